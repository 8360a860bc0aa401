import { tokenize } from '../tokens.ts';
import { VERBS } from '../words.ts';
import { DOERS, WORDINGS } from './loose-forms.ts';
import { baseOf, stemsOf } from '../verbs.ts';

const KNOWN = new Set([
  ...VERBS,
  ...Object.values(WORDINGS).flatMap((words) => words.match(/[a-z-]+/gu) ?? []),
]);
const FILLERS =
  /^(?:when|and|then|so|also|now|but|the|a|to|would|like|wants?|has|tries|try|can|should|must|will|have|please|again|just|being|if)$/iu;
/** Verbs by what is written with one letter left out, or two swapped. */
const MISSPELT = new Map(
  [...VERBS].flatMap((verb) =>
    Array.from(verb).flatMap((letter, at): [string, string][] => {
      const [before, after] = [verb.slice(0, at), verb.slice(at + 1)];
      return [
        [`${before}${after}`, verb],
        [`${before}${after.charAt(0)}${letter}${after.slice(1)}`, verb],
      ];
    }),
  ),
);
const LOOKING = /^(?:sees?|is|are|was|gets?|am|should|finds?)$/u;

/** The action of someone as it is asked for: "The shopper sorts the list" is "sort the list"; a misspelt verb is corrected. */
export function imperative(text: string): string {
  const tokens = tokenize(text);
  let first = 0;
  while (!tokens[first]?.isQuoted && FILLERS.test(tokens[first]?.text ?? '')) first++;
  const isDone = DOERS.has(tokens[first]?.text.toLowerCase() ?? '');
  if (isDone) first++;
  while (isDone && FILLERS.test(tokens[first]?.text ?? '')) first++;
  const verb = tokens[first];
  if (
    !verb ||
    verb.isQuoted ||
    (isDone && LOOKING.test(verb.text)) ||
    (!isDone && first > 0 && !KNOWN.has(verb.text))
  )
    return text;
  const word = isDone ? verbOf(verb.text) : corrected(verb.text);
  return `${word}${text.slice(verb.end)}`;
}

function corrected(word: string): string {
  const small = word.toLowerCase();
  return (word.length > 3 && !KNOWN.has(small) && MISSPELT.get(small)) || word;
}

/** The verb that a word is a form of, a known one if possible. */
function verbOf(word: string): string {
  return stemsOf(word).find((stem) => KNOWN.has(stem)) ?? baseOf(word) ?? word.replace(/s$/u, '');
}
