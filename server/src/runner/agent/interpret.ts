import type { StepMark } from 'shared/contract';
import { perform, type Performance } from '../actions/perform.ts';
import type { ReportedAction, RunnerStep } from '../types.ts';
import { send } from './adding.ts';
import { meantBy } from './alternatives.ts';
import type { Command } from './command.ts';
import { withDay } from './dates.ts';
import { tickEach } from './each.ts';
import { readStep } from './reading/read-step.ts';
import type { Session } from './session.ts';
import { clickUntil } from './until.ts';

/** How far the interpreter came with a step. */
export interface Interpretation {
  isSuccessful: boolean;
  sentences: string[];
  marks: StepMark[];
  /** Where it is at a loss: it cannot read the step, or does not find what it names. null: the verdict is its own. */
  loss: Loss | null;
}

export interface Loss {
  /** How many of the step's commands it had carried out before. */
  commandsDone: number;
  /** What it could not do is to look, not to act. */
  isCheck: boolean;
  /** The action that failed, not yet told to anybody; null: the step could not be read. */
  action: ReportedAction | null;
  /** Its sentence, which is among the interpretation's. */
  sentence: string;
}

/**
 * Carries a step out as the interpreter reads it, command by command, until the first that fails.
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function interpret(
  session: Session,
  step: RunnerStep,
  onAction: (action: ReportedAction) => Promise<void>,
): Promise<Interpretation> {
  const reading = readStep(step.action, step.type);
  if ('problem' in reading) {
    const loss = {
      commandsDone: 0,
      isCheck: step.type === 'assert',
      action: null,
      sentence: reading.problem,
    };
    return { isSuccessful: false, sentences: [reading.problem], marks: [], loss };
  }
  const sentences: string[] = [];
  const marks: StepMark[] = [];
  for (const [index, command] of reading.commands.entries()) {
    const rest = reading.commands.slice(index + 1);
    for await (const done of eachOf(session, await meantBy(session, command), rest)) {
      sentences.push(done.sentence, ...session.window.takeNotes());
      marks.push(...done.marks);
      if (done.isNotFound && !isVerdict(command)) {
        const { action, sentence } = done;
        const loss = { commandsDone: index, isCheck: command.kind === 'check', action, sentence };
        return { isSuccessful: false, sentences, marks, loss };
      }
      await onAction(done.action);
      if (!done.action.isSuccessful) return { isSuccessful: false, sentences, marks, loss: null };
    }
  }
  return { isSuccessful: true, sentences, marks, loss: null };
}

/** Carries out the commands that one comes to on the page that is open. */
async function* eachOf(session: Session, commands: Command[], rest: Command[]): AsyncGenerator<Performance> {
  for (const [index, command] of commands.entries())
    for await (const done of carriedOut(
      { ...session, ahead: [...commands.slice(index + 1), ...rest] },
      command,
    )) {
      yield done;
      if (!done.action.isSuccessful) return;
    }
}

/** What a command came to: one action, or several where a thing may need them. */
async function* carriedOut(session: Session, command: Command): AsyncGenerator<Performance> {
  if (command.kind === 'click' && typeof command.until === 'object')
    yield* clickUntil(session, command, command.until);
  else if (command.kind === 'press' && command.adds !== undefined)
    yield* send(session, command, command.adds);
  else if (command.kind === 'tick' && command.isEach) yield* tickEach(session, command);
  else yield await perform(session, await withDay(session, command));
}

/** Where the question is whether something is there, its absence is the answer. */
function isVerdict(command: Command): boolean {
  return command.kind === 'check' && command.check.kind === 'state' && command.check.state === 'visible';
}
