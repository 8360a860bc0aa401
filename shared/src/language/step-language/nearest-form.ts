import { ACTION_FORMS } from './forms.ts';
import { SINGULARS } from './kind-words.ts';
import { tokenize, quote, type Token } from './tokens.ts';
import { verbsMeant } from './verb-synonyms.ts';
import { NEVER_IN_NAMES, RESERVED } from './words.ts';

/** What is left to say in a sentence to write. */
export const OPEN = '"…"';
const ASSERTION = 'the page shows "…"';
/** Keywords that only join names and texts. */
export const JOINING: ReadonlySet<string> = new Set('as at by for from in into on to with'.split(' '));
/** What stands in slots that are no names and no texts. */
export const EXAMPLES = {
  url: '/path',
  keys: 'Enter',
  keyButton: 'Enter',
  seconds: '2',
  direction: 'down',
  edge: 'top',
  variable: 'name',
  tab: 'the browser tab "…"',
  assertion: ASSERTION,
  codeLength: '6-digit',
} as const;

/** Those that say nothing of what a form does. */
const EXAMPLE_WORDS: ReadonlySet<string> = new Set(
  Object.values(EXAMPLES).filter((words) => !words.includes(' ')),
);

/** Patterns with an element, and nothing else that has to be said. */
const NAMED = /^[^<]*<(?:\w+:)?(?:target|explicit)>[^<]*(?:\[.*\])?$/u;
/** Words in small letters before those that look like a name. */
const SMALL_BEFORE_NAME = /^(\p{Ll}\S*(?: \p{Ll}\S*)*) (\p{Lu}.*)$/u;

export interface NearestForm {
  sentence: string;
  /** Nothing that the text says is left out, and nothing is left to say. */
  isWhole: boolean;
  /** The same where the name may as well begin later, at its first capital: of "blue Save all", what is "blue" and the sentence with "Save all". */
  shorter: { sentence: string; without: string } | null;
}

/**
 * A sentence to write instead of one that begins with a verb, or with another word for it: the form whose words it has, with its names and
 * texts; `"…"` stands for what is left to say. null: it begins with no verb that is known.
 */
export function nearestForm(text: string): NearestForm | null {
  const words = new Set(text.toLowerCase().split(/\s+/u));
  const candidates = verbsMeant(text).flatMap(({ verb, words: meant, isCertain }) => {
    const tokens = tokenize(text.slice(meant.length));
    const parts = partsOf(tokens);
    const own = ACTION_FORMS.filter(({ pattern }) => `${pattern} `.startsWith(`${verb} `)).map(
      ({ pattern }) => {
        const sentence = sentenceOf(pattern);
        const literals = wordsOf(sentence.slice(verb.length));
        const rest = wordsOf(sentence.slice(verb.length).replace(ASSERTION, ''));
        const lacking = rest.filter((word) => !words.has(word)).length;
        const hasKeywords = tokens.every(
          ({ text: word, isQuoted }) => isQuoted || !RESERVED.has(word) || rest.includes(word),
        );
        const form = filled(sentence, parts, NAMED.test(pattern));
        // One that has nothing of what the text goes on with would do something else, and so would one of its own words only: "open the mail".
        const ownWords = literals.filter(
          (word) => word !== 'the' && !JOINING.has(word) && !EXAMPLE_WORDS.has(word),
        );
        const isOther = ownWords.length > 0 && !ownWords.some((word) => words.has(word));
        const isNear =
          tokens.length === 0 ||
          (!isOther &&
            (form.filled > 0 ||
              literals.length === 0 ||
              literals.some((word) => word !== 'the' && words.has(word))));
        return { ...form, lacking, hasKeywords, isNear };
      },
    );
    // A word that often means something else does so unless the form says all that the text does.
    const near = own.filter(({ isNear }) => isNear);
    return isCertain ? near : near.filter(({ isWhole, hasKeywords }) => isWhole && hasKeywords);
  });
  const [best] = candidates.sort(
    (a, b) => Number(b.isWhole) - Number(a.isWhole) || b.filled - a.filled || a.lacking - b.lacking,
  );
  return best ?? null;
}

