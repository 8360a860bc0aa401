import { commandsAhead } from '../agent/ahead.ts';
import type { Command } from '../agent/command.ts';
import type { Session } from '../agent/session.ts';
import { OK, type DialogAnswer } from '../browser/dialogs.ts';

/**
 * A page stands still until its dialog is answered, so the answer is decided beforehand: it is the one that the next command
 * asks for ("Click Delete", then "Dismiss the confirmation"), checks and waits left aside; OK if none does.
 */
export function planDialogs(session: Session): void {
  const answer = answerIn(commandsAhead(session));
  const given = answer?.text ?? null;
  const text = given === null ? null : session.values.expand(given);
  session.window.dialogs.plan(answer ? { ...answer, text } : OK);
}

function answerIn(commands: Iterable<Command>): DialogAnswer | null {
  for (const command of commands) {
    if (command.kind === 'dialog') return command.answer;
    if (!/^(?:check|wait|waitFor)$/u.test(command.kind)) return null;
  }
  return null;
}
