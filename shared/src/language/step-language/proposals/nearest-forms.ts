import { ACTION_FORMS, ASSERTION_FORMS } from '../forms.ts';
import { SINGULARS } from '../kind-words.ts';
import { quote, tokenize, type Token } from '../tokens.ts';
import { verbsMeant } from '../verb-synonyms.ts';
import { NEVER_IN_NAMES, RESERVED } from '../words.ts';

/** What is left to say in a sentence to write. */
const OPEN = '"…"';
/** Slots that hold names and texts, and states, which are as often texts. */
const OPEN_SLOTS =
  /<(?:\w+:)?(?:target|subject|explicit|each|countedOne|value|quotedText|texts|\w*[sS]tate)>/gu;

/** `type <text:value> into <target>` → `Type "…" into "…"`; a form with other slots as in its example. */
const FORMS = [ACTION_FORMS, ASSERTION_FORMS].flatMap((forms) =>
  forms.map(({ pattern, example }) => {
    const short = pattern.replaceAll(/ ?\[[^\]]*\]/gu, '').replaceAll(/\(([^|)]*)[^)]*\)/gu, '$1');
    const open = short.replaceAll(OPEN_SLOTS, OPEN);
    const said = short.replace('<comparison>', 'more than').replace('<tab>', 'browser tab');
    return {
      sentence: open.includes('<')
        ? example.replaceAll(/"(?!\/)[^"]*"/gu, OPEN)
        : `${open.charAt(0).toUpperCase()}${open.slice(1)}`,
      room: open.split(OPEN).length - 1,
      words: [...(said.toLowerCase().match(/(?<=^| )[^\s<]\S*/gu) ?? [])],
      isAction: forms === ACTION_FORMS,
    };
  }),
);

/** Sentences to write instead of a text that is none, best first, with what it names; `"…"` stands for what is left to say. */
export function nearestForms(text: string): string[] {
  const readings = [{ verb: '', words: '', isCertain: true }, ...verbsMeant(text)];
  const near = readings.flatMap(({ verb, words: meant, isCertain }) => {
    const rest = text.slice(meant.length);
    const tokens = tokenize(rest);
    const parts = partsOf(tokens, !verb);
    const written = new Set(`${verb} ${rest}`.toLowerCase().split(/[\s,.]+/u));
    return FORMS.flatMap(({ sentence, room, words, isAction }) => {
      if (verb ? !`${sentence.toLowerCase()} `.startsWith(`${verb} `) : room < parts.length) return [];
      const isBegun = sentence.split(' ')[0] === text.split(' ')[0] && !text.startsWith('The ');
      const own = words.filter((word, index) => (index === 0 && isBegun) || !isGrammar(word));
      const shared = own.filter((word) => written.has(word)).length;
      const lacking = own.length - shared;
      const isFull = room > 0 && parts.length === room;
      const isSaid = ({ text: word, isQuoted }: Token) =>
        isQuoted || !RESERVED.has(word) || words.includes(word);
      const isWhole = isFull && tokens.every(isSaid) && !RESERVED.has(tokens.at(-1)?.text ?? '');
      // A word that often means something else does so unless the form says all that the text does.
      if (!isCertain && !isWhole) return [];
      // "Open the mail" is another action than "Open the menu".
      if (shared === 0 || shared < lacking + Number(isAction)) return [];
      const quoted = parts.filter(({ isQuoted }) => isQuoted);
      // The value comes first, and is what is quoted.
      const isReversed = /^(?:Type|Select) /u.test(sentence) && !parts[0]?.isQuoted && parts.at(-1)?.isQuoted;
      const ordered = isReversed ? parts.toReversed() : parts;
      const fitting = isFull ? ordered : verb && quoted.length <= room ? quoted : [];
      const values = isAction && !verb ? [] : fitting;
      return [
        {
          sentence: values.reduce((all, { value }) => all.replace(OPEN, () => quote(value)), sentence),
          score: shared - lacking + values.length + Number(isWhole),
          verb,
        },
      ];
    });
  });
  near.sort((a, b) => Number(!a.verb) - Number(!b.verb) || b.score - a.score);
  const best = near.slice(0, near[0]?.verb ? 1 : near.length);
  return [...new Set(best.map(({ sentence }) => sentence))];
}

type Part = Pick<Token, 'value' | 'isQuoted'>;

/** Quoted texts, and words in a row that are no grammar. */
function partsOf(tokens: Token[], areQuoted: boolean): Part[] {
  const parts: Part[] = [];
  let open: Part | undefined;
  for (const { text, value, isQuoted } of tokens) {
    const isName = !isQuoted && !areQuoted && !RESERVED.has(text) && !SINGULARS.has(text);
    if (open && isName) open.value += ` ${value}`;
    else {
      open = isQuoted || (isName && !NEVER_IN_NAMES.has(text)) ? { value, isQuoted } : undefined;
      if (open) parts.push(open);
      if (isQuoted) open = undefined;
    }
  }
  return parts;
}

/** Whether a word only structures a sentence. */
export function isGrammar(word: string): boolean {
  return RESERVED.has(word) || NEVER_IN_NAMES.has(word);
}
