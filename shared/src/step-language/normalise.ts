import { isAssertion } from './command.ts';
import { ACTIONS, PARTS, STARTS } from './normalise/action-words.ts';
import { ASSERTIONS, WORDS } from './normalise/assertion-words.ts';
import { mask } from './normalise/mask.ts';
import { AROUND, ASSERTION_PREFIXES, SUBJECTS } from './normalise/prefixes.ts';
import { rewriter, type Rewriter } from './normalise/rewrite.ts';
import { parse } from './parse.ts';
import { stemsOf } from './verbs.ts';
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
const around = rewriter(AROUND);
const assertionPrefixes = rewriter(ASSERTION_PREFIXES);
const subjects = rewriter(SUBJECTS);
const parts = rewriter(PARTS);
const actions = rewriter(ACTIONS);
const words = rewriter(WORDS);
const assertions = rewriter(ASSERTIONS);
const VERBS_OF_ACTIONS = new Set([...VERBS, ...STARTS]);
const JOINED = /\s(?:and|then|,|;|&)\s/u;
const STATEMENT = /\s(?:is|are)\s/u;
const UNTIL = /^wait until /iu;

/**
 * Replaces wordings from the lists by those of the language. Quoted texts are never touched, a statement never becomes an action, and
 * nothing is denied that was not.
 */
export function normalise(text: string): Normalised {
  const { text: masked, unmask } = mask(text);
  const changes: string[] = [];
  const apply = (list: Rewriter, before: string, passes = MAX_PASSES): string => {
    const result = passes > 0 ? list(before) : null;
    // A capital at the beginning is no change.
    if (!result?.text || result.text.slice(1) === before.slice(1)) return before;
    changes.push(unmask(result.change));
    return apply(list, result.text, passes - 1);
  };
  const statement = (clause: string) => apply(assertions, apply(words, clause));
  const sentence = apply(around, masked);
  const asserted = apply(around, apply(assertionPrefixes, sentence));
  const isAsserted = asserted !== sentence;
  const core = unmask(asserted);
  const { length } = changes;
  const action = isAsserted ? null : imperativeOf(sentence);
  if (action) {
    changes.push(...action.changes);
    const simple = apply(actions, apply(parts, action.text), 1);
    const until = UNTIL.exec(simple)?.[0] ?? '';
    const result = unmask(until && `${until}${statement(simple.slice(until.length))}`) || unmask(simple);
    const isStatement = STATEMENT.test(action.text);
    // Of several actions each is changed on its own; "Mark Kim is listed" is none at all.
    if ((!JOINED.test(action.text) && !isStatement) || parse(result).commands.length > 0)
      return { text: result, changes, core, isAsserted };
    if (!isStatement) return { text, changes: [], core, isAsserted };
    changes.length = length;
  }
  const result = unmask(statement(asserted));
  // What was said to be checked is never done.
  const isFlipped = parse(result).commands.some((command) => !isAssertion(command));
  return isFlipped ? { text, changes: [], core, isAsserted } : { text: result, changes, core, isAsserted };
}

/** The action that a sentence begins with, in the imperative; null: it does not begin with a verb from the lists. */
function imperativeOf(sentence: string): { text: string; changes: string[] } | null {
  const doer = subjects(sentence);
  for (const { text, change } of [...(doer ? [doer] : []), { text: sentence, change: '' }]) {
    const [written = ''] = text.split(' ');
    const word = written.toLowerCase();
    const verb = [word, ...stemsOf(word)].find((one) => VERBS_OF_ACTIONS.has(one));
    if (verb === undefined) continue;
    const changes = [change, verb === word ? '' : `"${word}" → "${verb}"`].filter(Boolean);
    return { text: verb === word ? text : `${verb}${text.slice(word.length)}`, changes };
  }
  return null;
}
