import { useState } from 'react';
import type { Account } from 'shared/contract';
import { TextField } from 'shared/ui';
import { useRename } from '../../api/account.ts';
import { FormDialog } from '../../components/FormDialog.tsx';

interface Props {
  account: Account;
  onClose: () => void;
}

export function NameDialog({ account, onClose }: Props) {
  const [name, setName] = useState(account.name ?? '');
  const rename = useRename();
  return (
    <FormDialog
      title="Change name"
      submitLabel="Save"
      busyLabel="Saving..."
      mutation={rename}
      failed="Failed to save the name."
      onSubmit={() => rename.mutate({ body: { name: name.trim() || null } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="As your colleagues read it. Empty: they see your e-mail address."
        autoComplete="name"
        maxLength={100}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
