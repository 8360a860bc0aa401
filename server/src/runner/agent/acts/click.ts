import type { Command, Target } from '../command.ts';
import { kindOf } from '../kinds.ts';
import { readTarget } from '../read-target.ts';
import { unshield } from '../shield.ts';

export function click(name: string): Command {
  return { kind: 'click', target: withTail(readTarget(name), name), way: 'single' };
}

/** "The chat with Emily Wang": what is clicked may be called by what it is about. */
function withTail(target: Target, name: string): Target {
  const tail = /^(?:the |my )?\p{Ll}+ (?:with|from|about|called|named|titled|by) (?:the )?(.+)$/u.exec(
    name,
  )?.[1];
  if (tail === undefined || target.within) return target;
  return { ...target, readings: [...target.readings, { name: unshield(tail), kind: null, ordinal: null }] };
}

/** "Choose the Business plan", where a list called Plan has Business in it. */
function withHead(target: Target, name: string): Target {
  const [, head, tail] = /^(?:the )?(.+) (\p{Ll}+)$/u.exec(name) ?? [];
  if (!head || !tail || target.within || target.orElse || target.readings.some(({ kind }) => kind !== null))
    return target;
  const reading = { name: unshield(head), kind: kindOf('radio'), ordinal: null };
  const other = { ...reading, kind: null };
  const place = { relation: 'beside' as const, reading: { name: tail, kind: null, ordinal: null } };
  return { ...target, orElse: { words: target.words, readings: [reading, other], within: place } };
}

/**
 * The same for verbs that buttons and boxes carry in their names: "Select all", "Open menu", "Close". What is called by the
 * whole clause comes first.
 */
export function clickOrNamed(clause: string, name: string): Command {
  const target = withHead(withTail(readTarget(name), name), name);
  const whole = { name: unshield(clause), kind: null, ordinal: null, isWhole: true };
  return { kind: 'click', target: { ...target, readings: [whole, ...target.readings] }, way: 'single' };
}

/** What is called by the whole clause, or nothing. */
export function clickNamed(clause: string): Command {
  const words = unshield(clause);
  const readings = [{ name: words, kind: null, ordinal: null, isWhole: true }];
  return { kind: 'click', target: { words, readings, within: null }, way: 'single' };
}
