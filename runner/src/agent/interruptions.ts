import { handlerCommand, readHandler, type Command, type Handler, type Target } from 'shared/step-language';
import type { StepMark } from 'shared/contract';
import { executeCommand } from '../actions/execute-command.ts';
import { expandCommand } from '../actions/expand-command.ts';
import { isTargetClosed } from '../browser/run-in-window.ts';
import type { PendingAction } from '../reporting/event-stream.ts';
import { isAboutHandler } from './interruptions-subject.ts';
import { poll } from './poll.ts';
import { matchAll } from './resolve/resolve.ts';
import type { RunContext } from './run-context.ts';

/** An interruption that comes back is handled this often before an action, and all of them together this often in a run. */
const MAX_PER_STEP = 3;
const MAX_PER_RUN = 20;

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
  return {
    forStep(onAction) {
      const marks: StepMark[] = [];
      const counts = new Map<Handler, number>();

      async function handleOne(run: RunContext, { handler, sentence }: (typeof handlers)[number]) {
        const count = counts.get(handler) ?? 0;
        if (left === 0 || count === MAX_PER_STEP || !(await isShown(run, handler))) return false;
        left -= 1;
        counts.set(handler, count + 1);
        // The plan is about the step, which this is not.
        const { plan: _plan, handleInterruptions: _handled, ...own } = run;
        const command = handlerCommand(handler);
        const { action, sentence: result } = await executeCommand({ ...own, command }, command);
        await onAction(action);
        const isGone = async () => ((await isShown(run, handler)) ? null : true);
        const remains = action.isSuccessful && !(await poll(isGone, run.timing.interruption, run.signal));
        const more = remains ? ' It is still shown.' : '';
        marks.push({ kind: 'interruption', text: `Interruption: ${sentence}. ${result}${more}` });
        return action.isSuccessful;
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

/** A trigger that is clicked itself must be a single element: of several, none can be chosen. */
async function isShown(run: RunContext, { trigger, action }: Handler): Promise<boolean> {
  const isClicked = action.kind === 'click' && action.target === null;
  try {
    const found = await matchAll(run, expandTarget(run, trigger), isClicked ? 'click' : 'any');
    return isClicked ? found.length === 1 : found.length > 0;
  } catch (error) {
    run.signal.throwIfAborted();
    if (isTargetClosed(error)) throw error;
    // The document has just gone away, or a variable is unknown: then nothing can be said to be shown.
    return false;
  }
}

function expandTarget(run: RunContext, target: Target): Target {
  const command = expandCommand({ kind: 'scrollTo', target }, run.values.expand);
  return command.kind === 'scrollTo' ? command.target : target;
}

/** As it is written, where a variable is unknown: the step itself then says so. */
function expanded(run: RunContext, command: Command): Command {
  try {
    return expandCommand(command, run.values.expand);
  } catch {
    return command;
  }
}
