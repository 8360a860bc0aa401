import { useState, type FormEvent } from 'react';
import { Button, Stack, Text, TextField } from 'shared/ui';
import { isCodeMissing, type useLogin } from '../../api/auth.ts';
import { LoginError } from './LoginError.tsx';

interface Props {
  login: ReturnType<typeof useLogin>;
  onSubmit: (code: string) => void;
  onBack: () => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code, in the same field. */
export function CodeForm({ login, onSubmit, onBack }: Props) {
  const [code, setCode] = useState('');
  const [isRecovery, setIsRecovery] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSubmit(code);
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={4}>
        {login.isError && !isCodeMissing(login.error) && <LoginError error={login.error} />}
        <Text tone="muted">
          {isRecovery
            ? 'Enter one of the recovery codes that you stored. It works once.'
            : 'Enter the six digits that your authenticator app shows for Steplight.'}
        </Text>
        {/* Another keyboard appears on phones only for another field. */}
        <TextField
          key={isRecovery ? 'recovery' : 'app'}
          label={isRecovery ? 'Recovery code' : 'Code'}
          autoComplete="one-time-code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          required
          autoFocus
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button type="submit" isBusy={login.isPending} busyLabel="Logging in...">
          Login
        </Button>
        <Button variant="ghost" onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      </Stack>
    </form>
  );
}
