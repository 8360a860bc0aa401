import type { AccountSession } from 'shared/contract';
import { showFailure } from 'shared/feedback';
import { longDateTime, relativeTime } from 'shared/format';
import { color, font, radius, space, styled } from 'shared/theme';
import { Badge, Button, Row, Stack } from 'shared/ui';
import { useEndSession } from '../../api/account.ts';

/** A session with its browser, place and times. */
export function SessionItem({ session }: { session: AccountSession }) {
  const end = useEndSession();
  const name = nameOf(session);
  const details = [
    session.address,
    session.company,
    `last used ${relativeTime(session.last_seen_at)}`,
    `signed in on ${longDateTime(session.created_at)}`,
  ];
  const call = { params: { id: session.id } };
  const handleClick = () => end.mutate(call, { onError: (error) => showFailure(error, 'Session not ended') });
  return (
    <Item>
      <Stack gap={1}>
        <Row gap={2} wrap>
          <span>{name}</span>
          {session.is_current && <Badge tone="success">This session</Badge>}
        </Row>
        <Details>{details.filter(Boolean).join(' · ')}</Details>
      </Stack>
      {!session.is_current && (
        <Button
          size="sm"
          variant="secondary"
          aria-label={`End the session of ${name}`}
          isBusy={end.isPending}
          onClick={handleClick}
        >
          End
        </Button>
      )}
    </Item>
  );
}

function nameOf({ browser, system }: AccountSession): string {
  if (!browser) return system ?? 'Unknown browser';
  return system ? `${browser} on ${system}` : browser;
}

const Item = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(2)} ${space(3)};
  background: ${color('surfaceSunken')};
  border-radius: ${radius('md')};
`;

const Details = styled.span`
  ${font('sm')}
  color: ${color('textMuted')};
  overflow-wrap: anywhere;
`;
