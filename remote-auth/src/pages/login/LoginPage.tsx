import { useState, type FormEvent } from 'react';
import { sessionEndReason, useSession } from 'shared/auth';
import { errorText } from 'shared/http';
import { Navigate, paths, safeNextPath, usePageTitle, useSearchParams } from 'shared/router';
import { Button, Checkbox, Notice, PasswordField, Row, Stack, Text, TextField, TextLink } from 'shared/ui';
import { useLogin } from '../../api/auth.ts';
import { SignedOutFrame } from '../../features/frame/SignedOutFrame.tsx';

/** Sign-in. A signed-in user, by this form or in another tab, is redirected to `?next=`. */
export function LoginPage() {
  usePageTitle('Login');
  const [parameters] = useSearchParams();
  if (useSession()) return <Navigate to={safeNextPath(parameters.get('next'))} replace />;
  return (
    <SignedOutFrame title="Welcome back" description="Log in to see what your tests have found.">
      <LoginForm />
      <Text tone="muted">
        No account yet? <TextLink to={paths.signup()}>Sign up</TextLink>
      </Text>
    </SignedOutFrame>
  );
}

function LoginForm() {
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    login.mutate({ email, password, remember });
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={4}>
        {login.isError ? (
          <Notice tone="danger">{errorText(login.error, 'Login failed. Please try again.')}</Notice>
        ) : (
          login.isIdle &&
          sessionEndReason() === 'expired' && <Notice>Your session has ended. Please log in again.</Notice>
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          required
          autoFocus
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
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
      </Stack>
    </form>
  );
}
