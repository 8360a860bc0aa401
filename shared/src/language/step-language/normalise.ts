import { isAssertion } from './command.ts';
import { actions, parts, STARTS } from './normalise/action-words.ts';
import { assertions, words } from './normalise/assertion-words.ts';
import { around, assertionPrefixes, subjects } from './normalise/prefixes.ts';
import { spaced, type Rewriter } from './normalise/rewrite.ts';
import { parse } from './parse.ts';
import { stemsOf } from './verbs.ts';
import { tokenize } from './tokens.ts';
import { isJoin, isStatement, VERBS } from './words.ts';

/** A sentence in the words of the language, with what was changed. */
export interface Normalised {
  text: string;
  /** What differs, as one text such as `"Enter … in" → "type … into"`; empty: nothing was changed. */
  changes: string[];
  /** The text without the words before it and behind it, with no other change. */
  core: string;
  /** It was said to be checked: "verify that …". */
  isAsserted: boolean;
}

const MAX_PASSES = 6;
const VERBS_OF_ACTIONS = new Set([...VERBS, ...STARTS]);

/**
 * Replaces wordings from the lists by those of the language. Quoted texts are never touched, a statement never becomes an action, and
 * nothing is denied that was not.
 */
export function normalise(text: string): Normalised {
  const written = spaced(tokenize(text).map((token) => token.text));
  const sentence = apply(around, written);
  const core = apply(around, apply(assertionPrefixes, sentence));
  const isAsserted = core !== sentence;
  const unchanged = { text, changes: [], core, isAsserted };
  const changed = (result: string): Normalised => {
    const changes = result === written ? [] : [changeOf(written, result)];
    return { ...unchanged, text: result, changes };
  };
  const action = isAsserted ? null : imperativeOf(sentence);
  if (action !== null) {
    const simple = apply(actions, apply(parts, action), 1);
    const result = simple.replace(/(?<=^wait until ).+$/iu, statement);
    const inner = tokenize(action).slice(1, -1);
    const isSaid = inner.some(isStatement);
    // Of several actions each is changed on its own; "Mark Kim is listed" is none at all.
    const isWhole = (!inner.some(isJoin) && !isSaid) || parse(result).commands.length > 0;
    if (isWhole || !isSaid) return isWhole ? changed(result) : unchanged;
  }
  const result = statement(core);
  // What was said to be checked is never done.
  const isFlipped = parse(result).commands.some((command) => !isAssertion(command));
  return isFlipped ? unchanged : changed(result);
}

function statement(clause: string): string {
  return apply(assertions, apply(words, clause));
}

function apply(list: Rewriter, before: string, passes = MAX_PASSES): string {
  const after = passes > 0 ? list(before) : null;
  // A capital at the beginning is no change.
  return !after || after.slice(1) === before.slice(1) ? before : apply(list, after, passes - 1);
}

/** The action that a sentence begins with, in the imperative; null: it does not begin with a verb from the lists. */
function imperativeOf(sentence: string): string | null {
  const text = subjects(sentence) ?? sentence;
  const [word = ''] = text.toLowerCase().split(' ');
  const verb = [word, ...stemsOf(word)].find((one) => VERBS_OF_ACTIONS.has(one));
  if (verb === undefined) return null;
  return verb === word ? text : `${verb}${text.slice(word.length)}`;
}

/** `"Enter … in" → "type … into"`: what differs between two texts. */
function changeOf(before: string, after: string): string {
  const texts = [before, after].map((text) =>
    tokenize(text).map(({ text: word, isQuoted }) => (isQuoted ? '…' : word)),
  );
  const [from = [], to = []] = texts;
  for (const end of [0, -1])
    while (from.length > 1 && from.at(end) === to.at(end)) for (const words of texts) words.splice(end, 1);
  return to.length > 0 ? `"${spaced(from)}" → "${spaced(to)}"` : `"${spaced(from)}" left out`;
}
