import { useState } from 'react';
import { inOneLine } from 'shared/constants';
import { TextField } from 'shared/ui';
import { useDeleteCompany } from '../../api/company.ts';
import { CodeField } from '../../components/CodeField.tsx';
import { CurrentPasswordField } from '../../components/CurrentPasswordField.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';
import type { CompanyDialogProps } from './company-dialog.ts';

/** Deletes the company; then the sign-in page opens. */
export function DeleteCompanyDialog({ account, company, onClose }: CompanyDialogProps) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const remove = useDeleteCompany();
  const needsPassword = account.has_password !== false;
  const needsCode = needsPassword && account.has_two_factor === true;
  const next =
    account.companies.length > 1
      ? 'You are signed out, and can sign in to your other companies.'
      : 'You are signed out. When you sign in again, you can create a new company or delete your account.';
  const problems = [
    inOneLine(name) !== inOneLine(company.name) && `Type the name of the company: ${company.name}`,
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
