import type { Target } from '../../target.ts';
import { kindOf } from '../targets/kinds.ts';

/** "The first lamp", where lamps are the items of a list. */
export function withItem(target: Target): Target {
  const reading = target.readings.find(({ ordinal, name }) => ordinal && /^(?:search )?\p{Ll}+$/u.test(name));
  const hasKind = target.readings.some(({ kind }) => kind !== null);
  // "Order #12" is called so, and no twelfth of anything.
  const isNumbered = /#|\b(?:number|no\.) ?\d/iu.test(target.words);
  if (!reading || isNumbered || hasKind || (target.orElse && target.within)) return target;
  const [item, card] = ['item', 'card'].map((word) => ({
    name: '',
    kind: kindOf(word),
    ordinal: reading.ordinal,
  }));
  if (!item || !card) return target;
  const within = target.within?.reading.name ? target.within : null;
  const first: Target = { words: target.words, readings: [item], within };
  if (within) return { ...target, orElse: first };
  // "The first train" under "3 trains found".
  const heading = {
    relation: 'under' as const,
    reading: { name: `${reading.name}s`, kind: kindOf('heading'), ordinal: null },
  };
  return {
    ...target,
    orElse: { words: target.words, readings: [item, card], within: heading, orElse: first },
  };
}
