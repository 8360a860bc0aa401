import type { WaitingRun } from 'shared/contract';
import { shortDateTime } from 'shared/format';
import { styled } from 'shared/theme';
import { Badge, Row, Text, TextLink } from 'shared/ui';
import { issueState } from '../model/issue.ts';
import { VerdictBadge } from './VerdictBadge.tsx';

interface Props extends Pick<WaitingRun, 'issue'> {
  verdict: NonNullable<WaitingRun['verdict']>;
}

/** Why it failed, as somebody has judged, and the ticket: an address, or an issue with its state as it was last known. */
export function GivenVerdict({ verdict: { verdict, note, ticket_url: ticket }, issue }: Props) {
  const state = issue ? issueState(issue) : '';
  return (
    <>
      <Row gap={3} wrap>
        <VerdictBadge verdict={verdict} />
        {ticket && (
          <TextLink href={ticket} target="_blank" rel="noopener noreferrer nofollow">
            {issue ? <bdi>{`${issue.key} ${issue.title}`}</bdi> : ticket}
          </TextLink>
        )}
        {state && <Badge tone={issue?.is_open ? 'warning' : 'success'}>{state}</Badge>}
      </Row>
      {issue?.problem && (
        <Text size="sm" tone="muted">
          {issue.checked_at && `State of ${shortDateTime(issue.checked_at)}. `}
          {issue.problem}
        </Text>
      )}
      {note !== '' && <Note>{note}</Note>}
    </>
  );
}

const Note = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
