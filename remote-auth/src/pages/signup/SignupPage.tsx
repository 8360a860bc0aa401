import { useState, type FormEvent } from 'react';
import { toast } from 'shared/feedback';
import { errorText } from 'shared/http';
import { paths, usePageTitle } from 'shared/router';
import { Button, Stack, Text, TextField, TextLink } from 'shared/ui';
import { useSignup } from '../../api/auth.ts';
import { SignedOutFrame } from '../../features/frame/SignedOutFrame.tsx';

/** Adds an e-mail address to the waiting list. */
export function SignupPage() {
  usePageTitle('Sign up');
  return (
    <SignedOutFrame
      title="Start shipping with confidence"
      description="Leave your e-mail address to request access."
    >
      <SignupForm />
      <Text tone="muted">
        Already have an account? <TextLink to={paths.login()}>Login</TextLink>
      </Text>
    </SignedOutFrame>
  );
}

function SignupForm() {
  const signup = useSignup();
  const [email, setEmail] = useState('');

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    signup.mutate({ body: { email } }, { onSuccess: handleSuccess, onError: handleError });
  }

  function handleSuccess() {
    setEmail('');
    toast({
      type: 'success',
      title: 'Signup successful!',
      message: "We've received your email. We'll be in touch soon with next steps.",
    });
  }

  function handleError(error: Error) {
    toast({
      type: 'error',
      title: 'Signup failed',
      message: errorText(error, 'Signup failed. Please try again.'),
    });
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={4}>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" isBusy={signup.isPending} busyLabel="Signing up...">
          Sign up
        </Button>
      </Stack>
    </form>
  );
}
