import type { Target } from '../../target.ts';
import { kindOf } from '../targets/kinds.ts';

/** "The first lamp", where lamps are the items of a list. */
export function withItem(target: Target): Target {
  const reading = target.readings.find(({ ordinal, name }) => ordinal && /^\p{Ll}+$/u.test(name));
  const hasKind = target.readings.some(({ kind }) => kind !== null);
  if (!reading || hasKind || (target.orElse && target.within)) return target;
  const item = { name: '', kind: kindOf('item'), ordinal: reading.ordinal };
  const within = target.within?.reading.name ? target.within : null;
  return { ...target, orElse: { words: target.words, readings: [item], within } };
}
