import type { GroupRun } from 'shared/contract';
import { passPercentage, passTone, waitingText, type PassTone } from 'shared/format';
import { color, media, space, styled } from 'shared/theme';
import { Badge, Dot } from 'shared/ui';
import { UnstableCounts } from '../../features/tries/UnstableCounts.tsx';
import { isUnfinished } from '../../model/run-status.ts';

/** How the tests of a group run came out: a percentage with its figures, or that they are under way or wait. */
export function ResultCell({ run }: { run: GroupRun }) {
  const { status, passedTests, totalTests, tests_to_review: toReview = 0 } = run;
  // The row names the environment already.
  const waits = waitingText(null, run.place_in_line);
  if (isUnfinished(status))
    return (
      <UnderWay>
        <Dot tone="info" isActive={waits === null} />
        <Result $tone="info">{waits ?? `Running ${totalTests} tests...`}</Result>
      </UnderWay>
    );
  return (
    <Root>
      {/* Tests that did not run have not failed. */}
      {status !== 'cancelled' && (
        <Result $tone={passTone(passedTests, totalTests)}>{passPercentage(passedTests, totalTests)}</Result>
      )}
      <Figures>
        {passedTests}/{totalTests} passed
      </Figures>
      <UnstableCounts run={run} />
      {toReview > 0 && <Badge tone="warning">{toReview} to review</Badge>}
      {status === 'cancelled' && <Badge>Cancelled</Badge>}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;

  ${media.phone} {
    justify-content: flex-end;
  }
`;

/** The dot stays beside its text. */
const UnderWay = styled(Root)`
  flex-wrap: nowrap;
`;

const Result = styled.span<{ $tone: PassTone | 'info' }>`
  min-width: 4.5ch;
  color: ${({ $tone }) => color($tone)};
  font-weight: 600;
`;

const Figures = styled.span`
  color: ${color('textMuted')};
`;
