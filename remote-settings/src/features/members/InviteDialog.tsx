import { useRef, useState } from 'react';
import type { Role } from 'shared/constants';
import type { Member } from 'shared/contract';
import { toast } from 'shared/feedback';
import { ApiError, errorText } from 'shared/http';
import { FormDialog } from 'shared/form-dialog';
import { TextField } from 'shared/ui';
import { useInvite } from '../../api/members.ts';
import { pasteLines } from '../../components/paste-lines.ts';
import { sortAddresses, splitAddresses } from '../../model/addresses.ts';
import { invitationProblem } from '../../model/members.ts';
import { confirmOwner } from './confirm-owner.ts';
import { RoleRadios } from './RoleRadios.tsx';

interface Props {
  members: readonly Member[];
  onClose: () => void;
}

/** Invites people by mail; closes after all mails were sent. Addresses that are wrong or were refused stay in the field. */
export function InviteDialog({ members, onClose }: Props) {
  const emailField = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [role, setRole] = useState<Role>('editor');
  const [problem, setProblem] = useState<string>();
  const invite = useInvite();
  const refusals = (invite.data ?? []).map(({ email, error }) => ({
    email,
    error,
    ...rejectedFields(error),
  }));
  const refused = sortAddresses(
    refusals.map(({ email }) => email),
    (address) => refusals.find(({ email }) => email === address)?.fields['email'],
  ).problem;
  const failed = new Set(
    refusals
      .filter(({ fields }) => Object.keys(fields).length === 0)
      .map(({ error }) => errorText(error, 'Failed to send the invitation.')),
  );

  function change(next: string) {
    // The answers are about what was sent.
    if (invite.isPending) return;
    setText(next);
    setProblem(undefined);
    invite.reset();
  }

  async function handleSubmit() {
    const found = sortAddresses(splitAddresses(text), (address) => invitationProblem(address, members));
    const { right, wrong } = found;
    setProblem(right.length + wrong.length === 0 ? invitationProblem('', members) : found.problem);
    if (right.length === 0) emailField.current?.focus();
    else if (role !== 'owner' || (await confirmOwner(right.join(', '))))
      invite.mutate(
        { emails: right, role },
        { onSuccess: (failures) => handleAnswer(right, [...wrong, ...failures.map(({ email }) => email)]) },
      );
  }

  /** @param left what stays in the field */
  function handleAnswer(tried: string[], left: string[]) {
    const sent = tried.filter((email) => !left.includes(email));
    const [first] = sent;
    if (first !== undefined)
      toast({
        type: 'success',
        title: sent.length === 1 ? 'Invitation sent' : `${sent.length} invitations sent`,
        message: `${sent.length === 1 ? `${first} gets` : `${sent.join(', ')} get`} a mail with a link that works for seven days.`,
      });
    if (left.length === 0) onClose();
    else setText(left.join(', '));
  }

  return (
    <FormDialog
      title="Invite"
      description="The people get a mail with a link to join the company."
      submitLabel="Send invitation"
      busyLabel="Sending..."
      autoComplete="off"
      hasChanges={text.trim() !== ''}
      isPending={invite.isPending}
      error={failed.size === 0 ? null : [...failed].join(' ')}
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
    >
      <TextField
        ref={emailField}
        label="Email"
        hint="Several addresses at once: with commas, spaces or line breaks between them."
        inputMode="email"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={text}
        error={[problem, refused].filter(Boolean).join('; ') || undefined}
        onChange={({ target }) => change(target.value)}
        onPaste={(event) => pasteLines(event, change)}
      />
      <RoleRadios
        value={role}
        onChange={setRole}
        error={refusals.find(({ fields }) => fields['role'])?.fields['role']}
      />
    </FormDialog>
  );
}

/** What the server says about fields, by their names. */
function rejectedFields(error: unknown): { fields: Record<string, string> } {
  if (!(error instanceof ApiError)) return { fields: {} };
  const { code, serverText, fields } = error;
  return { fields: code === 'already_member' && serverText !== null ? { email: serverText } : fields };
}
