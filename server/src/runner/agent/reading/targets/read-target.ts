import type { Place, Reading, Target } from '../../command.ts';
import { KIND_WORDS, KIND_WORDS_PLURAL, kindOf, OPEN_LIST, type Kind } from './kinds.ts';
import { ORDINAL_WORDS, ordinalOf } from './ordinals.ts';
import { looseHolder, takePlace } from './read-place.ts';
import { isQuotation, QUOTED, unshield } from '../shield.ts';

const ARTICLE = /^(?:the|an?|your|my|our|his|her|their|its|this|that|any|some)\s+/iu;
const NAMED =
  '(?:(?:that is |which is )?(?:named|called|labell?ed|titled|with (?:the )?(?:name|label|text|title|placeholder|heading|headline|caption|message)|that says|saying|reading|for|of))?';
const TRAILING_KIND = new RegExp(`^(.+?)[\\s-]+(${KIND_WORDS_PLURAL})$`, 'iu');
const LEADING_KIND = new RegExp(`^(${KIND_WORDS_PLURAL})\\s+${NAMED}\\s*(${QUOTED})$`, 'iu');
const LEADING_KIND_NAMED = new RegExp(
  `^(${KIND_WORDS_PLURAL})\\s+(?:named|called|labell?ed|titled|with (?:the )?(?:name|label|text|title|placeholder|heading|headline|caption|message)|that says|saying|reading|for|of|to|with|containing|that contains)\\s+(.+)$`,
  'iu',
);
const LEADING_KIND_BARE = new RegExp(`^(${KIND_WORDS_PLURAL})\\s+(\\S.*)$`, 'iu');
const ONLY_KIND = new RegExp(`^${KIND_WORDS_PLURAL}$`, 'iu');
const KIND_FIRST = new RegExp(`^(?:${KIND_WORDS_PLURAL}|${ORDINAL_WORDS})\\s`, 'iu');
/** "Below Save" and "all but Save" are not Save. */
const NO_NOUN =
  '(?!(?:below|above|under|over|outside|beside|near|next|behind|before|after|around|left|right|except|not|no|all|every|any|both|but|without|everything|nothing)\\s)';
