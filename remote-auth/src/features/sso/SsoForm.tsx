import { useState, type FormEvent } from 'react';
import { errorText } from 'shared/http';
import { safeNextPath, useSearchParams } from 'shared/router';
import { Button, Notice, Stack, TextField } from 'shared/ui';
import { useStartSso } from '../../api/auth.ts';
import { leaveFor } from './leave.ts';

interface Props {
  /** What was typed into the other form. */
  email: string;
  onEmailChange: (email: string) => void;
  onBack: () => void;
}

/** Asks for the address that decides which provider to go to, and goes there. */
export function SsoForm({ email, onEmailChange, onBack }: Props) {
  const [parameters] = useSearchParams();
  const [isLeaving, setIsLeaving] = useState(false);
  const start = useStartSso();

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const next = parameters.get('next');
    start.mutate(
      { body: next === null ? { email } : { email, next: safeNextPath(next) } },
      {
        onSuccess({ address }) {
          setIsLeaving(true);
          leaveFor(address);
        },
      },
    );
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={4}>
        {start.isError && (
          <Notice tone="danger">{errorText(start.error, 'Single sign-on failed. Please try again.')}</Notice>
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          hint="Your company's address leads you to its sign-in page."
          required
          autoFocus
          value={email}
          onChange={(event) => onEmailChange(event.target.value)}
        />
        <Button type="submit" isBusy={start.isPending || isLeaving} busyLabel="Opening your sign-in page...">
          Continue
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Log in with a password
        </Button>
      </Stack>
    </form>
  );
}
