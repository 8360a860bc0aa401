import { useState } from 'react';
import { EMAIL_PATTERN } from 'shared/constants';
import { TextField } from 'shared/ui';
import { useChangeEmail } from '../../api/account.ts';
import { CurrentPasswordField } from '../../components/CurrentPasswordField.tsx';
import { FormDialog } from '../../components/FormDialog.tsx';

/** Asks for a new e-mail address, which the old and the new one must confirm. */
export function EmailDialog({ onClose }: { onClose: () => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const change = useChangeEmail();
  const passwordMissing = password === '' ? 'Enter your password.' : undefined;
  return (
    <FormDialog
      title="Change e-mail address"
      description="A link is mailed to the old and to the new address. The change happens when both were opened, within 24 hours."
      submitLabel="Send links"
      busyLabel="Sending..."
      problem={EMAIL_PATTERN.test(email.trim()) ? passwordMissing : 'Enter the new e-mail address.'}
      mutation={change}
      failed="Failed to send the links."
      onSubmit={() => change.mutate({ body: { new_email: email.trim(), password } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <TextField
        label="New e-mail address"
        type="email"
        autoComplete="email"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <CurrentPasswordField value={password} onChange={setPassword} />
    </FormDialog>
  );
}
