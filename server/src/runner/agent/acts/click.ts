import type { Command } from '../command.ts';
import { readTarget } from '../read-target.ts';
import { unshield } from '../shield.ts';

export function click(name: string): Command {
  return { kind: 'click', target: readTarget(name), way: 'single' };
}

/**
 * The same for verbs that buttons and boxes carry in their names: "Select all", "Open menu", "Close". What is called by the
 * whole clause comes first.
 */
export function clickOrNamed(clause: string, name: string): Command {
  const target = readTarget(name);
  const whole = { name: unshield(clause), kind: null, ordinal: null, isWhole: true };
  return { kind: 'click', target: { ...target, readings: [whole, ...target.readings] }, way: 'single' };
}

/** What is called by the whole clause, or nothing. */
export function clickNamed(clause: string): Command {
  const words = unshield(clause);
  const readings = [{ name: words, kind: null, ordinal: null, isWhole: true }];
  return { kind: 'click', target: { words, readings, within: null }, way: 'single' };
}
