import type { Reading, Target } from '../../target.ts';
import { unshield } from '../shield.ts';
import { kindOf } from '../targets/kinds.ts';

/** "The chat with Emily Wang", "the mail about lunch": what is clicked may be called by what it is about. */
export function withTail(target: Target, name: string): Target {
  const [, about, tail] =
    /^(?:the |my )?\p{Ll}+ (with|from|about|on|called|named|titled|by|for) (?:the )?(.+)$/u.exec(name) ?? [];
  // "All todos" is what All shows.
  if (/^all (?:the |my )?\p{Ll}+$/iu.test(name))
    return {
      ...target,
      readings: [...target.readings, { name: 'All', kind: kindOf('button'), ordinal: null, isWhole: true }],
    };
  const nth = target.readings.find(({ ordinal, name: noun }) => ordinal !== null && /^\p{Ll}+$/u.test(noun));
  if (nth && !target.orElse && !/[#\d]/u.test(name) && target.readings.every(({ kind }) => kind === null))
    return { ...target, orElse: linkIn(target, nth.ordinal) };
  // "The details of the Comet lamp" are what its name leads to.
  const [, of] =
    /^(?:the )?(?:details?|page|profile|record|product page|details? page) (?:of|for) (?:the )?(.+)$/u.exec(
      name,
    ) ?? [];
  if (of !== undefined && !target.within)
    return { ...target, readings: [...target.readings, { name: unshield(of), kind: null, ordinal: null }] };
  if (tail === undefined || target.within) return withSort(target, name);
  const plain: Reading = { name: unshield(tail), kind: null, ordinal: null };
  const own = /^(?:on|for)$/u.test(about ?? '') ? [] : [plain];
  return { ...target, readings: [...target.readings, ...own, { ...plain, by: 'about' }] };
}

/** "The sent mails" are what a link or a tab called Sent shows. */
export function withSort(target: Target, name: string): Target {
  const sort =
    /^(?:the |my |all )?(?!first|last|next|previous|same|other|new|whole)(\p{Ll}+) \p{Ll}+s$/u.exec(
      name,
    )?.[1];
  if (sort === undefined || target.within) return target;
  const reading: Reading = { name: sort, kind: kindOf('button'), ordinal: null, isWhole: true };
  return { ...target, readings: [...target.readings, reading] };
}

/** "The second lamp", where lamps are the items of a list: what its item links to. */
function linkIn({ words }: Target, ordinal: number | null): Target {
  const link = kindOf('link');
  const within = { relation: 'inside' as const, reading: { name: '', kind: kindOf('item'), ordinal } };
  return { words, readings: [{ name: '', kind: link && { ...link, otherwise: [] }, ordinal: 1 }], within };
}
