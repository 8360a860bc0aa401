import type { Place, Reading } from '../../target.ts';
import { unshield } from '../shield.ts';
import { stripArticle } from './article.ts';
import { reading } from './draft.ts';
import type { Kind } from './kind.ts';
import { kindOf, OPEN_LIST } from './kinds.ts';
import { ordinalOf } from './ordinals.ts';
import { takePlace } from './read-place.ts';
import { readingsOf } from './readings-of.ts';

/** Splits "Name in the dialog" into the name and what it stands in. Takes shielded text, gives shielded text back. */
export function takeWithin(phrase: string): { rest: string; within: Place | null } {
  const place = takePlace(phrase);
  if (!place) return { rest: phrase, within: null };
  const { rest, relation, word, name } = place;
  if (relation !== 'inside') {
    const [anchor = reading(name)] = readingsOf(name);
    return { rest, within: { relation, reading: anchor } };
  }
  // "In his row": there must be one only.
  if (/^(?:its|his|her|their|that|this)$/iu.test(name))
    return { rest, within: { relation, reading: holder(word, ''), isSole: true } };
  const inner = takeWithin(name);
  // "In the last row of the table": the first cut found the table, the row is still in the rest.
  const before = takeWithin(rest);
  if (before.within)
    return {
      rest: before.rest,
      within: { ...before.within, outer: { relation, reading: holder(word, name) } },
    };
  return {
    rest,
    within: {
      relation,
      reading: holder(word, inner.rest),
      ...(inner.within ? { outer: inner.within } : {}),
    },
  };
}

/** What frames a page, and what says no more of it than where it is drawn: "the top navigation", "the left sidebar". */
const FRAME =
  /^(?:navigation(?: bar)?|nav(?: ?bar)?|menu|side ?bar|top bar|toolbar|(?:page )?(?:header|footer))$/iu;
const WHERE_DRAWN =
  /^(?:(?:top|left|right|upper|lower|bottom|side|main|primary|page|site)(?:[ -]hand)?(?: side)?|navigation|menu|links?)$/iu;

function holder(word: string, name: string): Reading {
  const called = stripArticle(name.trim()).replace(/['’]s$/u, '');
  const plain = FRAME.test(word) && WHERE_DRAWN.test(called) ? '' : called;
  const ordinal = plain === '' ? null : ordinalOf(plain.replace(/^(?:number|no\.|#)\s*/iu, ''));
  return {
    name: ordinal === null ? unshield(plain) : '',
    kind: holderKind(word),
    ordinal,
  };
}

/** What a word stands for that says where something is: a dropdown is the list that has opened. */
function holderKind(word: string): Kind | null {
  if (/^drop-?down/iu.test(word)) return OPEN_LIST;
  return kindOf(word) ?? kindOf(/product|line/iu.test(word) ? 'item' : 'section');
}
