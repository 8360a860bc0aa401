import type { Runner, RunnerAttachment } from '../../runner/src/types.ts';
import { startApplication } from './applications.ts';
import type { Executed } from './judge.ts';
import type { Oracle } from './oracle.ts';
import type { Sentence } from './sentences.ts';
import type { Trial, TrialStep } from './trial.ts';

export interface Environment {
  runner: Runner;
  oracle: Oracle;
  attachment: RunnerAttachment;
}

export interface PlannedStep {
  step: TrialStep;
  sentences: Sentence[];
}

/** The run goes on while a step's end is reported: between two actions it is held, so that the oracle sees what the first one did. */
const HOLD: Sentence = { type: 'act', text: 'Wait 1 second' };

/** What came of the steps; fewer than were planned if the run ended early. */
export async function runPlanned(
  { runner, oracle, attachment }: Environment,
  trial: Trial,
  planned: PlannedStep[],
  isWatched: (step: TrialStep) => boolean,
): Promise<Executed[]> {
  const script = planned.flatMap(({ step, sentences }, index) => {
    const former = planned[index - 1]?.step;
    const holds = step.type === 'act' && former?.type === 'act' && isWatched(former);
    const parts = sentences.map((sentence, part) => ({
      sentence,
      index,
      isLast: part === sentences.length - 1,
    }));
    return holds ? [{ sentence: HOLD, index: -1, isLast: false }, ...parts] : parts;
  });
  const site = await startApplication(trial.application);
  const executed: Executed[] = [];
  try {
    await runner.run(
      {
        startingUrl: site.address + trial.start,
        steps: script.map(({ sentence }) => ({
          type: sentence.type,
          action: sentence.text,
          useVision: false,
        })),
        continueOnFailure: true,
        signal: new AbortController().signal,
        recordVideo: false,
        ...(trial.hasAttachment && { attachment }),
      },
      async (event) => {
        if (event.type !== 'step-finished') return;
        const { isSuccessful, result } = event.outcome;
        const part = script[event.stepIndex];
        const step = part && planned[part.index]?.step;
        // A step ends with its last part, or with the first that fails.
        if (!step || executed[part.index] || (isSuccessful && !part.isLast)) return;
        const sees = step.witness !== undefined && isWatched(step);
        executed[part.index] = {
          isSuccessful,
          result,
          oracle: sees ? await oracle.sees(site.address, step.witness ?? '') : null,
          wentOn: !part.isLast,
        };
      },
    );
  } finally {
    await site.close();
  }
  return executed;
}
