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
}

/** Why a step failed and what the agent did in it, below its text. */
export function ExecutionDetails({ execution, step }: Props) {
  const { status, reason, actions, isOutdated = false } = execution;
  const isFailed = status === 'failed';
  return (
    <>
      {isFailed && reason && <FailureReason reason={reason} isOutdated={isOutdated} />}
      {isFailed && step && readingOfStep(step)?.state !== 'not-understood' && (
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
