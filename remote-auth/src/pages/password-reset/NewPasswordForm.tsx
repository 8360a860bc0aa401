import { useRef, useState, type FormEvent } from 'react';
import { ApiError, errorText } from 'shared/http';
import { paths } from 'shared/router';
import { Button, Notice, PasswordField, Stack, TextLink } from 'shared/ui';
import type { useResetPassword } from '../../api/auth.ts';
import { validateNewPassword, type PasswordErrors } from '../../model/new-password.ts';

const INVALID_LINK = 'Invalid reset link. Please request a new password reset.';
const EXPIRED_LINK = 'Reset link has expired or is invalid. Please request a new password reset.';

interface Props {
  hasToken: boolean;
  resetPassword: ReturnType<typeof useResetPassword>;
}

export function NewPasswordForm({ hasToken, resetPassword }: Props) {
  const [newPassword, setNewPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [errors, setErrors] = useState<PasswordErrors>({});
  const newPasswordField = useRef<HTMLInputElement>(null);
  const confirmationField = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const found = validateNewPassword(newPassword, confirmation);
    setErrors(found);
    if (found.newPassword) newPasswordField.current?.focus();
    else if (found.confirmation) confirmationField.current?.focus();
    else resetPassword.mutate({ body: { new_password: newPassword } });
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={4}>
        <LinkError hasToken={hasToken} error={resetPassword.error} />
        <PasswordField
          ref={newPasswordField}
          label="New Password"
          autoComplete="new-password"
          required
          error={errors.newPassword}
          value={newPassword}
          onChange={(event) => setNewPassword(event.target.value)}
        />
        <PasswordField
          ref={confirmationField}
          label="Confirm New Password"
          autoComplete="new-password"
          required
          error={errors.confirmation}
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        <Button type="submit" disabled={!hasToken} isBusy={resetPassword.isPending} busyLabel="Updating...">
          Update password
        </Button>
      </Stack>
    </form>
  );
}

function LinkError({ hasToken, error }: { hasToken: boolean; error: Error | null }) {
  const isExpired = error instanceof ApiError && error.status === 401;
  if (!hasToken || isExpired)
    return (
      <Notice tone="danger">
        {hasToken ? EXPIRED_LINK : INVALID_LINK}{' '}
        <TextLink to={paths.forgotPassword()}>Request a new link</TextLink>
      </Notice>
    );
  return (
    error && <Notice tone="danger">{errorText(error, 'Failed to reset password. Please try again.')}</Notice>
  );
}
