import type { Reading } from '../../target.ts';
import { stripArticle } from './article.ts';
import { reading, settledOf, type Draft } from './draft.ts';
import { kindReadings } from './kind-readings.ts';
import { isQuotation, unshield } from '../shield.ts';
import { KIND_WORDS, kindOf } from './kinds.ts';
import { ONLY_KIND } from './names-kind.ts';
import { ORDINAL_WORDS, ordinalOf } from './ordinals.ts';
import { otherNames } from './other-names.ts';

const ORDINAL = new RegExp(`^(?:(?:very )?(${ORDINAL_WORDS}|\\d+(?:st|nd|rd|th)))\\s+(.+)$`, 'iu');
const NUMBERED = /^(.+?)\s+(?:number|no\.|#)\s*(\d+)$/iu;

/** The name in brackets, of the kind that stands before it. */
function inBrackets(outer: string, inner: string): Reading[] {
  const [best] = readingsOf(outer);
  return [{ name: unshield(inner), kind: best?.kind ?? null, ordinal: null }];
}

/** The ways to understand what a person called an element, best first. Takes shielded text. */
export function readingsOf(phrase: string): Reading[] {
  const whole = phrase.trim();
  const bare = stripArticle(whole);
  if (isQuotation(whole)) return [reading(whole)];
  // What a reason that was given says of it.
  const [, sort, given] = new RegExp(`^(${KIND_WORDS}) given by (.+)$`, 'iu').exec(bare) ?? [];
  if (sort && given) return [{ name: unshield(given), kind: kindOf(sort), ordinal: null, by: 'given' }];
  if (/^submit button$/iu.test(bare))
    return [reading('Submit', 'button'), { name: '', kind: kindOf('submit button'), ordinal: null }];
  // "The conditions (Ich akzeptiere die Bedingungen)": what the page calls it stands in brackets.
  const [, outer, inner] = /^(\p{Ll}.*?) \(([^()]*\p{L}{3}[^()]*)\)$/u.exec(bare) ?? [];
  if (outer && inner) return [reading(bare), ...readingsOf(outer), ...inBrackets(outer, inner)];
  const readings: Draft[] = [];
  if (ONLY_KIND.test(bare)) {
    // "The menu" is a menu; "Menu" is first of all something of that name.
    const isDefinite = bare !== whole && !/\p{Lu}/u.test(bare);
    const [kind, name] = [{ name: '', kind: kindOf(bare), ordinal: null }, reading(bare)];
    return isDefinite && !/^menu$/iu.test(bare) ? [kind, name] : [name, kind];
  }
  readings.push(...kindReadings(bare, null));
  const ordinal = ORDINAL.exec(bare);
  // "First name" and "Last name" are names.
  if (ordinal?.[1] && ordinal[2] && !/^name\b/iu.test(ordinal[2]))
    readings.push(...kindReadings(stripArticle(ordinal[2]), ordinalOf(ordinal[1])));
  const numbered = NUMBERED.exec(bare);
  if (numbered?.[1]) readings.push(...kindReadings(numbered[1], Number(numbered[2])));
  readings.push(...otherNames(bare));
  if (bare !== whole) readings.push(reading(whole));
  return settledOf(readings);
}
