import { UserPlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { MembersReply } from 'shared/contract';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button, Heading, LoadState, PlainList, Stack, Text } from 'shared/ui';
import { membersQuery } from '../../api/members.ts';
import { SettingsSection } from '../../components/SettingsSection.tsx';
import { isLastOwner } from '../../model/members.ts';
import { InvitationItem } from './InvitationItem.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberItem } from './MemberItem.tsx';
import { TwoFactorSwitch } from './TwoFactorSwitch.tsx';

/** The people of the company and its invitations; nothing on a server without members. */
export function MembersSection() {
  const query = useQuery(membersQuery());
  const [isInviting, setIsInviting] = useState(false);
  const inviteButton = useRef<HTMLButtonElement>(null);
  if (isNotFound(query.error)) return null;
  // The button that had the focus is gone.
  const handleRemoved = () => inviteButton.current?.focus();
  return (
    <SettingsSection
      title="Members"
      intro="The people of the company. Viewers read, editors also write and run tests, owners also decide about people and access."
      action={
        <Button
          ref={inviteButton}
          variant="secondary"
          icon={<UserPlus aria-hidden />}
          disabled={query.data === undefined}
          requires="owner"
          onClick={() => setIsInviting(true)}
        >
          Invite
        </Button>
      }
    >
      <LoadState
        query={query}
        loading="Loading members..."
        skeleton="lines"
        failed="The members could not be loaded."
      >
        {(data) => <People {...data} onRemoved={handleRemoved} />}
      </LoadState>
      {isInviting && (
        <InviteDialog members={query.data?.members ?? []} onClose={() => setIsInviting(false)} />
      )}
    </SettingsSection>
  );
}

function People({
  members,
  invitations,
  has_sso_roles: hasSsoRoles,
  requires_two_factor: requiresTwoFactor,
  onRemoved,
}: MembersReply & { onRemoved: () => void }) {
  const invitationsId = useId();
  return (
    <>
      {hasSsoRoles && (
        <Text tone="muted">
          Your identity provider sets the role at each sign-in with SSO. A role that is changed here lasts
          until then.
        </Text>
      )}
      {requiresTwoFactor !== undefined && <TwoFactorSwitch isRequired={requiresTwoFactor} />}
      <PlainList aria-label="Members">
        {members.map((member) => (
          <MemberItem
            key={member.user_id}
            member={member}
            isLastOwner={isLastOwner(member, members)}
            onRemoved={onRemoved}
          />
        ))}
      </PlainList>
      {invitations.length > 0 ? (
        <Stack gap={2}>
          <Heading level={3} id={invitationsId}>
            Invitations
          </Heading>
          <PlainList aria-labelledby={invitationsId}>
            {invitations.map((invitation) => (
              <InvitationItem key={invitation.id} invitation={invitation} onWithdrawn={onRemoved} />
            ))}
          </PlainList>
        </Stack>
      ) : (
        <Text tone="muted">
          {members.length === 1
            ? 'You are the only member so far. Invite the people you test with.'
            : 'No open invitations.'}
        </Text>
      )}
    </>
  );
}
