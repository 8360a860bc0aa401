import { isAssertion } from './command.ts';
import { ACTIONS, ELEMENTS, ENDINGS } from './normalise/action-words.ts';
import { ASSERTIONS, WORDS } from './normalise/assertion-words.ts';
import { mask } from './normalise/mask.ts';
import {
  ASSERTION_PREFIXES,
  INFLECTED,
  OTHER_STARTS,
  PREFIXES,
  SUBJECTS,
  SUFFIXES,
} from './normalise/prefixes.ts';
import { rewriter, type Rewriter } from './normalise/rewrite.ts';
import { stemsOf } from './verbs.ts';
import { parse } from './parse.ts';
import { VERBS } from './words.ts';

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
const prefixes = rewriter(PREFIXES);
const assertionPrefixes = rewriter(ASSERTION_PREFIXES);
const subjects = rewriter(SUBJECTS);
const suffixes = rewriter(SUFFIXES);
const endings = rewriter(ENDINGS);
const actions = rewriter(ACTIONS);
const elements = rewriter(ELEMENTS);
const words = rewriter(WORDS);
const assertions = rewriter(ASSERTIONS);
const STARTS = new Set([...VERBS, ...INFLECTED, ...OTHER_STARTS]);
const JOINED = /\s(?:and|then|,|;|&)\s/u;
const STATEMENT = /\s(?:is|are)\s/u;
const UNTIL = /^wait until /u;

/**
 * Replaces wordings from the lists by those of the language. Quoted texts are never touched, a statement never becomes an action, and
 * nothing is denied that was not.
 */
export function normalise(text: string): Normalised {
  const { text: masked, unmask } = mask(text);
  const changes: string[] = [];
  const apply = (list: Rewriter, before: string, passes = MAX_PASSES): string => {
    let after = before;
    for (let pass = 0; pass < passes; pass++) {
      const result = list(after);
      if (!result || result.text === '' || result.text === after) break;
      after = result.text;
      changes.push(unmask(result.change));
    }
    return after;
  };
  const sentence = apply(suffixes, apply(prefixes, masked));
  const asserted = apply(prefixes, apply(assertionPrefixes, sentence));
  const isAsserted = asserted !== sentence;
  const core = unmask(asserted);
  const statement = (clause: string) => apply(assertions, apply(words, clause));
  const { length } = changes;
  const action = isAsserted ? null : imperativeOf(sentence, apply, changes);
  if (action !== null) {
    const simple = apply(actions, apply(endings, apply(elements, action)), 1);
    const until = UNTIL.exec(simple)?.[0] ?? null;
    const result = unmask(until === null ? simple : `${until}${statement(simple.slice(until.length))}`);
    // Of several actions each is changed on its own; "Mark Kim is listed" is none at all.
    if ((!JOINED.test(action) && !STATEMENT.test(action)) || isSentence(result))
      return { text: result, changes, core, isAsserted };
    if (!STATEMENT.test(action)) return { text, changes: [], core, isAsserted };
    changes.length = length;
  }
  const result = unmask(statement(asserted));
  // What was said to be checked is never done.
  const isFlipped = parse(result).commands.some((command) => !isAssertion(command));
  return isFlipped ? { text, changes: [], core, isAsserted } : { text: result, changes, core, isAsserted };
}

function isSentence(text: string): boolean {
  return parse(text).commands.length > 0;
}

/** The action that a sentence begins with, in the imperative; null: it does not begin with a verb from the lists. */
function imperativeOf(
  sentence: string,
  apply: (list: Rewriter, text: string, passes?: number) => string,
  changes: string[],
): string | null {
  const doer = subjects(sentence);
  const isDoing = doer !== null && isVerb(firstWord(doer.text));
  if (!isDoing && !isVerb(firstWord(sentence))) return null;
  const action = isDoing ? apply(subjects, sentence, 1) : sentence;
  const verb = firstWord(action);
  const imperative = stemOf(verb);
  if (imperative === undefined || STARTS.has(verb)) return action;
  changes.push(`"${verb}" → "${imperative}"`);
  return `${imperative}${action.slice(verb.length)}`;
}

function isVerb(word: string): boolean {
  return STARTS.has(word) || stemOf(word) !== undefined;
}

function firstWord(text: string): string {
  return (text.split(' ')[0] ?? '').toLowerCase();
}

function stemOf(word: string): string | undefined {
  return stemsOf(word).find((stem) => INFLECTED.has(stem));
}
