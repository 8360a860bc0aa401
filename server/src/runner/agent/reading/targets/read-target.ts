import type { Place, Target } from '../../target.ts';
import { unshield } from '../shield.ts';
import { reading } from './draft.ts';
import { kindOf } from './kinds.ts';
import { ORDINAL_WORDS, ordinalOf } from './ordinals.ts';
import { looseHolder } from './read-place.ts';
import { readingsOf } from './readings-of.ts';
import { takeWithin } from './within.ts';

/** Reads the words that name an element, e.g. `the second "Delete" button in the row of Anna`. Takes shielded text. */
export function readTarget(phrase: string): Target {
  const words = phrase.trim();
  const { rest, within } = /\bgiven by\b/u.test(words) ? { rest: words, within: null } : takeWithin(words);
  const target: Target = { words: unshield(words), readings: readingsOf(rest), within };
  const loose = within || (rest === words && /\bgiven by\b/u.test(words)) ? null : looseHolder(words);
  if (loose)
    target.orElse = {
      words: target.words,
      readings: readingsOf(loose.rest),
      within: nthItem(loose.anchor) ?? {
        relation: loose.relation,
        reading: readingsOf(loose.anchor)[0] ?? reading(loose.anchor),
      },
    };
  return target;
}

/** "The details of the first order", where orders are the items of a list. */
function nthItem(anchor: string): Place | null {
  const word = new RegExp(`^(${ORDINAL_WORDS}) \\p{Ll}+$`, 'u').exec(anchor)?.[1];
  const ordinal = word === undefined ? null : ordinalOf(word);
  return ordinal === null
    ? null
    : { relation: 'inside', reading: { name: '', kind: kindOf('item'), ordinal } };
}
