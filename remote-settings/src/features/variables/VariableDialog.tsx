import { useState } from 'react';
import type { Variable } from 'shared/contract';
import { useSaveVariable } from '../../api/variables.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import { bodyOf, draftOf, EMPTY_VARIABLE, validateVariable } from '../../model/variable-draft.ts';
import { VariableFields } from './VariableFields.tsx';

interface Props {
  /** null: a new variable. */
  variable: Variable | null;
  /** The names of all variables. */
  names: string[];
  /** Absent: a variable of the company. */
  environmentId?: number;
  onClose: () => void;
}

/** Adds or changes a variable; closes after a successful save. */
export function VariableDialog({ variable, names, environmentId, onClose }: Props) {
  const [draft, setDraft] = useState(variable ? draftOf(variable) : EMPTY_VARIABLE);
  const [loaded] = useState(variable);
  const save = useSaveVariable(environmentId, loaded);
  const errors = validateVariable(draft, variable ? [] : names);

  return (
    <FormDialog
      title={titleOf(variable)}
      description={variable?.is_secret ? 'The stored value is never shown. Enter a new one.' : undefined}
      requires="editor"
      submitLabel="Save"
      busyLabel="Saving..."
      autoComplete="off"
      problem={errors.name ?? errors.value}
      mutation={save}
      failed="Failed to save the variable."
      onSubmit={() => save.mutate(bodyOf(draft), { onSuccess: onClose })}
      onClose={onClose}
    >
      <VariableFields draft={draft} errors={errors} isNew={variable === null} onChange={setDraft} />
    </FormDialog>
  );
}

function titleOf(variable: Variable | null): string {
  if (!variable) return 'Add variable';
  return variable.is_secret ? `Replace ${variable.name}` : `Edit ${variable.name}`;
}
