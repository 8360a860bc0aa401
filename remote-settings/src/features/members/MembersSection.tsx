import { UserPlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { MembersReply } from 'shared/contract';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { space, styled } from 'shared/theme';
import { Button, Card, Heading, LoadState, PlainList, Row, Stack, Text } from 'shared/ui';
import { membersQuery } from '../../api/members.ts';
import { isLastOwner } from '../../model/members.ts';
import { InvitationItem } from './InvitationItem.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { MemberItem } from './MemberItem.tsx';

/** The people of the company and its invitations; nothing on a server without members. */
export function MembersSection() {
  const query = useQuery(membersQuery());
  const [isInviting, setIsInviting] = useState(false);
  const inviteButton = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  if (isNotFound(query.error)) return null;
  // The button that had the focus is gone.
  const handleRemoved = () => inviteButton.current?.focus();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Row justify="space-between" align="start" gap={4} wrap>
          <Intro>
            <Heading level={2} id={titleId}>
              Members
            </Heading>
            <Text tone="muted">
              The people of the company. Viewers read, editors also write and run tests, owners also decide
              about people and access.
            </Text>
          </Intro>
          <Button
            ref={inviteButton}
            variant="secondary"
            disabled={query.data === undefined}
            requires="owner"
            onClick={() => setIsInviting(true)}
          >
            <UserPlus aria-hidden />
            Invite
          </Button>
        </Row>
        <LoadState
          query={query}
          loading="Loading members..."
          skeleton="lines"
          failed="The members could not be loaded."
        >
          {(data) => <People {...data} onRemoved={handleRemoved} />}
        </LoadState>
      </Stack>
      {isInviting && (
        <InviteDialog members={query.data?.members ?? []} onClose={() => setIsInviting(false)} />
      )}
    </Card>
  );
}

function People({
  members,
  invitations,
  has_sso_roles: hasSsoRoles,
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

const Intro = styled.div`
  display: grid;
  gap: ${space(1)};
  flex: 1 1 280px;
  min-width: 0;
`;
