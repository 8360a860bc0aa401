import { tokenize } from '../tokens.ts';
import { VERBS } from '../words.ts';
import { isStatement } from './buttons.ts';
import { DOERS, WORDINGS } from './loose-forms.ts';
import { baseOf, isOneEditAway } from './verbs.ts';

const KNOWN = new Set([
  ...VERBS,
  ...Object.values(WORDINGS).flatMap((words) => words.match(/[a-z-]+/gu) ?? []),
]);
const FILLERS =
  /^(?:when|and|then|so|also|now|but|the|a|to|would|like|wants?|has|tries|try|can|should|must|will|have|please|again|just|being|if)$/iu;
const LOOKING = /^(?:sees?|is|are|was|gets?|am|should|finds?)$/u;

/** The action of someone as it is asked for: "The shopper sorts the list" is "sort the list", and a misspelt verb corrected. */
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
  const word = isDone ? verbOf(verb.text) : verb.text;
  const isKnown = KNOWN.has(word.toLowerCase()) || word.length < 4 || isStatement(tokens);
  const known = isKnown ? word : corrected(word);
  return isDone || known !== word || first > 0 ? `${known}${text.slice(verb.end)}` : text;
}

/** "sorts", "sorted", "sorting" are forms of "sort", if that is a known verb. */
function verbOf(word: string): string {
  const stems = [/s$/u, /es$/u, /ed$/u, /d$/u, /ing$/u].map((ending) => word.replace(ending, ''));
  return stems.find((stem) => stem !== word && KNOWN.has(stem)) ?? baseOf(word) ?? word.replace(/s$/u, '');
}

function corrected(word: string): string {
  return [...VERBS].find((one) => isOneEditAway(one, word.toLowerCase())) ?? word;
}
