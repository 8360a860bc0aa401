import type { Command } from './command.ts';
import { matchTarget } from './finding/matches.ts';
import { isolated } from './isolated.ts';
import { ordinalOf } from './reading/targets/ordinals.ts';
import type { Session } from './session.ts';

/** "Select the second option from Size": the same command with that option's label. */
export async function withLabel(session: Session, command: Command): Promise<Command> {
  if (command.kind !== 'select') return command;
  const ordinal = /^\p{L}+$/u.test(command.option) ? ordinalOf(command.option) : null;
  if (ordinal === null) return command;
  const match = await matchTarget(session, command.target, { purpose: 'choice' });
  const labels = match ? await isolated(match.elements[0], labelsOf) : [];
  const option = labels.includes(command.option) ? undefined : labels.at(ordinal < 0 ? -1 : ordinal - 1);
  return option === undefined ? command : { ...command, option };
}

/** Runs inside the page: what can be chosen; "Please choose" cannot. */
const labelsOf = (list: Element) =>
  list instanceof HTMLSelectElement
    ? [...list.options]
        .filter(({ value, disabled }) => value !== '' && !disabled)
        .map(({ label }) => label.trim())
    : [];
