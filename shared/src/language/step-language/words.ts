import { STATES, type State } from './command.ts';
import type { Token } from './tokens.ts';

/** The time that a sentence takes grows faster than its length; a quoted text counts as one word. */
export const MAX_WORDS = 60;

/** Words that structure a sentence. Unquoted names and values cannot contain them. */
export const RESERVED: ReadonlySet<string> = new Set(
  `above and are as at be below but by contain contains do does ends for from has have if in into is it left next no not
   of off offers on once only or over right saying says should show shows starts than that then times to twice under until
   was were when which while with without`.split(/\s+/u),
);

/** Whether a word says that something is, has or shows something, in the language or in other wordings. */
export function isStatement({ text, isQuoted }: Token): boolean {
  return !isQuoted && /^(?:is|are|was|were|has|have|shows?|contains?|should)$/u.test(text);
}

/** Whether a word only joins sentences. */
export function isJoin(token: Token | undefined): boolean {
  return token !== undefined && !token.isQuoted && /^(?:and|then|,|;|&)$/u.test(token.text);
}

/** Words that belong to the sentence around a name, though no form has them there. */
export const NEVER_IN_NAMES: ReadonlySet<string> = new Set(
  `a again already also an anything back cannot eventually finally hardly just my neither never nobody nor nothing now
   nowhere our still the there these this those too your`.split(/\s+/u),
);

/** What pages and elements have: a name without quotes only right before a kind, as in "the title field". */
export const PROPERTIES: ReadonlySet<string> = new Set(['number', 'title', 'url', 'value']);

/** Words that an unquoted name cannot begin with. */
export const NO_NAME_START: ReadonlySet<string> = new Set([
  ...PROPERTIES,
  ...`all any both each every everything exactly he her his i it its neither nobody none nothing page she some something
   somebody someone their there they we what you`.split(/\s+/u),
]);

/** Words that an unquoted name cannot begin a sentence with: verbs of actions, and what may stand before a sentence. */
export const NO_SENTENCE_START: ReadonlySet<string> = new Set(
  `assert check confirm ensure expect expected given make please result see so verify`.split(/\s+/u),
);

/** Verbs that begin an action: "Clear completed is visible" is no statement about "Clear completed" without quotes. */
export const VERBS: ReadonlySet<string> = new Set(
  `accept answer choose clear click close collapse dismiss double-click drag expand go hover open press reload remember
   right-click scroll search select set switch tick turn type untick upload wait`.split(/\s+/u),
);

/** Words that an unquoted name cannot be, in any case. */
export const NO_NAME: ReadonlySet<string> = new Set([
  ...PROPERTIES,
  'attached',
  'bottom',
  'browser',
  'downloaded file',
  'page',
  'page title',
  'placeholder',
  'text',
  'top',
  // "The 6-digit code in the mail" is a form of its own.
  ...Array.from({ length: 10 }, (_, index) => `${index + 3}-digit code`),
]);

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
];

/** 1 for "first" or "1st"; -1 for "last"; null for other words. */
export function ordinalOf(word: string): number | null {
  if (word === 'last') return -1;
  const spelled = ORDINALS.indexOf(word);
  if (spelled >= 0) return spelled + 1;
  const digits = /^([1-9]\d{0,3})(?:st|nd|rd|th)$/u.exec(word)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The words for a number: "1st" and "first". */
export function ordinalWords(ordinal: number): string[] {
  return [ORDINALS[ordinal - 1], ordinalWord(ordinal)].filter((word) => word !== undefined);
}

/** "1st", "2nd", "11th", "last". */
export function ordinalWord(ordinal: number): string {
  if (ordinal < 0) return 'last';
  const isTeen = Math.floor((ordinal % 100) / 10) === 1;
  return `${ordinal}${(!isTeen && ['th', 'st', 'nd', 'rd'][ordinal % 10]) || 'th'}`;
}

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A number in digits (1,299.50) or in words up to twelve; null for other words. */
export function numberOf(word: string): number | null {
  const spelled = NUMBERS.indexOf(word);
  if (spelled >= 0) return spelled;
  return /^-?(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d+)?$/u.test(word) ? Number(word.replaceAll(',', '')) : null;
}

/** Whether a word, in small letters, neither structures a sentence nor counts anything: "blue". */
export function isPlainWord(word: string): boolean {
  const isOther = [RESERVED, NEVER_IN_NAMES, NO_NAME_START].some((words) => words.has(word));
  const isNumber = numberOf(word) !== null || ordinalOf(word) !== null;
  return /^\p{Ll}[\p{Ll}-]*$/u.test(word) && !isOther && !isNumber;
}

/** How states are written; the first word for a state is the printed one. */
export const STATE_WORDS: [words: string, state: State][] = [
  ...(Object.keys(STATES) as State[])
    .filter((state) => !['unselected', 'unfocused', 'filled'].includes(state))
    .map((state): [string, State] => [state, state]),
  ['not selected', 'unselected'],
  ['not focused', 'unfocused'],
  ['not empty', 'filled'],
];

/** Names of keys as the web platform spells them, and how people write them. */
const KEYS: Record<string, string> = {
  ...Object.fromEntries(
    `Enter Tab Escape Backspace Delete Insert Home End PageUp PageDown ArrowUp ArrowDown ArrowLeft ArrowRight Space
     Control Shift Alt Meta F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12`
      .split(/\s+/u)
      .map((key) => [key.toLowerCase(), key]),
  ),
  ctrl: 'Control',
  cmd: 'Meta',
  command: 'Meta',
  esc: 'Escape',
  return: 'Enter',
  del: 'Delete',
  spacebar: 'Space',
  up: 'ArrowUp',
  down: 'ArrowDown',
  left: 'ArrowLeft',
  right: 'ArrowRight',
};

/** Keys that are as often the name of a button. */
export const BUTTON_LIKE_KEYS: ReadonlySet<string> = new Set(['Delete', 'Insert', 'Home', 'End', 'Space']);

/** Canonical keys such as Control+A; null if one of them is no key. */
export function keysOf(text: string): string | null {
  const keys = text.split('+').map((key) => (/^[!-~]$/u.test(key) ? key : KEYS[key.toLowerCase()]));
  if (keys.length === 0 || keys.some((key) => key === undefined)) return null;
  return keys.map((key) => (keys.length > 1 && key?.length === 1 ? key.toUpperCase() : key)).join('+');
}
