import { useId, useState, type FormEvent } from 'react';
import type { Variable } from 'shared/contract';
import { errorText } from 'shared/http';
import { Dialog } from 'shared/overlay';
import { Button, Notice, Stack } from 'shared/ui';
import { useSaveVariable } from '../../api/variables.ts';
import { draftOf, EMPTY_VARIABLE, validateVariable } from '../../model/variable-draft.ts';
import { VariableFields } from './VariableFields.tsx';

interface Props {
  /** null: a new variable. */
  variable: Variable | null;
  /** The names of all variables. */
  names: string[];
  onClose: () => void;
}

/** Adds or changes a variable; closes after a successful save. */
export function VariableDialog({ variable, names, onClose }: Props) {
  const formId = useId();
  const [draft, setDraft] = useState(variable ? draftOf(variable) : EMPTY_VARIABLE);
  const save = useSaveVariable();
  const errors = validateVariable(draft, variable ? [] : names);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (errors.name || errors.value || save.isPending) return;
    const { name, value, isSecret } = draft;
    save.mutate({ name, value, is_secret: isSecret }, { onSuccess: onClose });
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={titleOf(variable)}
      description={variable?.is_secret ? 'The stored value is never shown. Enter a new one.' : undefined}
      isPending={save.isPending}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} disabled={save.isPending}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            isBusy={save.isPending}
            busyLabel="Saving..."
            disabledReason={errors.name ?? errors.value}
          >
            Save
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate autoComplete="off">
        <Stack gap={4}>
          {save.isError && (
            <Notice tone="danger">{errorText(save.error, 'Failed to save the variable.')}</Notice>
          )}
          <VariableFields draft={draft} errors={errors} isNew={variable === null} onChange={setDraft} />
        </Stack>
      </form>
    </Dialog>
  );
}

function titleOf(variable: Variable | null): string {
  if (!variable) return 'Add variable';
  return variable.is_secret ? `Replace ${variable.name}` : `Edit ${variable.name}`;
}
