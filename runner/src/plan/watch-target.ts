import type { ElementProbe, Match } from '../resolve/resolve.ts';
import {
  describeElement,
  isSameElement,
  lastingWords,
  type Fingerprint,
  type PlannedAction,
  type StepMark,
} from 'shared/contract';
import {
  isAssertion,
  printCommand,
  readStep,
  withoutFieldText,
  type Command,
  type Purpose,
} from 'shared/step-language';
import { hidesText } from '../resolve/hides-text.ts';
import type { RunContext } from '../core/run-context.ts';
import { StepFailure } from '../core/step-failure.ts';
import { meansOneElement } from './command-target.ts';
import { conflictMessage, findConflict } from './find-conflict.ts';
import { findRenamed } from './find-renamed.ts';
import { fingerprintOf, identify } from './fingerprint.ts';
import { inCommon } from './identity.ts';
import type { Proposal } from '../core/step-plan.ts';

/** Compares what a command finds with the plan, and keeps it. One for each command. */
export type TargetWatch = ReturnType<typeof watchTarget>;

export function watchTarget(run: RunContext, command: Command) {
  const { written } = run;
  const { plan } = run.step;
  const known = plan?.entry?.actions[0]?.target ?? [];
  const isCompared = written !== undefined && known.length > 0 && meansOneElement(written);
  let target: Fingerprint[] = [];
  let destination: Fingerprint[] = [];
  let proposal: Proposal | null = null;
  let marks: StepMark[] = [];

  async function seenOf(match: Match) {
    return match.seen ?? (await identify(run, match.locator));
  }

  async function checked(match: Match, again: () => Promise<Match>): Promise<Match> {
    if (!(await findConflict(run, known, await seenOf(match)))) return match;
    // A page that is being rendered may show both for a moment.
    await run.window.activity.waitUntilIdle(run.window.page(), run.timing.idleBeforeEvaluation);
    const second = await again();
    const seen = await seenOf(second);
    const conflict = await findConflict(run, known, seen);
    if (!conflict) return second;
    const element = fingerprintOf(run, seen);
    // A person who has refused it need not be asked again.
    const isDismissed = plan?.entry?.dismissed.some((one) => isSameElement(one, element)) ?? false;
    proposal = isDismissed
      ? null
      : { kind: 'conflict', sentence: null, found: element, planned: conflict.planned };
    throw new StepFailure(conflictMessage(conflict, seen, isDismissed), second);
  }

  return {
    /**
     * An element has been found.
     * @param again finds it once more
     * @returns the same, or what was found the second time
     * @throws StepFailure if the plan has another element
     */
    async found(match: Match, again: () => Promise<Match>) {
      const right = isCompared ? await checked(match, again) : match;
      // What is removed at once need not be known.
      const seen = await seenOf(right).catch(() => null);
      target = seen ? [fingerprintOf(run, seen)] : [];
      return right;
    },
    /** The destination of a drag has been found. It is kept, but not compared. */
    async foundDestination(match: Match) {
      const seen = await seenOf(match).catch(() => null);
      destination = seen ? [fingerprintOf(run, seen)] : [];
    },
    /**
     * No element has been found.
     * @returns the planned one under its new name
     * @throws StepFailure: `failure` with what is known, if it may not be taken
     */
    async missing(purpose: Purpose, probe: ElementProbe | undefined, failure: StepFailure) {
      const renamed = isCompared ? await findRenamed({ ...run, written }, known, purpose, probe) : null;
      if (!renamed) throw failure;
      if ('rejection' in renamed)
        throw new StepFailure(`${failure.message} ${renamed.rejection}`, undefined, failure.help);
      const { match, planned, found, sentence } = renamed;
      const shown = (await hidesText(run, command, match)) ? withoutText(sentence) : sentence;
      if (plan?.isFrozen)
        throw new StepFailure(
          `${failure.message} Earlier runs acted on ${describeElement(planned)}, which is now called "${found.name}", but this run is frozen. Write: ${shown}.`,
          undefined,
          { fixes: [{ kind: 'replace', sentence: shown }] },
        );
      proposal = { kind: 'renamed', sentence, found, planned };
      marks = [
        {
          kind: 'healed',
          text: `The ${match.description} was used: earlier runs acted on it as "${planned.name}", and it is still the same (${lastingWords(inCommon(planned, found))}). If that is right, the step is: ${shown}.`,
        },
      ];
      return match;
    },
    /** What the command has found and done, for the plan. */
    planned: (): PlannedAction => ({ command: { ...command }, target: proposal ? [] : target, destination }),
    /** What has changed since earlier runs, for a person to decide; null: nothing. */
    proposal: () => proposal,
    marks: () => marks,
  };
}

/** The sentence without what it types. */
function withoutText(sentence: string): string {
  const { command } = readStep(sentence, 'act');
  return command ? printCommand(withoutFieldText(command)) : sentence;
}

/** Whether a plan keeps the element of a successful assertion: its single target. */
export function isAboutOneElement(command: Command): boolean {
  return (
    isAssertion(command) &&
    'target' in command &&
    command.target !== null &&
    !('each' in command && command.each)
  );
}
