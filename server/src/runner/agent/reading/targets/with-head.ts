import type { Target } from '../../target.ts';
import { unshield } from '../shield.ts';
import { kindOf } from './kinds.ts';
import { takeWithin } from './within.ts';

/** "Choose the Business plan", where a list called Plan has Business in it. */
export function withHead(target: Target, name: string): Target {
  const { rest, within } = takeWithin(name);
  const [, head, tail] = /^(?:the )?(.+) (\p{Ll}+)$/u.exec(rest) ?? [];
  const isPlaced = within !== null && within.relation !== 'under';
  if (!head || !tail || isPlaced || target.orElse || target.readings.some(({ kind }) => kind !== null))
    return target;
  const reading = { name: unshield(head), kind: kindOf('radio'), ordinal: null };
  const other = { ...reading, kind: null };
  const place = { relation: 'beside' as const, reading: { name: tail, kind: null, ordinal: null } };
  return { ...target, orElse: { words: target.words, readings: [reading, other], within: place } };
}
