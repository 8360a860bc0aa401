import { expandCommand } from '../actions/expand-command.ts';
import type { Command } from './command.ts';
import { matchTarget } from './finding/matches.ts';
import type { Purpose } from './finding/queries/query.ts';
import { poll } from './poll.ts';
import { WAIT_MS, type Session } from './session.ts';
import type { Target } from './target.ts';

const PURPOSES: Partial<Record<Command['kind'], Purpose>> = {
  click: 'click',
  input: 'field',
  clear: 'field',
  press: 'field',
  select: 'click',
  tick: 'toggle',
  drag: 'any',
};

/**
 * What a command comes to on the page that is open: itself, or the first of what its words mean otherwise that the page has something
 * for. Another reading than the first counts only once the page has come to rest.
 */
export async function meantBy(session: Session, command: Command): Promise<Command[]> {
  const { otherwise, ...first } = command;
  if (!otherwise) return [command];
  const { window } = session;
  let isCalm = false;
  const look = async () => {
    const ways = isCalm ? [[first], ...otherwise] : [[first]];
    for (const way of ways) if (await isThere(session, way[0])) return way;
    if (!isCalm) await window.activity.settle(window.page(), WAIT_MS);
    isCalm = true;
    return null;
  };
  return (await poll(look, WAIT_MS, session.signal)) ?? [first];
}

/** Whether the page has what a command begins with; what stands beside a text, or is called so by programmers, is no proof. */
async function isThere(session: Session, command: Command | undefined): Promise<boolean> {
  if (!command) return false;
  const { kind, ...named } = expandCommand(session, command);
  const purpose = PURPOSES[kind];
  // A closed list does not show its options: where one is named by several words, it is the words that are looked for.
  const target = 'option' in named ? called(named.option) : 'target' in named ? named.target : null;
  if (!purpose || !target) return true;
  const match = await matchTarget(session, target, { purpose });
  return match !== null && match.exactness !== 'near';
}

function called(name: string): Target {
  return { words: name, readings: [{ name, kind: null, ordinal: null, isWhole: true }], within: null };
}