/** What is written with a sign. */
const SYMBOLS: Record<string, string[]> = {
  plus: ['+'],
  minus: ['−', '-', '–'],
  cross: ['×', '✕', '✖'],
  x: ['×', '✕', '✖'],
  trash: ['Delete', 'Remove', '🗑', '🗑️'],
  'trash can': ['Delete', 'Remove', '🗑', '🗑️'],
  bin: ['Delete', 'Remove', '🗑', '🗑️'],
  pencil: ['Edit', '✎', '✏', '✏️'],
  pen: ['Edit', '✎', '✏', '✏️'],
  magnifier: ['Search', '🔍'],
  'magnifying glass': ['Search', '🔍'],
  gear: ['Settings', '⚙', '⚙️'],
  cog: ['Settings', '⚙', '⚙️'],
  bell: ['Notifications', '🔔'],
  eye: ['Show password', '👁', '👁️'],
  hamburger: ['Menu', '☰'],
};
const ORDINAL = new RegExp(`^(?:(?:very )?(${ORDINAL_WORDS}|\\d+(?:st|nd|rd|th)))\\s+(.+)$`, 'iu');
const NUMBERED = /^(.+?)\s+(?:number|no\.|#)\s*(\d+)$/iu;

/** Reads the words that name an element, e.g. `the second "Delete" button in the row of Anna`. Takes shielded text. */
export function readTarget(phrase: string): Target {
  const words = phrase.trim();
  const { rest, within } = takeWithin(words);
  const target: Target = { words: unshield(words), readings: readingsOf(rest), within };
  const loose = within ? null : looseHolder(words);
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

/** Splits "Name in the dialog" into the name and what it stands in. Takes shielded text, gives shielded text back. */
export function takeWithin(phrase: string): { rest: string; within: Place | null } {
  const place = takePlace(phrase);
  if (!place) return { rest: phrase, within: null };
  const { rest, relation, word, name } = place;
  if (relation !== 'inside') {
    const [anchor = reading(name)] = readingsOf(name);
    return { rest, within: { relation, reading: anchor } };
  }
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

function holder(word: string, name: string): Reading {
  const plain = name
    .trim()
    .replace(ARTICLE, '')
    .replace(/['’]s$/u, '');
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

function readingsOf(phrase: string): Reading[] {
  const whole = phrase.trim();
  const bare = stripArticle(whole);
  if (isQuotation(whole)) return [reading(whole)];
  if (/^submit button$/iu.test(bare))
    return [reading('Submit', 'button'), { name: '', kind: kindOf('submit button'), ordinal: null }];
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
  // "The question "Is it free?"", "the category API": a noun that no kind is called by, and the name.
  const named = new RegExp(`^${NO_NOUN}(?:\\p{Ll}+ ){1,2}(${QUOTED})$`, 'u').exec(bare)?.[1];
  if (named && !KIND_FIRST.test(bare)) readings.push(settle(reading(named)));
  const capital = new RegExp(
    `^${NO_NOUN}\\p{Ll}+(?: (?:name|number|code|title|id))? ([\\p{Lu}\\p{Nd}#].*|\\S+\\.\\p{L}{2,5})$`,
    'u',
  ).exec(bare)?.[1];
  if (capital && !KIND_FIRST.test(bare)) readings.push(reading(capital));
  const symbols = SYMBOLS[bare.toLowerCase().replace(/ (?:button|icon|sign|symbol|menu)$/u, '')] ?? [];
  readings.push(...symbols.map((symbol) => ({ ...reading(symbol), isWhole: true })));
  // "The next month": the arrow is called Next.
  const step =
    /^(next|previous) (?:month|year|week|day|slide|image|picture|photo|step|question|page)$/iu.exec(
      bare,
    )?.[1];
  if (step) readings.push({ ...reading(step), isWhole: true });
  const again = /^(.+?) (?:again|once more|as well|too)$/iu.exec(bare)?.[1];
  if (again) readings.push(...kindReadings(again, null));
  const counted = /^(?:number|amount|quantity|count) of (?:the )?(.+)$/iu.exec(bare)?.[1];
  if (counted) readings.push(reading(counted));
  const day = /^(\d{1,2})(?:st|nd|rd|th)$/u.exec(bare)?.[1];
  if (day) readings.push({ ...reading(day), isWhole: true });
  const time = /^(.+) (?:date|time)$/iu.exec(bare)?.[1];
  if (time && !isQuotation(time)) readings.push({ ...reading(time), isWhole: true });
  const sort = /^(.+) (?:filter|setting|selection|costs?|fee)$/iu.exec(bare)?.[1];
  if (sort && !isQuotation(sort)) readings.push(reading(sort));
  if (/^(?:e-?mail|mail)(?: address)?$/iu.test(bare))
    readings.push(...['E-mail', 'Email', 'E-mail address', 'Email address'].map((name) => reading(name)));
  const ones = /^(\p{L}+) ones?$/iu.exec(bare)?.[1];
  if (ones && !/^(?:first|last|next|previous|other|new|right|wrong|second|third)$/iu.test(ones))
    readings.push(reading(ones));
  const page = /^page (\d+)$/iu.exec(bare)?.[1];
  if (page) readings.push(reading(page));
  if (bare !== whole) readings.push(reading(whole));
  // A quotation settles the name: readings that keep the words around it are left out.
  const settled = readings.filter((one) => one.isSettled);
  return dropTwins(settled.length > 0 ? settled : readings);
}

type Draft = Reading & { isSettled?: boolean };

function kindReadings(text: string, ordinal: number | null): Draft[] {
  if (ONLY_KIND.test(text)) return [{ name: '', kind: kindOf(text), ordinal }, reading(text, null, ordinal)];
  const leading = LEADING_KIND.exec(text) ?? LEADING_KIND_NAMED.exec(text);
  if (leading?.[1] && leading[2]) return holderReadings(leading[2], leading[1], ordinal);
  const trailing = TRAILING_KIND.exec(text);
  if (trailing?.[1] && trailing[2]) {
    const name = stripArticle(trailing[1]);
    if (isQuotation(name)) return [settle(reading(name, trailing[2], ordinal))];
    // "The tab Notes" begins with a kind as well.
    const [, word, rest] = LEADING_KIND_BARE.exec(text) ?? [];
    return [
      ...searchReading(name, trailing[2], ordinal),
      reading(name, trailing[2], ordinal),
      reading(text, null, ordinal),
      ...(word && rest ? [reading(rest, word, ordinal)] : []),
    ];
  }
  const bare = LEADING_KIND_BARE.exec(text);
  if (bare?.[1] && bare[2]) return [reading(text, null, ordinal), reading(bare[2], bare[1], ordinal)];
  return [isQuotation(text) ? settle(reading(text, null, ordinal)) : reading(text, null, ordinal)];
}

/** "The row for invoice 2026-103": what it is said to be may stand before what it is called. */
function holderReadings(name: string, word: string, ordinal: number | null): Draft[] {
  const called = /^\p{Ll}+(?: \p{Ll}+)? ([\p{Lu}\p{Nd}].*)$/u.exec(name)?.[1];
  const own = settle(reading(name, word, ordinal));
  return called !== undefined && own.kind?.isContainer
    ? [own, settle(reading(called, word, ordinal))]
    : [own];
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
  const isQuoted = isQuotation(name.trim());
  const kind = word === null ? null : kindOf(word);
  return { name: unshield(name).trim(), kind, ordinal, ...(isQuoted ? { isQuoted } : {}) };
}

function stripArticle(text: string): string {
  const bare = text.replace(ARTICLE, '');
  return bare || text;
}

function dropTwins(drafts: Draft[]): Reading[] {
  const seen = new Map<string, Reading>();
  for (const { isSettled: _, ...one } of drafts) {
    const key = JSON.stringify([one.name, one.kind?.word, one.kind?.roles, one.ordinal]);
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}

/** "Choose the Business plan", where a list called Plan has Business in it. */
export function withHead(target: Target, name: string): Target {
  const [, head, tail] = /^(?:the )?(.+) (\p{Ll}+)$/u.exec(name) ?? [];
  if (!head || !tail || target.within || target.orElse || target.readings.some(({ kind }) => kind !== null))
    return target;
  const reading = { name: unshield(head), kind: kindOf('radio'), ordinal: null };
  const other = { ...reading, kind: null };
  const place = { relation: 'beside' as const, reading: { name: tail, kind: null, ordinal: null } };
  return { ...target, orElse: { words: target.words, readings: [reading, other], within: place } };
}

/** Whether the words name a kind and nothing else ("the tab"). */
export function isBareKind(phrase: string): boolean {
  return ONLY_KIND.test(stripArticle(phrase.trim()));
}

/** Whether the words end or begin with a kind, so that they surely name an element ("the Buy button"). */
export function namesKind(phrase: string): boolean {
  return new RegExp(`(?:^|[\\s-])${KIND_WORDS}$|^(?:the |an? )?${KIND_WORDS}\\s`, 'iu').test(phrase.trim());
}
