import { useRef, useState } from 'react';
import type { Role } from 'shared/constants';
import type { Member } from 'shared/contract';
import { toast } from 'shared/feedback';
import { ApiError, errorText } from 'shared/http';
import { FormDialog } from 'shared/overlay';
import { TextField } from 'shared/ui';
import { useInvite } from '../../api/members.ts';
import { invitationProblem } from '../../model/members.ts';
import { RoleRadios } from './RoleRadios.tsx';

interface Props {
  members: readonly Member[];
  onClose: () => void;
}

/** Invites a person by mail; closes after the mail was sent. */
export function InviteDialog({ members, onClose }: Props) {
  const emailField = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [problem, setProblem] = useState<string>();
  const invite = useInvite();
  const rejected = rejectedFields(invite.error);

  function handleSubmit() {
    const found = invitationProblem(email, members);
    setProblem(found);
    if (found !== undefined) emailField.current?.focus();
    else invite.mutate({ body: { email: email.trim(), role } }, { onSuccess: handleSuccess });
  }

  function handleSuccess() {
    toast({
      type: 'success',
      title: 'Invitation sent',
      message: `${email.trim()} gets a mail with a link that works for seven days.`,
    });
    onClose();
  }

  return (
    <FormDialog
      title="Invite"
      description="The person gets a mail with a link to join the company."
      submitLabel="Send invitation"
      busyLabel="Sending..."
      autoComplete="off"
      isPending={invite.isPending}
      error={
        invite.isError && Object.keys(rejected).length === 0
          ? errorText(invite.error, 'Failed to send the invitation.')
          : null
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      <TextField
        ref={emailField}
        label="Email"
        type="email"
        autoComplete="off"
        value={email}
        error={problem ?? rejected['email']}
        onChange={({ target }) => {
          setEmail(target.value);
          setProblem(undefined);
        }}
      />
      <RoleRadios value={role} onChange={setRole} error={rejected['role']} />
    </FormDialog>
  );
}

/** What the server says about a field, by the field's name. */
function rejectedFields(error: Error | null): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === 'already_member' && error.serverText !== null) return { email: error.serverText };
  return error.fields;
}
