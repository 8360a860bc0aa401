import type { WaitingRun } from 'shared/contract';
import { styled } from 'shared/theme';
import { Row, TextLink } from 'shared/ui';
import { VerdictBadge } from '../../components/VerdictBadge.tsx';

/** Why it failed, as somebody has judged. */
export function GivenVerdict({ verdict }: { verdict: NonNullable<WaitingRun['verdict']> }) {
  const { note, ticket_url: ticket } = verdict;
  return (
    <>
      <Row gap={3} wrap>
        <VerdictBadge verdict={verdict.verdict} />
        {ticket && (
          <TextLink href={ticket} target="_blank" rel="noopener noreferrer nofollow">
            {ticket}
          </TextLink>
        )}
      </Row>
      {note !== '' && <Note>{note}</Note>}
    </>
  );
}

const Note = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
