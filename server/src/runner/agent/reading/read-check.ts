import type { Check, Target } from '../command.ts';
import { isErrorKind, KIND_WORDS_PLURAL } from './targets/kinds.ts';
import { namesKind } from './targets/read-target.ts';
import { firstReading, type Rule } from './rule.ts';
import { isQuotation, QUOTED, unshield } from './shield.ts';
import { CHECK_LEAD, normalizeStatement } from './statement.ts';
import { NUMBER } from './statements/amounts.ts';
import { ARRANGEMENT } from './statements/arrangement.ts';
import { COLOURS } from './statements/colours.ts';
import { COUNTS } from './statements/counts.ts';
import { onlyOf } from './statements/only.ts';
import { PAGE_STATEMENTS } from './statements/page.ts';
import { severalFacts } from './statements/several.ts';
import { SHOWN_STATEMENTS, shownOrHidden, text } from './statements/shown.ts';
import { STATE_STATEMENTS } from './statements/states.ts';
import { PARTS, VALUES } from './statements/values.ts';

/** Special statements before general ones. */
const RULES: Rule<Check>[] = [
  ...PAGE_STATEMENTS,
  ...COUNTS,
  ...VALUES,
  ...ARRANGEMENT,
  ...COLOURS,
  ...STATE_STATEMENTS,
  ...SHOWN_STATEMENTS,
  ...PARTS,
];

/**
 * Reads a statement about the page, with or without "Verify that" in front. Takes shielded text.
 * @returns the checks that make it up, more than one where it names several things; none if it cannot be read.
 */
export function readCheck(clause: string): Check[] {
  const statement = normalizeStatement(clause);
  if (isEitherOr(statement)) return [];
  const parts = onlyOf(statement);
  if (!parts) return [];
  const statements = parts.flatMap((part) => severalFacts(part) ?? severalOf(part));
  const asWritten = statements.length === 1 ? clause.trim().replace(CHECK_LEAD, '') : null;
  const checks = statements.map(
    (one) => readStatement(one) ?? (isSpoken(one) ? spoken(asWritten ?? one) : null),
  );
  if (checks.includes(null)) return [];
  return checks.filter((check) => check !== null).map((check) => withWords(check, asWritten));
}

/** "No message appears": nothing on a page is called a message, so that would be true of any. */
function isEmptyDenial(check: Check): boolean {
  if (check.kind !== 'state' || check.state !== 'hidden') return false;
  return check.target.readings.some(
    ({ name, kind }) => name === '' && kind?.isText && kind.css === null && !isErrorKind(kind),
  );
}

/** "It complains that my name is missing": of no such thing the absence could be false. */
function isUnnamable(check: Check, statement: string): boolean {
  const isAbsent =
    (check.kind === 'state' && check.state === 'hidden') ||
    (check.kind === 'part' && check.expected.isNegated);
  if (!isAbsent || check.target.readings.some(({ isQuoted }) => isQuoted)) return false;
  const { target } = check;
  const quoted = new RegExp(QUOTED, 'u').exec(statement)?.[0];
  // `The "Details" thing is gone`: nothing is called so as a whole.
  const isMixed =
    check.kind === 'state' && quoted !== undefined && !namesOf(target).includes(unshield(quoted));
  return isMixed || SPEAKING.test(target.words);
}

/** What a target and the place that it stands in may be called. */
function namesOf({ readings, within, orElse }: Target): string[] {
  const places = [within, within?.outer].flatMap((place) => (place ? [place.reading.name] : []));
  return [...readings.map(({ name }) => name), ...places, ...(orElse ? namesOf(orElse) : [])];
}

const SPEAKING =
  /^(?:it|i|we|you|this|that)\b|\b(?:complains?|says?|tells?|states?|claims?|warns?|reports?|explains?|mentions?|that|whether|because)\s\S/iu;

/** "The order was cancelled": the page may say just that. */
function withWords(check: Check, words: string | null): Check {
  if ((check.kind !== 'part' && check.kind !== 'state') || check.isEach) return check;
  if (
    words === null ||
    words.split(' ').length < 3 ||
    new RegExp(`${QUOTED}|\\bnot?\\b|n['’]t\\b`, 'iu').test(words)
  )
    return check;
  return { ...check, said: words };
}

function readStatement(statement: string): Check | null {
  if (NOBODY.test(statement)) return null;
  const check = firstReading(RULES, statement);
  if (check) return isEmptyDenial(check) || isUnnamable(check, statement) ? null : check;
  return namesKind(statement) && !/\b(?:is|has|does|shows|contains)\b/iu.test(statement)
    ? shownOrHidden(statement, false)
    : null;
}

/** "Nothing was found" may be what the page says; of nothing in particular there is nothing else to check. */
const NOBODY = /^(?:nothing|nobody|no one|everything|everybody|everyone|anything|something)\b/iu;

/** What pages say to their readers: "8 lamps found", "You are signed out". */
function isSpoken(statement: string): boolean {
  return isQuotation(statement) || NOBODY.test(statement) || /^(?:\d+ \S|you(?:r| is)\b)/iu.test(statement);
}

