import { useEffect } from 'react';
import { RESET_REDIRECT_DELAY } from 'shared/constants';
import { paths, useNavigate, useParams, usePageTitle } from 'shared/router';
import { Notice, TextLink } from 'shared/ui';
import { useResetPassword } from '../../api/auth.ts';
import { Outcome } from '../../features/frame/Outcome.tsx';
import { SignedOutFrame } from '../../features/frame/SignedOutFrame.tsx';
import { ResetForm } from './ResetForm.tsx';

/** Sets a new password with the token of an e-mailed link. */
export function PasswordResetPage() {
  usePageTitle('Reset password');
  const { token = '' } = useParams();
  const resetPassword = useResetPassword(token);
  return (
    <SignedOutFrame title="Reset password" description="Choose a new password of at least 8 characters.">
      {resetPassword.isSuccess ? (
        <RedirectNotice />
      ) : (
        <ResetForm hasToken={token !== ''} resetPassword={resetPassword} />
      )}
      <TextLink to={paths.login()}>Back to login</TextLink>
    </SignedOutFrame>
  );
}

function RedirectNotice() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.login()), RESET_REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Outcome>
      <Notice tone="success">Password updated successfully! Redirecting to login...</Notice>
    </Outcome>
  );
}
