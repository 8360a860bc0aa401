import type { Runner } from '../../runner/src/runner.ts';
import type { Timing } from '../../runner/src/timing.ts';
import type { RunnerAttachment } from '../../runner/src/types.ts';
import { startApplication } from './applications.ts';
import type { Executed } from './judge.ts';
import type { Oracle } from './oracle.ts';
import type { Sentence } from './sentences.ts';
import type { Trial, TrialStep } from './trial.ts';

export interface Environment {
  runner: Runner;
  oracle: Oracle;
  timing: Timing | undefined;
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
  { runner, oracle, timing, attachment }: Environment,
  trial: Trial,
  planned: PlannedStep[],
  isWatched: (step: TrialStep) => boolean,
): Promise<Executed[]> {
  const script = planned.flatMap(({ step, sentences }, index) => {
    const previous = planned[index - 1]?.step;
    const holds = step.type === 'act' && previous?.type === 'act' && isWatched(previous);
    const commands = sentences.map((sentence, command) => ({
      sentence,
      index,
      isLast: command === sentences.length - 1,
    }));
    return holds ? [{ sentence: HOLD, index: -1, isLast: false }, ...commands] : commands;
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
        timing,
        signal: new AbortController().signal,
        recordVideo: false,
        ...(trial.hasAttachment && { attachment }),
      },
      async (event) => {
        if (event.type !== 'step-finished') return;
        const { isSuccessful, result } = event.outcome;
        const command = script[event.stepIndex];
        const step = command && planned[command.index]?.step;
        // A step ends with its last command, or with the first that fails.
        if (!step || executed[command.index] || (isSuccessful && !command.isLast)) return;
        const sees = step.oracle !== undefined && isWatched(step);
        executed[command.index] = {
          isSuccessful,
          result,
          oracle: sees ? await oracle.sees(site.address, step.oracle ?? '') : null,
          wentOn: !command.isLast,
        };
      },
    );
  } finally {
    await site.close();
  }
  return executed;
}
