import { Fragment, useState, type ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from 'shared/form-dialog';
import { Button } from 'shared/ui';
import type { FilterFieldProps } from './fields/filter-field.ts';

type Values<Name extends string> = Partial<Record<Name, string>>;

interface FilterDraft<Name extends string> {
  draft: Values<Name>;
  change: (values: Values<Name>) => void;
  /** What the field of one value shows and changes. */
  field: (name: Name) => FilterFieldProps;
}

interface Props<Name extends string> extends Pick<FormDialogProps, 'title' | 'description' | 'submitLabel'> {
  filter: Values<Name>;
  /** Why a list cannot be narrowed so; undefined: it can. */
  problemOf: (draft: Values<Name>) => string | undefined;
  onFilter: (filter: Values<Name>) => void;
  onClose: () => void;
  /** The fields. */
  children: (draft: FilterDraft<Name>) => ReactNode;
}

/** Chooses what a list is narrowed by; all of it applies together. */
export function FilterDialog<Name extends string>({
  filter,
  problemOf,
  onFilter,
  children,
  ...dialog
}: Props<Name>) {
  const [stored] = useState(filter);
  const [draft, setDraft] = useState(stored);
  const [resets, setResets] = useState(0);
  const change = (values: Values<Name>) => setDraft((now) => ({ ...now, ...values }));
  const field = (name: Name) => ({
    value: draft[name] ?? '',
    onChange: (value: string) => setDraft((now) => ({ ...now, [name]: value })),
  });
  const handleReset = () => {
    setDraft({});
    setResets((count) => count + 1);
  };
  const handleSubmit = () => {
    onFilter(draft);
    dialog.onClose();
  };
  return (
    <FormDialog
      {...dialog}
      problem={problemOf(draft)}
      extraAction={
        <Button variant="ghost" onClick={handleReset}>
          Reset
        </Button>
      }
      hasChanges={draft !== stored}
      onSubmit={handleSubmit}
    >
      {/* A reset is the end of what fields have chosen by themselves, too. */}
      <Fragment key={resets}>{children({ draft, change, field })}</Fragment>
    </FormDialog>
  );
}
