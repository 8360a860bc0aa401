import type { Command } from '../../command.ts';
import { unshield } from '../shield.ts';
import { deed } from './deeds.ts';
import { byWholeNames } from '../targets/whole-names.ts';

/** "Mark everything as read" is Mark all read. */
function markAll(clause: string, state: string): Command {
  const words = unshield(clause);
  const names = [words, `Mark all as ${state}`, `Mark all ${state}`, `Mark everything as ${state}`];
  const readings = byWholeNames([...new Set(names)]);
  return { kind: 'click', target: { words, readings, within: null }, way: 'single', as: 'deed' };
}

/** "Mark the invoice as paid": the button says so of it, or only "Mark as paid". */
export function mark(clause: string, object: string, state: string): Command {
  if (/^(?:everything|all(?: of them| (?:the |my )?\p{Ll}+)?)$/u.test(object)) return markAll(clause, state);
  const verb = `mark as ${state}`;
  const command = deed(clause, verb, object);
  if (command.kind !== 'click' || /[\p{Lu}\p{Nd}\uE000]|^the (?:first|second|third|last)\b/u.test(object))
    return command;
  const short = { name: verb, kind: null, ordinal: null, isWhole: true };
  return { ...command, target: { ...command.target, readings: [...command.target.readings, short] } };
}
