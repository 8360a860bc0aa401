import { commandsAhead } from '../agent/ahead.ts';
import type { Command } from '../agent/command.ts';
import { MASK } from '../agent/describe.ts';
import { matchTarget } from '../agent/finding/matches.ts';
import type { Session } from '../agent/session.ts';
import { OK, type DialogAnswer } from '../browser/dialogs.ts';
import type { Done } from './action.ts';
import { expandCommand } from './expand-command.ts';

/**
 * A page stands still until its dialog is answered, so the answer is decided beforehand: it is the one that the next command
 * asks for ("Click Delete", then "Dismiss the confirmation"), checks and waits left aside; OK if none does.
 */
export async function planDialogs(session: Session, command: Command): Promise<void> {
  const answer = answerIn(commandsAhead(session)) ?? (await promptedText(session, command));
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

/** What clicks do that ask for a name. */
const ASKS = /\b(?:rename|name|edit|change|new|add|create|enter|ask|prompt)\b/iu;

/** "Click Rename and enter Milk as the new name": a text for a field that the page has not, so that it may ask for it. */
async function promptedText(session: Session, command: Command): Promise<DialogAnswer | null> {
  if (command.kind !== 'click' || !ASKS.test(command.target.words)) return null;
  const [next] = commandsAhead(session);
  if (next?.kind !== 'input' || !next.target || next.isAdded) return null;
  const { target } = expandCommand(session, { kind: 'focus', target: next.target });
  const field = await matchTarget(session, target, { purpose: 'field' });
  return field && field.exactness !== 'near' ? null : { isAccepted: true, text: next.text };
}

/** A text that was given to a prompt when the page asked for it; null: it is yet to be typed. */
export function givenToPrompt(session: Session, command: Command): Done | null {
  const asked = session.window.dialogs.seen().at(-1);
  if (command.kind !== 'input' || asked?.kind !== 'prompt') return null;
  if (asked.answer.text !== session.values.expand(command.text)) return null;
  const shown = session.values.isSecret(asked.answer.text) ? MASK : asked.answer.text;
  return {
    description: `Answer "${asked.message}" with "${shown}"`,
    result: `The page asked "${asked.message}" and was given "${shown}".`,
  };
}
