import { useState } from 'react';
import { COMPANY_NAME_MAX_LENGTH } from 'shared/constants';
import type { Account } from 'shared/contract';
import { TextField } from 'shared/ui';
import { useRenameCompany } from '../../api/company.ts';
import { FormDialog } from '../../components/FormDialog.tsx';

interface Props {
  account: Account;
  onClose: () => void;
}

export function RenameCompanyDialog({ account, onClose }: Props) {
  const [name, setName] = useState(account.company.name);
  const rename = useRenameCompany();
  return (
    <FormDialog
      title="Change company name"
      submitLabel="Save"
      busyLabel="Saving..."
      requires="owner"
      autoComplete="off"
      problem={name.trim() === '' ? 'Enter a name.' : undefined}
      mutation={rename}
      failed="Failed to save the name."
      onSubmit={() => rename.mutate({ body: { name: name.trim() } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="Everybody in the company reads it, and it is in invitations."
        maxLength={COMPANY_NAME_MAX_LENGTH}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
