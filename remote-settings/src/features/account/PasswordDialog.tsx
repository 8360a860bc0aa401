import { useState } from 'react';
import { toast } from 'shared/feedback';
import { PasswordField } from 'shared/ui';
import { useChangePassword } from '../../api/account.ts';
import { passwordProblem } from '../../model/new-password.ts';
import { CurrentPasswordField } from '../../components/CurrentPasswordField.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';

/** Changes the password; the other sessions of the person end. */
export function PasswordDialog({ onClose }: { onClose: () => void }) {
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [repetition, setRepetition] = useState('');
  const change = useChangePassword();

  function handleSuccess() {
    toast({ type: 'success', title: 'Password changed', message: 'Your other sessions were ended.' });
    onClose();
  }

  return (
    <FormDialog
      title="Change password"
      description="Your other sessions end, and you get a mail about it."
      submitLabel="Change password"
      busyLabel="Changing..."
      problem={current === '' ? 'Enter your current password.' : passwordProblem(next, repetition)}
      mutation={change}
      failed="Failed to change the password."
      onSubmit={() =>
        change.mutate(
          { body: { current_password: current, new_password: next } },
          { onSuccess: handleSuccess },
        )
      }
      onClose={onClose}
    >
      <CurrentPasswordField label="Current password" value={current} onChange={setCurrent} />
      <PasswordField
        label="New password"
        hint="At least 8 characters."
        autoComplete="new-password"
        value={next}
        onChange={({ target }) => setNext(target.value)}
      />
      <PasswordField
        label="Repeat new password"
        autoComplete="new-password"
        value={repetition}
        onChange={({ target }) => setRepetition(target.value)}
      />
    </FormDialog>
  );
}
