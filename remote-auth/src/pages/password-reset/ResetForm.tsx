import { ApiError, errorText } from 'shared/http';
import { paths } from 'shared/router';
import { Notice, TextLink } from 'shared/ui';
import type { useResetPassword } from '../../api/auth.ts';
import { NewPasswordForm } from '../../features/new-password/NewPasswordForm.tsx';

const INVALID_LINK = 'Invalid reset link. Please request a new password reset.';
const EXPIRED_LINK = 'Reset link has expired or is invalid. Please request a new password reset.';

interface Props {
  hasToken: boolean;
  resetPassword: ReturnType<typeof useResetPassword>;
}

export function ResetForm({ hasToken, resetPassword }: Props) {
  return (
    <NewPasswordForm
      label="New Password"
      submitLabel="Update password"
      busyLabel="Updating..."
      isPending={resetPassword.isPending}
      disabled={!hasToken}
      onSubmit={(password) => resetPassword.mutate({ body: { new_password: password } })}
    >
      <LinkError hasToken={hasToken} error={resetPassword.error} />
    </NewPasswordForm>
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
