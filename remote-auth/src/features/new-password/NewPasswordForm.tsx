import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, PasswordField, Stack } from 'shared/ui';
import { validateNewPassword, type PasswordErrors } from '../../model/new-password.ts';

interface Props {
  /** Of the field of the password. */
  label: string;
  /** Why the server has refused the password. */
  refusal?: string | undefined;
  submitLabel: string;
  busyLabel: string;
  isPending: boolean;
  disabled?: boolean;
  onSubmit: (password: string) => void;
  /** Above the password. */
  children: ReactNode;
}

/** Asks for a new password twice. */
export function NewPasswordForm({ label, refusal, onSubmit, children, ...button }: Props) {
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [errors, setErrors] = useState<PasswordErrors>({});
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmationField = useRef<HTMLInputElement>(null);
  const { submitLabel, busyLabel, isPending, disabled } = button;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const found = validateNewPassword(password, confirmation);
    setErrors(found);
    if (found.newPassword) passwordField.current?.focus();
    else if (found.confirmation) confirmationField.current?.focus();
    else onSubmit(password);
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={4}>
        {children}
        <PasswordField
          ref={passwordField}
          label={label}
          autoComplete="new-password"
          required
          error={errors.newPassword ?? refusal}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          ref={confirmationField}
          label={`Confirm ${label}`}
          autoComplete="new-password"
          required
          error={errors.confirmation}
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        <Button type="submit" disabled={disabled} isBusy={isPending} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
