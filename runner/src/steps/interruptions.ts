import { handlerCommand, readHandler, type Command, type Handler } from 'shared/step-language';
import type { StepMark } from 'shared/contract';
import { executeCommand } from '../actions/execute-command.ts';
import { mapTexts } from '../core/expand-command.ts';
import { isTargetClosed } from '../core/driver-errors.ts';
import type { PendingAction } from '../reporting/event-stream.ts';
import { isAboutHandler } from './interruptions-subject.ts';
import { poll } from '../core/poll.ts';
import { matchAll } from '../resolve/resolve.ts';
import type { RunContext } from '../core/run-context.ts';

/** An interruption that comes back is handled this often before an action, and all of them together this often in a run. */
const MAX_PER_STEP = 3;
const MAX_PER_RUN = 20;
const EXHAUSTED = `${MAX_PER_RUN} interruptions were handled in this run: no more are.`;

/** The interruption handlers of a run. */
export interface Interruptions {
  /** @param onAction is called with each action that handles an interruption. */
  forStep(onAction: (action: PendingAction) => Promise<void>): StepInterruptions;
}

interface StepInterruptions {
  /** Handles what is shown now. @returns whether there was anything. */
  handle(run: RunContext, command: Command): Promise<boolean>;
  /** What was handled so far. */
  marks: StepMark[];
}

/** @param sentences those of the test and its suite; what is none is left out. undefined: there is nothing to handle. */
export function createInterruptions(sentences: string[] = []): Interruptions | undefined {
  const handlers = sentences.flatMap((text) => {
    const { handler, sentence } = readHandler(text);
    return handler ? [{ handler, sentence }] : [];
  });
  if (handlers.length === 0) return undefined;
  let left = MAX_PER_RUN;
  /** What was said of handlers that did nothing: once in a run. */
  const reported = new Set<string>();
  return {
    forStep(onAction) {
      const marks: StepMark[] = [];
      const counts = new Map<Handler, number>();

      async function handleOne(run: RunContext, { handler, sentence }: (typeof handlers)[number]) {
        const count = counts.get(handler) ?? 0;
        const isExhausted = left === 0;
        if (count === MAX_PER_STEP || (isExhausted && reported.has(textOf(sentence, EXHAUSTED))))
          return false;
        const shown = await countShown(run, handler);
        if (shown === 0) return false;
        if (isExhausted || isAmbiguous(handler, shown)) {
          report(
            textOf(sentence, isExhausted ? EXHAUSTED : `${shown} elements are called so: say which one.`),
          );
          return false;
        }
        left -= 1;
        counts.set(handler, count + 1);
        // The plan is about the step, which this is not.
        const { plan: _plan, ...step } = run.step;
        const hooks = { ...run.hooks, handleInterruptions: undefined };
        const written = handlerCommand(handler);
        const { action, sentence: result } = await executeCommand({ ...run, step, hooks, written }, written);
        await onAction(action);
        const isGone = async () => {
          const still = await countShown(run, handler);
          return still === 0 || isAmbiguous(handler, still) ? true : null;
        };
        const remains = action.isSuccessful && !(await poll(run, isGone, run.timing.interruption));
        const more = remains ? ' It is still shown.' : '';
        marks.push({ kind: 'interruption', text: textOf(sentence, `${result}${more}`) });
        return action.isSuccessful;
      }

      function report(text: string) {
        if (!reported.has(text)) marks.push({ kind: 'interruption', text });
        reported.add(text);
      }

      return {
        marks,
        async handle(run, command) {
          let hasHandled = false;
          for (const one of handlers) {
            if (run.window.dialogs.open() || isAboutHandler(expanded(run, command), one.handler)) continue;
            while (await handleOne(run, one)) hasHandled = true;
          }
          return hasHandled;
        },
      };
    },
  };
}

const textOf = (sentence: string, result: string): string => `Interruption: ${sentence}. ${result}`;

const isTriggerClicked = ({ action }: Handler): boolean => action.kind === 'click' && action.target === null;

/** A trigger that is clicked itself must be a single element: of several, none can be chosen. */
const isAmbiguous = (handler: Handler, shown: number): boolean => shown > 1 && isTriggerClicked(handler);

/** The elements that the trigger matches. */
async function countShown(run: RunContext, handler: Handler): Promise<number> {
  const purpose = isTriggerClicked(handler) ? 'click' : 'any';
  try {
    return (await matchAll(run, mapTexts(handler.trigger, run.values.expand), purpose)).length;
  } catch (error) {
    run.step.signal.throwIfAborted();
    if (isTargetClosed(error)) throw error;
    // The document has just gone away, or a variable is unknown: then nothing can be said to be shown.
    return 0;
  }
}

/** As it is written, where a variable is unknown: the step itself then says so. */
function expanded(run: RunContext, command: Command): Command {
  try {
    return mapTexts(command, run.values.expand);
  } catch {
    return command;
  }
}
