import type { RunnerStep } from '../../types.ts';
import type { Command } from '../command.ts';
import { inKnownDeed } from './act-forms.ts';
import { DIALOGS } from './acts/dialogs.ts';
import { readLabelled } from './read-act.ts';
import { readCheck } from './read-check.ts';
import { readDeed } from './read-deed.ts';
import { firstReading } from './rule.ts';
import { QUOTED } from './shield.ts';
import { spokenText } from './spoken-text.ts';
import { CHECK_LEAD } from './statement.ts';
import { isTick } from './tick-or-check.ts';
import { VERBS } from './clauses/verbs.ts';

const SUBJECT_FIRST = /^(?:the|an?|no|there|my|every|all)\s.*\b(?:is|are|has|have|shows?|should)\b/iu;

/** What says that something is so. */
const STATED =
  /\b(?:is|are|was|were|has|have|shows?|displays?|contains?|says|reads|lists|appears?|disappears?|exists|equals|closes|opens|loads|does|do|should|must|will|redirects|displayed|shown|visible)\b|n['’]t\b/iu;
/** What a statement says of its subject. */
const SAYS =
  /\b(?:is|are|was|were|has|have|shows?|displays?|contains?|says|reads|lists|appears?|disappears?|exists|equals|closes|opens|loads|costs|should|must|redirects|does)\b|n['’]t\b/iu;
const THING = new RegExp(
  `^(?:(?:the|an?|no|there|all|every|each|my|user) |${QUOTED}|(?!(?:${VERBS}|do|make|let|it|i|we|you|that|this|he|she|they|so|as|if|how)\\b)\\p{L})`,
  'iu',
);

/** "The total is $20" in a step that acts: what begins with no verb and says something of a thing is judged. */
function isStatement(clause: string): boolean {
  // "Log out, it is in the menu" says where, of something to be done.
  return SAYS.test(clause) && THING.test(clause) && !/,\s*(?:it|that|this|which)\s/iu.test(clause);
}

const KNOWN_DEED = new RegExp(`^(?:${VERBS})(?:e?s)?\\b`, 'iu');
/** Words for what somebody thinks: in a check they are no deed. */
const CONSENT = /^(?:agree|consent|accept)s?\b/iu;

const SOUGHT = new RegExp(
  `^(?:locates?\\s+|take a look at (?=the\\s)|finds?\\s+(?=the\\s|${QUOTED}$))(?:where\\s+)?(.+)$`,
  'iu',
);
/** What only an act begins with. */
const DONE = /^(?:click|press|tap|type|enter|choose|go to|navigate to|scroll)s?\s/u;

/**
 * Reads one clause of a step as what is to be done, or as what should be true. Takes shielded text.
 * @param isLater whether other clauses stand before it
 * @param isGiven whether the step begins with "Given" or "Then"
 * @returns nothing if it cannot be read
 */
export function readClause(
  clause: string,
  type: RunnerStep['type'],
  isLater: boolean,
  isGiven: boolean,
): Command[] {
  if (isTick(clause, type)) return readDeed(clause);
  const answer = isLater && type === 'act' ? /^(confirm|cancel)(?: it)?$/iu.exec(clause)?.[1] : undefined;
  if (answer !== undefined)
    return [{ kind: 'dialog', answer: { isAccepted: /^confirm/iu.test(answer), text: null }, button: null }];
  const dialog = type === 'act' ? firstReading(DIALOGS, inKnownDeed(clause)) : null;
  if (dialog) return [dialog];
  const isStated =
    (CHECK_LEAD.test(clause) && clause.replace(CHECK_LEAD, '') !== '') ||
    /\bshould(?:n['’]t)?\b|^(?:see|sees)\b/iu.test(clause);
  const checks = checksOf(clause);
  // In a check, a plain statement comes first ("the page shows Thanks"); verbs that act are read only where there is none.
  // "Confirm the order" states nothing.
  const isDeed = type === 'act' && checks.length === 0 && /^confirms?\s/iu.test(clause);
  // "Verify that Saved is shown and click Close": what is done in a check is done, too.
  if (type === 'assert' && DONE.test(clause) && !STATED.test(clause)) return readDeed(clause);
  if ((isStated && !isDeed) || (type === 'assert' && checks.length > 0)) return checks;
  // "Then the dialog is closed" states it.
  if (isGiven && checks.length > 0 && !/^(?:i|we|you|the user) /iu.test(clause) && SUBJECT_FIRST.test(clause))
    return checks;
  // "Locate the search field": it must be there.
  const sought = type === 'act' ? SOUGHT.exec(clause)?.[1] : undefined;
  if (sought !== undefined) return checksOf(`${sought} is visible`);
  // "Vielen Dank" in a check is no deed of an unknown verb.
  const isDone = type === 'act' || (KNOWN_DEED.test(clause) && !CONSENT.test(clause));
  const acts = isDone ? readDeed(clause) : [];
  if (acts.length === 0 && type === 'assert') return spokenText(clause);
  const labelled = acts.length === 0 ? readLabelled(clause) : null;
  if (labelled) return [labelled];
  return acts.length === 0 && (isLater || isGiven || isStatement(clause)) ? checks : acts;
}

function checksOf(clause: string): Command[] {
  return readCheck(clause).map((check) => ({ kind: 'check', check }));
}
