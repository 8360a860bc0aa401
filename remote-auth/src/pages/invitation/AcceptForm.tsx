import { useRef, useState, type FormEvent } from 'react';
import type { Offer } from 'shared/contract';
import { ApiError, errorText } from 'shared/http';
import { Button, Notice, PasswordField, Stack, Text, TextField } from 'shared/ui';
import type { useAcceptInvitation } from '../../api/invitation.ts';
import { validateNewPassword, type PasswordErrors } from '../../model/new-password.ts';
import { LogInButton } from './LogInButton.tsx';

interface Props {
  offer: Offer;
  accept: ReturnType<typeof useAcceptInvitation>;
}

/** Accepts at once for a person who has an account; others choose a name and a password. Where only SSO opens the company, the sign-in accepts. */
export function AcceptForm({ offer, accept }: Props) {
  if (offer.requires_sso)
    return (
      <Stack gap={4}>
        <Text tone="muted">
          {offer.company} takes no passwords. Signing in with your company’s account accepts the invitation.
        </Text>
        <LogInButton email={offer.email} isSso />
      </Stack>
    );
  if (!offer.has_account) return <NewAccountForm accept={accept} />;
  return (
    <Stack gap={4}>
      <AcceptError error={accept.error} />
      <Text tone="muted">You have an account: log in with your present password.</Text>
      <Button isBusy={accept.isPending} busyLabel="Accepting..." onClick={() => accept.mutate({ body: {} })}>
        Accept invitation
      </Button>
    </Stack>
  );
}

function NewAccountForm({ accept }: Pick<Props, 'accept'>) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [errors, setErrors] = useState<PasswordErrors>({});
  const passwordField = useRef<HTMLInputElement>(null);
  const confirmationField = useRef<HTMLInputElement>(null);
  const rejected = accept.error instanceof ApiError ? accept.error.fields : {};

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (accept.isPending) return;
    const found = validateNewPassword(password, confirmation);
    setErrors(found);
    if (found.newPassword) passwordField.current?.focus();
    else if (found.confirmation) confirmationField.current?.focus();
    else
      accept.mutate({ body: { new_password: password, ...(name.trim() !== '' && { name: name.trim() }) } });
  }

  return (
    <form onSubmit={handleSubmit}>
      <Stack gap={4}>
        {Object.keys(rejected).length === 0 && <AcceptError error={accept.error} />}
        <TextField
          label="Name"
          isOptional
          autoComplete="name"
          maxLength={100}
          error={rejected['name']}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <PasswordField
          ref={passwordField}
          label="Password"
          autoComplete="new-password"
          required
          error={errors.newPassword ?? rejected['new_password']}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordField
          ref={confirmationField}
          label="Confirm Password"
          autoComplete="new-password"
          required
          error={errors.confirmation}
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
        />
        <Button type="submit" isBusy={accept.isPending} busyLabel="Accepting...">
          Accept invitation
        </Button>
      </Stack>
    </form>
  );
}

function AcceptError({ error }: { error: Error | null }) {
  return (
    error && (
      <Notice tone="danger">{errorText(error, 'Failed to accept the invitation. Please try again.')}</Notice>
    )
  );
}