/** The words that a form says itself. */
const wordsOf = (sentence: string) => sentence.replaceAll(OPEN, '').split(' ').filter(Boolean);

/** The sentence with all parts, or at least with those in quotes, if it has room for them. */
function filled(sentence: string, parts: Part[], isNamed: boolean): NearestForm & { filled: number } {
  const room = sentence.includes(ASSERTION) ? 0 : sentence.split(OPEN).length - 1;
  const quoted = parts.filter(({ isQuoted }) => isQuoted);
  const own =
    parts.length === room ? parts : (firstOfSeveral(parts, room) ?? (quoted.length <= room ? quoted : []));
  // The value comes first, and is what is quoted.
  const isReversed =
    /^(?:Type|Select) /u.test(sentence) && own[0]?.isQuoted === false && own.at(-1)?.isQuoted;
  const values = (isReversed ? own.toReversed() : own).map(({ value }) => value);
  const withTexts = (texts: string[]) =>
    texts.reduce((text, value) => text.replace(OPEN, () => quote(value)), sentence);
  const [, without, name] = (isNamed && !own[0]?.isQuoted && SMALL_BEFORE_NAME.exec(values[0] ?? '')) || [];
  return {
    sentence: withTexts(values),
    shorter: without && name ? { sentence: withTexts([name]), without } : null,
    filled: own.length,
    isWhole:
      own.length === room && own.length === parts.length && room > 0 && parts.every(({ isClear }) => isClear),
  };
}

/** The parts of the first of several things that a text says in the same way: "Ann" as first name and "Lee" as last name. */
function firstOfSeveral(parts: Part[], room: number): Part[] | null {
  const first = parts.slice(0, room);
  const isRepeated = parts.length > room && room > 1 && parts.length % room === 0;
  const isMixed = first.some(({ isQuoted }) => isQuoted) && first.some(({ isQuoted }) => !isQuoted);
  return isRepeated && isMixed && parts.every(({ isQuoted }, at) => isQuoted === first[at % room]?.isQuoted)
    ? first
    : null;
}

/** `type <text:value> into <target>` → `Type "…" into "…"` */
export function sentenceOf(pattern: string): string {
  const words = pattern
    .replaceAll(/ ?\[[^\]]*\]/gu, '')
    .replace('(second|seconds)', 'seconds')
    .replaceAll(/\(([^|)]*)[^)]*\)/gu, '$1')
    .replaceAll(
      /<(?:\w+:)?(\w+)>/gu,
      (_, type: string) => (EXAMPLES as Record<string, string>)[type] ?? OPEN,
    );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Part {
  value: string;
  isQuoted: boolean;
  /** No keyword that may belong to it stands before it. */
  isClear: boolean;
}

/** Quoted texts, and words in a row that are no grammar. */
function partsOf(tokens: Token[]): Part[] {
  const parts: Part[] = [];
  let isOpen = false;
  let isClear = true;
  for (const { text, value, isQuoted } of tokens) {
    const last: Part | undefined = isOpen ? parts.at(-1) : undefined;
    const isName = !isQuoted && !RESERVED.has(text) && !SINGULARS.has(text);
    isClear &&= isQuoted || !RESERVED.has(text) || JOINING.has(text);
    if (last && isName) last.value += ` ${value}`;
    else if (isQuoted || (isName && !NEVER_IN_NAMES.has(text))) parts.push({ value, isQuoted, isClear });
    isOpen = isName && (last !== undefined || !NEVER_IN_NAMES.has(text));
  }
  // "Type x into" goes on.
  const isOver = !JOINING.has(tokens.at(-1)?.text ?? '');
  return parts.map((part) => ({ ...part, isClear: isClear && isOver }));
}
