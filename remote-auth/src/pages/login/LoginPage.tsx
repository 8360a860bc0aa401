import { useEffect, useState, type FormEvent } from 'react';
import { sessionEndReason, useSession } from 'shared/auth';
import { toast } from 'shared/feedback';
import { lazyPart } from 'shared/remote';
import { Navigate, paths, safeNextPath, useLocation, usePageTitle, useSearchParams } from 'shared/router';
import { Button, Checkbox, Notice, PasswordField, Row, Stack, Text, TextField, TextLink } from 'shared/ui';
import { isCodeMissing, useLogin } from '../../api/auth.ts';
import { SignedOutFrame } from '../../features/frame/SignedOutFrame.tsx';
import { useSsoReturn } from '../../features/sso/useSsoReturn.ts';
import { LoginError } from './LoginError.tsx';

// Most sign-ins need neither of them.
const SsoForm = lazyPart(async () => (await import('../../features/sso/SsoForm.tsx')).SsoForm);
const CodeForm = lazyPart(async () => (await import('./CodeForm.tsx')).CodeForm);

/** Sign-in. A signed-in user, by this form or in another tab, is redirected to `?next=`. */
export function LoginPage() {
  usePageTitle('Login');
  const [parameters] = useSearchParams();
  const known = useKnownSignIn();
  const [email, setEmail] = useState(known.email);
  const [isSso, setIsSso] = useState(known.isSso);
  const isSignedIn = useSession() !== null;
  const { isFinishing, error } = useSsoReturn();
  useErrorToast(isSignedIn ? error : null);
  if (isSignedIn) return <Navigate to={safeNextPath(parameters.get('next'))} replace />;
  if (isFinishing)
    return (
      <SignedOutFrame title="Welcome back" description="Your company has confirmed who you are.">
        <Text role="status">Signing you in...</Text>
      </SignedOutFrame>
    );
  const fields = { email, onEmailChange: setEmail };
  return (
    <SignedOutFrame title="Welcome back" description="Log in to see what your tests have found.">
      {isSso ? (
        <SsoForm {...fields} onBack={() => setIsSso(false)} />
      ) : (
        <LoginForm {...fields} ssoError={error} onSso={() => setIsSso(true)} />
      )}
      <Text tone="muted">
        No account yet? <TextLink to={paths.signup()}>Sign up</TextLink>
      </Text>
    </SignedOutFrame>
  );
}

/** For someone who linked the account, and so is signed in. */
function useErrorToast(error: string | null): void {
  useEffect(() => {
    if (error !== null) toast({ type: 'error', title: 'Single sign-on failed', message: error });
  }, [error]);
}

interface FormProps {
  email: string;
  onEmailChange: (email: string) => void;
  /** Why a sign-in by SSO has failed; null: it has not. */
  ssoError: string | null;
  onSso: () => void;
}

function LoginForm({ email, onEmailChange, ssoError, onSso }: FormProps) {
  const login = useLogin();
  // Where it is known, the password is what is missing.
  const [isEmailKnown] = useState(email !== '');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);
  const [isCodeAsked, setIsCodeAsked] = useState(false);

  function logIn(code?: string) {
    login.mutate(
      { body: { email, password, remember, code } },
      { onError: (error) => setIsCodeAsked((isAsked) => isAsked || isCodeMissing(error)) },
    );
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    logIn();
  }

  function handleBack() {
    login.reset();
    setIsCodeAsked(false);
  }

  if (isCodeAsked) return <CodeForm login={login} onSubmit={logIn} onBack={handleBack} />;
  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={4}>
        {login.isError ? (
          <LoginError error={login.error} />
        ) : login.isIdle && ssoError !== null ? (
          <Notice tone="danger">{ssoError}</Notice>
        ) : (
          login.isIdle &&
          sessionEndReason() === 'expired' && <Notice>Your session has ended. Please log in again.</Notice>
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          autoFocus={!isEmailKnown}
          value={email}
          onChange={(event) => onEmailChange(event.target.value)}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          autoFocus={isEmailKnown}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Row justify="space-between">
          <Checkbox
            label="Remember me"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          <TextLink to={paths.forgotPassword()}>Forgot password</TextLink>
        </Row>
        <Button type="submit" isBusy={login.isPending} busyLabel="Logging in...">
          Login
        </Button>
        <Button variant="secondary" onClick={onSso}>
          Sign in with SSO
        </Button>
      </Stack>
    </form>
  );
}

/** The address that another screen knows, such as that of an invitation, else empty; and whether SSO is the way in. */
function useKnownSignIn(): { email: string; isSso: boolean } {
  const state = useLocation().state as { email?: unknown; isSso?: unknown } | null;
  return { email: typeof state?.email === 'string' ? state.email : '', isSso: state?.isSso === true };
}
