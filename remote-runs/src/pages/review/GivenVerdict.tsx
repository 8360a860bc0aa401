import type { WaitingRun } from 'shared/contract';
import { styled } from 'shared/theme';
import { Row } from 'shared/ui';
import { Ticket } from '../../components/Ticket.tsx';
import { VerdictBadge } from '../../components/VerdictBadge.tsx';

interface Props extends Pick<WaitingRun, 'issue'> {
  verdict: NonNullable<WaitingRun['verdict']>;
}

/** Why it failed, as somebody has judged. */
export function GivenVerdict({ verdict, issue }: Props) {
  const { note, ticket_url: ticket } = verdict;
  return (
    <>
      <Row gap={3} wrap>
        <VerdictBadge verdict={verdict.verdict} />
        {ticket && <Ticket url={ticket} issue={issue} />}
      </Row>
      {note !== '' && <Note>{note}</Note>}
    </>
  );
}

const Note = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
