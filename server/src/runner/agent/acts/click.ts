import type { Command, Target } from '../command.ts';
import { readTarget, withHead } from '../read-target.ts';
import { isQuotation, unshield } from '../shield.ts';

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

/**
 * The same for verbs that buttons and boxes carry in their names: "Select all", "Open menu", "Close". What is called by the
 * whole clause comes first.
 */
export function clickOrNamed(clause: string, name: string): Command {
  const target = withHead(withTail(readTarget(name), name), name);
  const whole = { name: unshield(clause), kind: null, ordinal: null, isWhole: true };
  return { kind: 'click', target: { ...target, readings: [whole, ...target.readings] }, way: 'single' };
}

/** "Place the order" is what a button says; "Remove Olga Petrova" may be a Remove button beside her name. */
export function deed(clause: string, verb: string, object: string): Command {
  const names = [unshield(clause), unshield(clause).replace(/ (?:the|my|an?) /iu, ' ')];
  const readings = [...new Set(names)].map((name) => ({ name, kind: null, ordinal: null, isWhole: true }));
  const words = unshield(clause);
  const name = isQuotation(object)
    ? object
    : /^(?:the )?(?:\p{Ll}+ ){0,2}([\p{Lu}\p{Nd}].*)$/u.exec(object)?.[1];
  if (name === undefined) return { kind: 'click', target: { words, readings, within: null }, way: 'single' };
  const place = { relation: 'beside' as const, reading: { name: unshield(name), kind: null, ordinal: null } };
  const orElse = {
    words,
    readings: [{ name: verb, kind: null, ordinal: null, isWhole: true }],
    within: place,
  };
  return { kind: 'click', target: { words, readings, within: null, orElse }, way: 'single' };
}

/** What is called by the whole clause, or nothing. */
export function clickNamed(clause: string): Command {
  const words = unshield(clause);
  const readings = [{ name: words, kind: null, ordinal: null, isWhole: true }];
  return { kind: 'click', target: { words, readings, within: null }, way: 'single' };
}
