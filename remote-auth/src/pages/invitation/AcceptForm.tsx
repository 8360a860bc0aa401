import { useState } from 'react';
import type { Offer } from 'shared/contract';
import { ApiError, errorText } from 'shared/http';
import { Button, Notice, Stack, Text, TextField } from 'shared/ui';
import type { useAcceptInvitation } from '../../api/invitation.ts';
import { NewPasswordForm } from '../../features/new-password/NewPasswordForm.tsx';
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
  const rejected = accept.error instanceof ApiError ? accept.error.fields : {};
  return (
    <NewPasswordForm
      label="Password"
      refusal={rejected['new_password']}
      submitLabel="Accept invitation"
      busyLabel="Accepting..."
      isPending={accept.isPending}
      onSubmit={(password) =>
        accept.mutate({ body: { new_password: password, ...(name.trim() !== '' && { name: name.trim() }) } })
      }
    >
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
    </NewPasswordForm>
  );
}

function AcceptError({ error }: { error: Error | null }) {
  return (
    error && (
      <Notice tone="danger">{errorText(error, 'Failed to accept the invitation. Please try again.')}</Notice>
    )
  );
}
