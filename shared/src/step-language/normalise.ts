import { isAssertion } from './command.ts';
import { ACTIONS, PARTS } from './normalise/action-words.ts';
import { ASSERTIONS, WORDS } from './normalise/assertion-words.ts';
import { AROUND, ASSERTION_PREFIXES, SUBJECTS } from './normalise/prefixes.ts';
import { rewriter, type Rewriter } from './normalise/rewrite.ts';
import { parse } from './parse.ts';
import { isJoin, tokenize } from './tokens.ts';
import { isVerb } from './verb-synonyms.ts';
import { stemsOf } from './verbs.ts';

/** A sentence in the words of the language, with what was changed. */
export interface Normalised {
  text: string;
  /** e.g. `"enter" → "type"`; empty: nothing was changed. */
  changes: string[];
  /** The text without the words before it and behind it, with no other change. */
  core: string;
  /** It was said to be checked: "verify that …". */
  isAsserted: boolean;
}

const MAX_PASSES = 6;
const around = rewriter(AROUND);
const assertionPrefixes = rewriter(ASSERTION_PREFIXES);
const subjects = rewriter(SUBJECTS);
const actionLists = [PARTS, ACTIONS].map(rewriter);
const statementLists = [WORDS, ASSERTIONS].map(rewriter);
const UNTIL = /^wait until /u;

/**
 * Replaces wordings from the lists by those of the language. Quoted texts are never touched, a statement never becomes an action, and
 * nothing is denied that was not.
 */
export function normalise(text: string): Normalised {
  const changes: string[] = [];
  const apply = (before: string, ...lists: Rewriter[]): string =>
    lists.reduce((done, list) => rewritten(done, list, changes), before);
  const sentence = apply(text.trim(), around);
  const core = apply(sentence, assertionPrefixes, around);
  const isAsserted = core !== sentence;
  const { length } = changes;
  const action = isAsserted ? null : imperativeOf(sentence, changes);
  if (action !== null) {
    const simple = apply(action, ...actionLists);
    const until = UNTIL.exec(simple)?.[0] ?? '';
    const result = until ? `${until}${apply(simple.slice(until.length), ...statementLists)}` : simple;
    const words = tokenize(action);
    const isStatement = words.some((word) => !word.isQuoted && /^(?:is|are)$/u.test(word.text));
    // Of several actions each is changed on its own; "Mark Kim is listed" is none at all.
    if ((!words.some(isJoin) && !isStatement) || parse(result).commands.length > 0)
      return { text: result, changes, core, isAsserted };
    if (!isStatement) return { text, changes: [], core, isAsserted };
    changes.length = length;
  }
  const result = apply(core, ...statementLists);
  // What was said to be checked is never done.
  const isFlipped = parse(result).commands.some((command) => !isAssertion(command));
  return isFlipped ? { text, changes: [], core, isAsserted } : { text: result, changes, core, isAsserted };
}

/** The text after every wording of a list that fits, one after the other. */
function rewritten(text: string, list: Rewriter, changes: string[]): string {
  let done = text;
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const result = list(done);
    if (!result || result.text === '' || result.text.toLowerCase() === done.toLowerCase()) break;
    done = result.text;
    changes.push(result.change);
  }
  return done;
}

/** The action that a sentence begins with, in the imperative; null: it does not begin with a verb from the lists. */
function imperativeOf(sentence: string, changes: string[]): string | null {
  const doer = subjects(sentence);
  const isDoing = doer !== null && verbOf(doer.text) !== null;
  const action = isDoing ? doer.text : sentence;
  const verb = verbOf(action);
  if (verb === null) return null;
  if (isDoing) changes.push(doer.change);
  const first = firstWord(action);
  if (verb === first.toLowerCase()) return action;
  changes.push(`"${first}" → "${verb}"`);
  return `${verb}${action.slice(first.length)}`;
}

/** The verb of which the first word is a form. */
function verbOf(sentence: string): string | null {
  const word = firstWord(sentence).toLowerCase();
  return [word, ...stemsOf(word)].find(isVerb) ?? null;
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? '';
}
