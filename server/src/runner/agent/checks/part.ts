import { matchesOf } from '../find-target.ts';
import { readParts, type Parts } from '../read-parts.ts';
import type { Session } from '../session.ts';
import type { Expected, Target } from '../command.ts';
import { matches } from '../text-pattern.ts';
import { comparisonSentence, missing, type CheckOf, type Look } from './look.ts';

/** More elements than a person would mean by one name are not looked at. */
const ELEMENTS_PER_RULE = 5;

/** "The cart shows 1": the element of that name, or what stands with it in one group. */
export async function lookAtPart(session: Session, { target, expected }: CheckOf<'part'>): Promise<Look> {
  const name = target.words.replace(/^(?:the|an?|my|your)\s+/iu, '');
  let first: Parts | null = null;
  let level: string | null = null;
  for await (const { locator, exactness } of matchesOf(session, target, 'any')) {
    // Less exact names do not count where there is a better one: "Add 1 to cart" is not the cart.
    if (level !== null && level !== exactness) break;
    for (const element of (await locator.all()).slice(0, ELEMENTS_PER_RULE)) {
      const parts = await readParts(element, target.readings[0]?.name || name);
      if (exactness === 'part' && !startsWith(parts.own, target)) continue;
      level = exactness;
      first ??= parts;
      const says = agrees(parts, expected);
      if (expected.isNegated && says) return look(false, target.words, parts, expected);
      if (!expected.isNegated && says) return look(true, target.words, parts, expected);
    }
  }
  if (!first) return missing(session, target.words);
  return look(expected.isNegated, target.words, first, expected);
}

function look(isTrue: boolean, words: string, parts: Parts, expected: Expected): Look {
  const actual = [parts.rest, ...parts.beside].filter((text) => text !== '').join(' ') || parts.own;
  return {
    isTrue,
    sentence: () => comparisonSentence(sentenceStart(words), actual, expected, isTrue),
  };
}

function agrees(parts: Parts, expected: Expected): boolean {
  if (expected.comparison === 'contains') return matches([parts.rest, ...parts.beside].join('\n'), expected);
  return [parts.rest, parts.own, ...parts.beside].some((text) => matches(text, expected));
}

/** "Cart (1)" is the cart; "Add 1 to cart" and "Subtotal" of "total" are something else. */
function startsWith(own: string, { readings }: Target): boolean {
  const bare = own.replace(/^(?:the|your|my)\s+/iu, '').toLowerCase();
  return readings.some(({ name }) => name === '' || bare.startsWith(name.toLowerCase()));
}

function sentenceStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
