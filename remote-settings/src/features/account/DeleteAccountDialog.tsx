import { useState } from 'react';
import type { Account } from 'shared/contract';
import { useDeleteAccount } from '../../api/account.ts';
import { CodeField } from '../../components/CodeField.tsx';
import { CurrentPasswordField } from '../../components/CurrentPasswordField.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';

interface Props {
  account: Account;
  onClose: () => void;
}

/** Deletes the account; then the sign-in page opens. */
export function DeleteAccountDialog({ account, onClose }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const remove = useDeleteAccount();
  const needsCode = account.has_two_factor === true;
  const needsPassword = account.has_password !== false;
  const passwordMissing = needsPassword && password === '' ? 'Enter your password.' : undefined;
  const codeMissing = needsCode && code.trim() === '' ? 'Enter a code.' : undefined;
  return (
    <FormDialog
      title="Delete account"
      description={`You leave every company, and your sessions end. The tests that you made stay. This action cannot be undone.${needsPassword ? '' : ' Sign in with SSO shortly before.'}`}
      submitLabel="Delete account"
      busyLabel="Deleting..."
      tone="danger"
      problem={passwordMissing ?? codeMissing}
      mutation={remove}
      failed="Failed to delete the account."
      onSubmit={() =>
        remove.mutate({ body: { ...(needsPassword && { password }), ...(needsCode && { code }) } })
      }
      onClose={onClose}
    >
      {needsPassword && <CurrentPasswordField value={password} onChange={setPassword} />}
      {needsCode && <CodeField value={code} onChange={setCode} />}
    </FormDialog>
  );
}
