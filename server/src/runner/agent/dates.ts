import type { Command } from './command.ts';
import { dayIn } from './texts/days.ts';
import { matchTarget } from './finding/matches.ts';
import { isolated } from './isolated.ts';
import type { Session } from './session.ts';

/** The same command with a day in the form of the browser's own date field, if it goes into one. */
export async function withDay(session: Session, command: Command): Promise<Command> {
  const text = command.kind === 'input' ? command.text : command.kind === 'select' ? command.option : '';
  const day = dayIn(text);
  if (day === null || !('target' in command) || !command.target) return command;
  const match = await matchTarget(session, command.target, { purpose: 'field' });
  const isDate = match && (await isolated(match.elements[0], isDateField));
  if (!isDate) return command;
  if (command.kind === 'input') return { ...command, text: day };
  return command.kind === 'select' ? { ...command, option: day } : command;
}

/** Runs inside the page. */
const isDateField = (element: Element) => element instanceof HTMLInputElement && element.type === 'date';