/** "3 passengers" may be a text of the page, or how many there are. */
function spoken(words: string): Check {
  const check = text(words, false);
  const isNumber = new RegExp(`^${NUMBER} \\p{Ll}+(?: \\p{Ll}+)?$`, 'u').test(words);
  const otherwise = isNumber ? firstReading(RULES, `there is ${words}`) : null;
  return check.kind === 'text' && otherwise ? { ...check, otherwise } : check;
}

const LIST = `${QUOTED}(?:(?:, | and | or |, and |, or )${QUOTED})+`;
const LISTED = new RegExp(`^(.*?)(${LIST})(.*)$`, 'iu');
const TWO_KINDS = new RegExp(
  `^(?:both )?((?:the )?[^,]+?(?:, [^,]+?)*) and (?:the )?(.+?)(?: (${KIND_WORDS_PLURAL}))? is (.+)$`,
  'iu',
);

const BASE: Record<string, string> = {
  shows: 'show',
  contains: 'contain',
  displays: 'display',
  has: 'have',
  lists: 'list',
};
/** "The table shows Anna but not Bob". */
const BUT_NOT = /^(.+?) (shows|contains|displays|has|lists) (.+?),? (?:but|and) (?:not|no) (.+)$/iu;
/** "The page shows A and does not show B". */
const SAME_SUBJECT =
  /^(.+?) ((?:is|shows|contains|has|does not \p{L}+) .+?),? (?:and|but) ((?:does not \p{L}+|is|shows|contains|has) .+)$/iu;
/** "The dialog is open and it shows Sure". */
const AND_IT = /(,? (?:and|but)) it (?=(?:does not|is|shows|contains|has)\b)/iu;
/** "The dialog is open and its title is Sure". */
const AND_ITS =
  /^(.+?) ((?:is|shows|contains|has|does not \p{L}+) .+?),? (?:and|but) its ((?:\S+ ){1,3}(?:is|shows|contains|has|says|does not) .+)$/iu;
/** "Anna is Owner and Bob is Guest". */
const TWO_FACTS = /^(.+? is .+?)(?:,? (?:and|but) |, )((?!is )\P{Ll}.*? is(?: .+)?)$/u;

/** `The page shows "A" and "B"` are two statements, and so is "the Save and Cancel buttons are visible". */
function severalOf(statement: string): string[] {
  const [, before, list, after] = LISTED.exec(statement) ?? [];
  if (before !== undefined && list !== undefined)
    return (list.match(new RegExp(QUOTED, 'gu')) ?? []).map(
      (one) => `${before}${one}${singular(after ?? '')}`,
    );
  const [, subject, verb, there, absent] = BUT_NOT.exec(statement) ?? [];
  if (subject && verb && there && absent)
    return [
      `${subject} ${verb} ${there}`,
      `${subject} does not ${BASE[verb.toLowerCase()] ?? 'show'} ${absent}`,
    ];
  const [, owner, fact, part] = AND_ITS.exec(statement) ?? [];
  if (owner && fact && part) return [`${owner} ${fact}`, ...severalOf(ofOwner(owner, part))];
  const [, same, one, other] = SAME_SUBJECT.exec(statement.replace(AND_IT, '$1 ')) ?? [];
  if (same && one && other) return [`${same} ${one}`, ...severalOf(`${same} ${other}`)];
  const [, left, right] = TWO_FACTS.exec(statement) ?? [];
  if (left && right)
    return [
      left,
      / is(?: not)?$/iu.test(right) ? `${right} ${left.replace(/^.+? is (?:not )?/iu, '')}` : right,
    ];
  const [, first, last, kind = '', state] = TWO_KINDS.exec(statement) ?? [];
  if (
    !first ||
    !last ||
    !state ||
    !/^(?:both |not )?(?:visible|shown|displayed|present|there|hidden|gone|enabled|disabled|empty|required|checked|unchecked|ticked|unticked|completed|clickable|active|inactive|greyed out|editable|read-?only|focused|expanded|collapsed|open|closed|listed|selected|in the)\b/iu.test(
      state,
    )
  )
    return [statement];
  return [...first.split(/, /u), last]
    .map((name) => (namesKind(name) ? name : `${name} ${singular(kind)}`.trim()))
    .map((name) => `${name} is ${state.replace(/^both /iu, '')}`);
}

/** "Its title is Sure" is said of the title in the dialog, of the title of Anna. */
function ofOwner(owner: string, fact: string): string {
  const [, part = '', rest = ''] = /^(.+?) ((?:is|shows|contains|has|says|does not) .+)$/iu.exec(fact) ?? [];
  return `the ${part} ${namesKind(owner) ? 'in' : 'of'} ${owner.charAt(0).toLowerCase()}${owner.slice(1)} ${rest}`;
}

/** Which of two is meant to be true cannot be checked; that neither is there can. */
function isEitherOr(statement: string): boolean {
  return / or /iu.test(LISTED.exec(statement)?.[2] ?? '') && !/\bnot\b/iu.test(statement);
}

/** "buttons" of several names is the "button" of each. */
function singular(words: string): string {
  return words.replace(/^(\s*)((?:\p{L}+ )?\p{L}{3,}[^s])s\b/u, '$1$2');
}
