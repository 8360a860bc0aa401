import { useState } from 'react';
import type { Environment } from 'shared/contract';
import { ApiError } from 'shared/http';
import { useSaveEnvironment } from '../../../api/environments.ts';
import { FormDialog } from '../../../components/FormDialog.tsx';
import {
  bodyOfEnvironment,
  draftOfEnvironment,
  validateEnvironment,
} from '../../../model/environment-draft.ts';
import { EnvironmentFields } from './EnvironmentFields.tsx';

interface Props {
  /** null: a new environment. */
  environment: Environment | null;
  /** The names of all others. */
  names: string[];
  onClose: () => void;
}

/** Adds or changes an environment; closes after a successful save. */
export function EnvironmentDialog({ environment, names, onClose }: Props) {
  const [stored] = useState(() => draftOfEnvironment(environment));
  const [draft, setDraft] = useState(stored);
  const [loaded] = useState(environment);
  const save = useSaveEnvironment(loaded);
  const errors = validateEnvironment(draft, names);
  const [firstError] = Object.values(errors);
  const refused = save.error instanceof ApiError ? save.error.fields : {};

  return (
    <FormDialog
      title={environment ? `Edit ${environment.name}` : 'Add environment'}
      requires="editor"
      submitLabel="Save"
      busyLabel="Saving..."
      autoComplete="off"
      problem={firstError}
      hasChanges={draft !== stored}
      mutation={save}
      failed="Failed to save the environment."
      onSubmit={() => save.mutate(bodyOfEnvironment(draft), { onSuccess: onClose })}
      onClose={onClose}
    >
      <EnvironmentFields draft={draft} errors={errors} refused={refused} onChange={setDraft} />
    </FormDialog>
  );
}
