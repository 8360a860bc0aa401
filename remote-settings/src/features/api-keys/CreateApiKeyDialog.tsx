import { useState } from 'react';
import { Select } from 'shared/choice';
import { API_KEY_NAME_MAX_LENGTH, type ApiKeyRole } from 'shared/constants';
import type { CreatedApiKey } from 'shared/contract';
import { longDate } from 'shared/format';
import { TextField } from 'shared/ui';
import { useCreateApiKey } from '../../api/api-keys.ts';
import { FormDialog } from '../../components/FormDialog.tsx';
import {
  bodyOfApiKey,
  EMPTY_API_KEY,
  expiryOf,
  LIFETIMES,
  validateApiKeyName,
  type Lifetime,
} from '../../model/api-key-draft.ts';

const ROLE_OPTIONS: { value: ApiKeyRole; label: string }[] = [
  { value: 'editor', label: 'Editor' },
  { value: 'viewer', label: 'Viewer' },
];
const ROLE_HINTS: Record<ApiKeyRole, string> = {
  editor: 'Starts runs, pushes test files, and reads.',
  viewer: 'Reads results and test files only.',
};

interface Props {
  /** The names of all keys. */
  names: string[];
  onCreated: (apiKey: CreatedApiKey) => void;
  onClose: () => void;
}

/** Asks for name, role and expiry of a new key; closes once it is created. */
export function CreateApiKeyDialog({ names, onCreated, onClose }: Props) {
  const [draft, setDraft] = useState(EMPTY_API_KEY);
  const [isNameTouched, setIsNameTouched] = useState(false);
  const create = useCreateApiKey();
  const nameError = validateApiKeyName(draft.name, names);
  const expiry = expiryOf(draft.lifetime);

  return (
    <FormDialog
      title={'Create API key'}
      requires="owner"
      submitLabel="Create"
      busyLabel="Creating..."
      autoComplete="off"
      problem={nameError}
      mutation={create}
      failed="Failed to create the API key."
      onSubmit={() => {
        const call = { body: bodyOfApiKey(draft) };
        create.mutate(call, {
          onSuccess: ({ api_key: apiKey }) => {
            onCreated(apiKey);
            onClose();
          },
        });
      }}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="Where the key is used, for example GitHub Actions."
        value={draft.name}
        maxLength={API_KEY_NAME_MAX_LENGTH}
        error={isNameTouched ? nameError : undefined}
        autoComplete="off"
        onBlur={() => setIsNameTouched(draft.name !== '')}
        onChange={({ target }) => setDraft({ ...draft, name: target.value })}
      />
      <Select
        label="Role"
        hint={ROLE_HINTS[draft.role]}
        options={ROLE_OPTIONS}
        value={draft.role}
        onChange={({ target }) => setDraft({ ...draft, role: target.value as ApiKeyRole })}
      />
      <Select
        label="Expires after"
        hint={
          expiry === null
            ? 'The key works until it is revoked.'
            : `The key stops working on ${longDate(expiry)}.`
        }
        options={LIFETIMES}
        value={draft.lifetime}
        onChange={({ target }) => setDraft({ ...draft, lifetime: target.value as Lifetime })}
      />
    </FormDialog>
  );
}
