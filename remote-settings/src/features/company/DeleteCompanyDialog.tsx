import { useState } from 'react';
import type { Account } from 'shared/contract';
import { TextField } from 'shared/ui';
import { useDeleteCompany } from '../../api/company.ts';
import { CodeField } from '../../components/CodeField.tsx';
import { CurrentPasswordField } from '../../components/CurrentPasswordField.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';

interface Props {
  account: Account;
  onClose: () => void;
}

/** Deletes the company; then the sign-in page opens. */
export function DeleteCompanyDialog({ account, onClose }: Props) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const remove = useDeleteCompany();
  const { company, companies } = account;
  const needsPassword = account.has_password !== false;
  const needsCode = needsPassword && account.has_two_factor === true;
  const next =
    companies.length > 1
      ? 'You are signed out, and can sign in to your other companies.'
      : 'You are signed out, and cannot sign in until somebody invites you.';
  const problems = [
    name !== company.name && `Type the name of the company: ${company.name}`,
    needsPassword && password === '' && 'Enter your password.',
    needsCode && code.trim() === '' && 'Enter a code.',
  ];
  return (
    <FormDialog
      title={`Delete ${company.name}`}
      description={`Tests, runs, recordings and files are deleted, runs under way are cancelled, and nobody has access from then on. ${next} This action cannot be undone.${needsPassword ? '' : ' Sign in with SSO shortly before.'}`}
      submitLabel="Delete company"
      busyLabel="Deleting..."
      tone="danger"
      requires="owner"
      autoComplete="off"
      problem={problems.find((problem) => problem !== false)}
      mutation={remove}
      failed="Failed to delete the company."
      onSubmit={() =>
        remove.mutate({ body: { name, ...(needsPassword && { password }), ...(needsCode && { code }) } })
      }
      onClose={onClose}
    >
      <TextField
        label="Name of the company"
        hint={`To confirm, type ${company.name}`}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {needsPassword && <CurrentPasswordField value={password} onChange={setPassword} />}
      {needsCode && <CodeField value={code} onChange={setCode} />}
    </FormDialog>
  );
}
