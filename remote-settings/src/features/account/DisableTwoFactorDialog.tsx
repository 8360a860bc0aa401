import { useState } from 'react';
import { useDisableTwoFactor } from '../../api/account.ts';
import { CodeField } from '../../components/CodeField.tsx';
import { CurrentPasswordField } from '../../components/CurrentPasswordField.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';

export function DisableTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const disable = useDisableTwoFactor();
  const codeMissing = code.trim() === '' ? 'Enter a code.' : undefined;
  return (
    <FormDialog
      title="Disable two-factor sign-in"
      description="The password alone will sign in. The recovery codes stop working."
      submitLabel="Disable"
      busyLabel="Disabling..."
      tone="danger"
      problem={password === '' ? 'Enter your password.' : codeMissing}
      mutation={disable}
      failed="Failed to disable two-factor sign-in."
      onSubmit={() => disable.mutate({ body: { password, code } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <CurrentPasswordField value={password} onChange={setPassword} />
      <CodeField value={code} onChange={setCode} />
    </FormDialog>
  );
}
