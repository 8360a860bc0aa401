import { ACTION_FORMS, ASSERTION_FORMS } from '../forms.ts';
import { SINGULARS } from '../kind-words.ts';
import { quote, tokenize, type Token } from '../tokens.ts';
import { verbsMeant } from '../verb-synonyms.ts';
import { NEVER_IN_NAMES, RESERVED } from '../words.ts';

/** What is left to say in a sentence to write. */
const OPEN = '"…"';
/** Keywords that only join names and texts. */
const JOINING: ReadonlySet<string> = new Set('as at by for from in into on to with'.split(' '));
/** What stands in slots that are no names and no texts. */
const EXAMPLES: Record<string, string> = {
  url: '/path',
  keys: 'Enter',
  keyButton: 'Enter',
  seconds: '2',
  number: '20',
  comparison: 'more than',
  count: '3',
  counted: 'rows',
  direction: 'down',
  edge: 'top',
  variable: 'name',
  tab: 'the browser tab "…"',
  assertion: 'the page shows "…"',
  codeLength: '6-digit',
};
const EXAMPLE_WORDS = new Set(Object.values(EXAMPLES));

const FORMS = [ACTION_FORMS, ASSERTION_FORMS].flatMap((forms) =>
  forms.map(({ pattern }) => {
    const sentence = sentenceOf(pattern);
    const room = sentence.includes('until') ? 0 : sentence.split(OPEN).length - 1;
    const words = sentence.replaceAll(OPEN, '').toLowerCase().split(' ');
    return {
      sentence,
      room,
      words: words.filter((one) => one && !EXAMPLE_WORDS.has(one)),
      isAction: forms === ACTION_FORMS,
    };
  }),
);

/** Sentences to write instead of a text that is none, best first, with what it names; `"…"` stands for what is left to say. */
export function nearestForms(text: string): string[] {
  const readings = [{ verb: '', words: '', isCertain: true }, ...verbsMeant(text)];
  const near = readings.flatMap(({ verb, words: meant, isCertain }) => {
    const tokens = tokenize(text.slice(meant.length));
    const parts = partsOf(tokens, !verb);
    const written = new Set(`${verb} ${text.slice(meant.length)}`.toLowerCase().split(/[\s,.]+/u));
    return FORMS.flatMap(({ sentence, room, words, isAction }) => {
      if (verb ? !`${sentence.toLowerCase()} `.startsWith(`${verb} `) : room < parts.length) return [];
      const isBegun = sentence.split(' ')[0] === text.split(' ')[0] && !/^The\b/u.test(text);
      const own = words.filter((word, index) => (index === 0 && isBegun) || !isGrammar(word));
      const shared = own.filter((word) => written.has(word)).length;
      const lacking = own.length - shared;
      const isFull = room > 0 && parts.length === room;
      const isWhole =
        isFull &&
        tokens.every((token) => isSaid(token, words, isCertain)) &&
        !JOINING.has(tokens.at(-1)?.text ?? '');
      // A word that often means something else does so unless the form says all that the text does.
      if (!isCertain && !isWhole) return [];
      const quoted = parts.filter(({ isQuoted }) => isQuoted);
      const fitting = isFull ? parts : verb && quoted.length <= room ? quoted : [];
      const values = (isAction && !verb ? [] : inOrder(fitting, sentence)).map(({ value }) => value);
      // "Open the mail" is another action than "Open the menu".
      if (shared === 0 || shared < lacking + Number(isAction)) return [];
      const joins = words.filter((word) => JOINING.has(word) && !written.has(word)).length;
      const score = shared - lacking + values.length + Number(isWhole) - joins / 10;
      return [
        {
          sentence: values.reduce((all, value) => all.replace(OPEN, () => quote(value)), sentence),
          score,
          verb,
        },
      ];
    });
  });
  const [best, ...others] = near.sort((a, b) => Number(!a.verb) - Number(!b.verb) || b.score - a.score);
  if (!best) return [];
  return [...new Set([best, ...(best.verb ? [] : others)].map(({ sentence }) => sentence))];
}

/** The value comes first, and is what is quoted. */
function inOrder(parts: Part[], sentence: string): Part[] {
  const isReversed =
    /^(?:Type|Select) /u.test(sentence) && parts[0]?.isQuoted === false && parts.at(-1)?.isQuoted;
  return isReversed ? parts.toReversed() : parts;
}

/** `type <text:value> into <target>` → `Type "…" into "…"` */
function sentenceOf(pattern: string): string {
  const words = pattern
    .replaceAll(/ ?\[[^\]]*\]/gu, '')
    .replace('(second|seconds)', 'seconds')
    .replace(/\(is\|are\)(?=.*<count>)/u, 'are')
    .replaceAll(/\(([^|)]*)[^)]*\)/gu, '$1')
    .replaceAll(/<(?:\w+:)?(\w+)>/gu, (_, type: string) => EXAMPLES[type] ?? OPEN);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface Part {
  value: string;
  isQuoted: boolean;
}

/** Quoted texts, and words in a row that are no grammar. */
function partsOf(tokens: Token[], areQuoted: boolean): Part[] {
  const parts: Part[] = [];
  let open: Part | null = null;
  for (const { text, value, isQuoted } of tokens) {
    const isName = !isQuoted && !areQuoted && !RESERVED.has(text) && !SINGULARS.has(text);
    const isBegun = isQuoted || (isName && !NEVER_IN_NAMES.has(text));
    if (open && isName) open.value += ` ${value}`;
    else {
      const part = isBegun ? { value, isQuoted } : null;
      if (part) parts.push(part);
      open = isQuoted ? null : part;
    }
  }
  return parts;
}

/** Whether a form has a word, or it joins what it names. */
function isSaid({ text, isQuoted }: Token, words: string[], isCertain: boolean): boolean {
  return isQuoted || !RESERVED.has(text) || words.includes(text) || (isCertain && JOINING.has(text));
}

/** Whether a word only structures a sentence. */
function isGrammar(word: string): boolean {
  return RESERVED.has(word) || NEVER_IN_NAMES.has(word);
}
