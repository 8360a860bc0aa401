import { useState, type FormEvent } from 'react';
import { errorText } from 'shared/http';
import { paths, usePageTitle } from 'shared/router';
import { Button, Notice, Stack, Text, TextField, TextLink } from 'shared/ui';
import { useForgotPassword } from '../../api/auth.ts';
import { Outcome } from '../../features/frame/Outcome.tsx';
import { SignedOutFrame } from '../../features/frame/SignedOutFrame.tsx';

/** Requests a reset link; after success the server's message replaces the form. */
export function ForgotPasswordPage() {
  usePageTitle('Forgot password');
  const forgotPassword = useForgotPassword();
  const [email, setEmail] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    forgotPassword.mutate({ body: { email } });
  }

  return (
    <SignedOutFrame title="Forgot password" description="We send you a link to set a new one.">
      {forgotPassword.isSuccess ? (
        <SentNotice message={forgotPassword.data.message} />
      ) : (
        <form onSubmit={handleSubmit}>
          <Stack gap={4}>
            {forgotPassword.isError && (
              <Notice tone="danger">
                {errorText(forgotPassword.error, 'Failed to send reset email. Please try again.')}
              </Notice>
            )}
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <Button type="submit" isBusy={forgotPassword.isPending} busyLabel="Sending...">
              Send reset link
            </Button>
          </Stack>
        </form>
      )}
      <TextLink to={paths.login()}>Back to login</TextLink>
    </SignedOutFrame>
  );
}

function SentNotice({ message }: { message: string }) {
  return (
    <Outcome>
      <Notice tone="success">{message}</Notice>
      <Text tone="muted">
        Check your email for a link to reset your password. If it doesn't appear within a few minutes, check
        your spam folder.
      </Text>
    </Outcome>
  );
}
