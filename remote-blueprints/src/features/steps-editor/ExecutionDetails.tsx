import { fixesFor, type Reading } from 'shared/step-language';
import { styled, wrappingRow } from 'shared/theme';
import type { Execution } from '../../model/simulation.ts';
import { readingOfStep } from '../../model/step-readings.ts';
import type { EditorStep } from '../../model/step.ts';
import { ActionList } from './ActionList.tsx';
import { FailureReason } from './FailureReason.tsx';
import { NameFixes } from './NameFixes.tsx';
import { PickInPage } from './PickInPage.tsx';
import { RunStopped } from './RunStopped.tsx';
import { SentenceFixes } from './SentenceFixes.tsx';
import { belowText } from './card-lines.ts';
import type { StepActions } from './step-actions.ts';
import { WrittenSentences } from './WrittenSentences.tsx';

interface Props {
  execution: Execution;
  /** Absent: it cannot be changed here. */
  step?: EditorStep;
  /** What its edit began with; absent: its text, or it is not edited. */
  draft?: string | undefined;
  /** Its reading, if it names an unknown value. */
  unknown?: Reading | undefined;
  /** Absent: as above. */
  actions?: Pick<StepActions, 'accept' | 'insertTextAbove' | 'handleInterruption'>;
}

/** Why a step failed and what the agent did in it, below its text. */
export function ExecutionDetails({ execution, step, draft, unknown, actions }: Props) {
  const { status, reason, missingName, fixes = [], written = [], isOutdated = false, stop } = execution;
  const isFailed = status === 'failed';
  const reading = unknown ?? (step && readingOfStep(step));
  // Why a step is unclear stands below its text already.
  const problem = reading?.problem?.message;
  const isSaid = problem ? reason?.includes(problem) : false;
  return (
    <>
      {stop && <RunStopped stop={stop} />}
      {isFailed && reason && !isSaid && <FailureReason reason={reason} isOutdated={isOutdated} />}
      {step && actions && !isOutdated && written.length > 0 && (
        <WrittenSentences
          sentences={written}
          onKeep={status === 'completed' ? () => actions.accept(step, written) : undefined}
        />
      )}
      {isFailed && step && reading?.state !== 'not-understood' && (
        <Help>
          {missingName && !isOutdated && actions && (
            <NameFixes
              {...fixesFor(step.action, missingName)}
              onAccept={(sentences) => actions.accept(step, sentences)}
            />
          )}
          {!isOutdated && actions && (
            <SentenceFixes
              step={step.action}
              draft={draft}
              fixes={fixes}
              onReplace={(sentence) => actions.accept(step, [sentence])}
              onInsertBefore={(sentence) => actions.insertTextAbove(step.id, sentence)}
              onHandle={(sentence) => actions.handleInterruption(step.id, sentence)}
            />
          )}
          <PickInPage stepId={step.id} />
        </Help>
      )}
      {execution.actions.length > 0 && <ActionList actions={execution.actions} />}
    </>
  );
}

const Help = styled.div`
  ${belowText}
  ${wrappingRow(2)}

  &:empty {
    display: none;
  }
`;
