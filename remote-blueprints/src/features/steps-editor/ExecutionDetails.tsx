import type { Reading } from 'shared/step-language';
import { media, styled } from 'shared/theme';
import type { Execution } from '../../model/simulation.ts';
import { readingOfStep } from '../../model/step-readings.ts';
import type { EditorStep } from '../../model/step.ts';
import { ActionList } from './ActionList.tsx';
import { FailureReason } from './FailureReason.tsx';
import { PickInPage } from './PickInPage.tsx';

interface Props {
  execution: Execution;
  /** Absent: it cannot be changed here. */
  step?: EditorStep;
  /** Its reading, if it names an unknown value. */
  unknown?: Reading | undefined;
}

/** Why a step failed and what the agent did in it, below its text. */
export function ExecutionDetails({ execution, step, unknown }: Props) {
  const { status, reason, actions, isOutdated = false } = execution;
  const isFailed = status === 'failed';
  const reading = unknown ?? (step && readingOfStep(step));
  // Why a step is unclear stands below its text already.
  const problem = reading?.problem?.message;
  const isSaid = problem ? reason?.startsWith(problem) : false;
  return (
    <>
      {isFailed && reason && !isSaid && <FailureReason reason={reason} isOutdated={isOutdated} />}
      {isFailed && step && reading?.state !== 'not-understood' && (
        <Help>
          <PickInPage stepId={step.id} />
        </Help>
      )}
      {actions.length > 0 && <ActionList actions={actions} />}
    </>
  );
}

const Help = styled.div`
  grid-column: 3 / -1;

  &:empty {
    display: none;
  }

  ${media.phone} {
    grid-column: 1 / -1;
  }
`;
