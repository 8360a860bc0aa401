import type { Reading, Target } from './command.ts';
import { KIND_WORDS, KIND_WORDS_PLURAL, kindOf } from './kinds.ts';
import { isQuotation, QUOTED, unshield } from './shield.ts';

const ORDINALS: Record<string, number> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  last: -1,
  only: 1,
};
const ARTICLE = /^(?:the|an?|your|my|our|his|her|their|its|this|that|any|some)\s+/iu;
const NAMED =
  '(?:(?:that is |which is )?(?:named|called|labell?ed|titled|with (?:the )?(?:name|label|text|title)|that says|saying|reading|for|of))?';
const TRAILING_KIND = new RegExp(`^(.+?)[\\s-]+(${KIND_WORDS_PLURAL})$`, 'iu');
const LEADING_KIND = new RegExp(`^(${KIND_WORDS_PLURAL})\\s+${NAMED}\\s*(${QUOTED})$`, 'iu');
const LEADING_KIND_NAMED = new RegExp(
  `^(${KIND_WORDS_PLURAL})\\s+(?:named|called|labell?ed|titled|with (?:the )?(?:name|label|text|title)|that says|saying|reading|for|of|with|containing|that contains)\\s+(.+)$`,
  'iu',
);
const ONLY_KIND = new RegExp(`^${KIND_WORDS_PLURAL}$`, 'iu');
const ORDINAL = new RegExp(`^(?:(${Object.keys(ORDINALS).join('|')})|(\\d+)(?:st|nd|rd|th))\\s+(.+)$`, 'iu');
const NUMBERED = /^(.+?)\s+(?:number|no\.|#)\s*(\d+)$/iu;
const HOLDER_WORDS =
  '(?:row|table row|line|item|list item|entry|card|product|tile|section|region|area|panel|group|form|dialog|dialogue|modal|popup|pop-up|menu|list|table|grid|navigation|nav|navbar|toolbar|header|footer|sidebar|fieldset)';
const WITHIN_OF = new RegExp(
  `^(.+?)\\s+(?:in|of|on|inside|within|from|at)\\s+(?:the\\s+|a\\s+)?(${HOLDER_WORDS})(?:\\s+(?:of|for|with|containing|that contains|named|called|titled|labell?ed|where)?\\s*(.+))?$`,
  'iu',
);
const WITHIN_NAMED = new RegExp(
  `^(.+?)\\s+(?:in|on|inside|within|from|at)\\s+(?:the\\s+)?(${QUOTED}|\\S+(?:\\s+\\S+){0,3}?)(?:'s|’s)?\\s+(${HOLDER_WORDS})$`,
  'iu',
);

/** Reads the words that name an element, e.g. `the second "Delete" button in the row of Anna`. Takes shielded text. */
export function readTarget(phrase: string): Target {
  const words = phrase.trim();
  const { rest, within } = takeWithin(words);
  return { words: unshield(words), readings: readingsOf(rest), within };
}

/** Splits "Name in the dialog" into the name and what it stands in. Takes shielded text, gives shielded text back. */
export function takeWithin(phrase: string): { rest: string; within: Reading | null } {
  const of = WITHIN_OF.exec(phrase);
  if (of?.[1] && of[2]) return { rest: of[1], within: holder(of[2], of[3] ?? '') };
  const named = WITHIN_NAMED.exec(phrase);
  if (named?.[1] && named[2] && named[3]) return { rest: named[1], within: holder(named[3], named[2]) };
  return { rest: phrase, within: null };
}

function holder(word: string, name: string): Reading {
  const plain = name.trim().replace(ARTICLE, '');
  const ordinal = ORDINALS[plain.toLowerCase()] ?? null;
  return { name: ordinal === null ? unshield(plain) : '', kind: kindOf(word) ?? kindOf('section'), ordinal };
}

function readingsOf(phrase: string): Reading[] {
  const whole = phrase.trim();
  const bare = stripArticle(whole);
  if (isQuotation(whole)) return [reading(whole)];
  const readings: Draft[] = [];
  if (ONLY_KIND.test(bare)) {
    // "The menu" is a menu; "Menu" is first of all something of that name.
    const isDefinite = bare !== whole;
    const [kind, name] = [{ name: '', kind: kindOf(bare), ordinal: null }, reading(bare)];
    return isDefinite ? [kind, name] : [name, kind];
  }
  readings.push(...kindReadings(bare, null));
  const ordinal = ORDINAL.exec(bare);
  // "First name" and "Last name" are names.
  if (ordinal?.[3] && !/^name\b/iu.test(ordinal[3])) {
    const number = ordinal[1] ? (ORDINALS[ordinal[1].toLowerCase()] ?? 1) : Number(ordinal[2]);
    readings.push(...kindReadings(stripArticle(ordinal[3]), number));
  }
  const numbered = NUMBERED.exec(bare);
  if (numbered?.[1]) readings.push(...kindReadings(numbered[1], Number(numbered[2])));
  if (bare !== whole) readings.push(reading(whole));
  // A quotation settles the name: readings that keep the words around it are left out.
  const settled = readings.filter((one) => one.isSettled);
  return dropTwins(settled.length > 0 ? settled : readings);
}

type Draft = Reading & { isSettled?: boolean };

function kindReadings(text: string, ordinal: number | null): Draft[] {
  if (ONLY_KIND.test(text)) return [{ name: '', kind: kindOf(text), ordinal }, reading(text, null, ordinal)];
  const leading = LEADING_KIND.exec(text) ?? LEADING_KIND_NAMED.exec(text);
  if (leading?.[1] && leading[2]) return [settle(reading(leading[2], leading[1], ordinal))];
  const trailing = TRAILING_KIND.exec(text);
  if (trailing?.[1] && trailing[2]) {
    const name = stripArticle(trailing[1]);
    if (isQuotation(name)) return [settle(reading(name, trailing[2], ordinal))];
    return [
      ...searchReading(name, trailing[2], ordinal),
      reading(name, trailing[2], ordinal),
      reading(text, null, ordinal),
    ];
  }
  return [isQuotation(text) ? settle(reading(text, null, ordinal)) : reading(text, null, ordinal)];
}

/** "The search box" is what search boxes are, whatever their label says. */
function searchReading(name: string, word: string, ordinal: number | null): Draft[] {
  const kind = kindOf(word);
  if (!/^search$/iu.test(name) || !kind?.isField) return [];
  return [{ name: '', kind: { ...kind, roles: ['searchbox'], isField: false }, ordinal }];
}

function settle(draft: Draft): Draft {
  return { ...draft, isSettled: true };
}

function reading(name: string, word: string | null = null, ordinal: number | null = null): Draft {
  return { name: unshield(name).trim(), kind: word === null ? null : kindOf(word), ordinal };
}

function stripArticle(text: string): string {
  const bare = text.replace(ARTICLE, '');
  return bare || text;
}

function dropTwins(drafts: Draft[]): Reading[] {
  const seen = new Map<string, Reading>();
  for (const { name, kind, ordinal } of drafts) {
    const key = JSON.stringify([name, kind?.word, kind?.roles, ordinal]);
    if (!seen.has(key)) seen.set(key, { name, kind, ordinal });
  }
  return [...seen.values()];
}

/** Whether the words end or begin with a kind, so that they surely name an element ("the Buy button"). */
export function namesKind(phrase: string): boolean {
  return new RegExp(`(?:^|[\\s-])${KIND_WORDS}$|^(?:the |an? )?${KIND_WORDS}\\s`, 'iu').test(phrase.trim());
}
