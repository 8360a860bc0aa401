import type { RunnerStep } from '../../types.ts';
import { inKnownDeed } from './act-forms.ts';
import { DIALOGS } from './acts/dialogs.ts';
import { newEntry } from './acts/listing.ts';
import { splitClauses } from './clauses/split-clauses.ts';
import type { Command } from '../command.ts';
import { readAct, readLabelled } from './read-act.ts';
import { readCheck } from './read-check.ts';
import { namesKind } from './targets/read-target.ts';
import { firstReading } from './rule.ts';
import { numberOf } from './statements/amounts.ts';
import { shield, unshield } from './shield.ts';
import { CHECK_LEAD } from './statement.ts';

/** What a step asks for, or why it could not be read: a sentence that says how to word it. */
export type StepReading = { commands: Command[] } | { problem: string };

const HELP_ACT =
  "I can't read this step. Start it with a verb, for example: Click Buy, Type bob into Name, Verify that the page shows Thanks.";
const HELP_ASSERT =
  "I can't read this check. State what should be true, for example: Verify that the page shows Thanks, The Buy button is enabled, The Name field has the value bob.";
/** Wordings that are understood, for which there is nothing to be done. */
const REFUSALS: [pattern: RegExp, problem: string][] = [
  [
    /^(?:save|print|export|download)s?\s+(?:the\s+|this\s+)?(?:current\s+)?(?:page|screen|site)?\s*(?:as|to|into)\s+(?:an?\s+)?pdf(?:\s+file)?$/iu,
    'A page cannot be saved as a PDF here: a run keeps screenshots and a recording. To test a PDF button of the page, write: Click "Save as PDF".',
  ],
  [
    /\beither\b.+\bor\b/iu,
    'I can\'t check "either … or": a test should know what happens. State one thing, or each in a step of its own.',
  ],
];

/** "Given the cart is empty": what is stated, not done. */
const GIVEN = /^\s*(?:[-*•]\s+)?(?:given|then|but)\b/iu;

/** Reads one step of a test. The same text always gives the same commands. */
export function readStep(text: string, type: RunnerStep['type']): StepReading {
  const help = type === 'assert' ? HELP_ASSERT : HELP_ACT;
  const commands: Command[] = [];
  const clauses = splitClauses(shield(text), type);
  for (const clause of clauses) {
    const refusal = REFUSALS.find(([pattern]) => pattern.test(clause))?.[1];
    if (refusal) return { problem: refusal };
    const read = readClause(clause, type, commands.length > 0, GIVEN.test(text));
    if (read.length === 0)
      return { problem: clauses.length > 1 ? `${help} What I can't read is: "${unshield(clause)}".` : help };
    commands.push(...read);
  }
  const isChecked = commands.some(({ kind }) => kind === 'check' || kind === 'waitFor' || kind === 'tick');
  if (commands.length === 0 || (type === 'assert' && !isChecked)) return { problem: help };
  return { commands };
}

function readClause(clause: string, type: RunnerStep['type'], isLater: boolean, isGiven: boolean): Command[] {
  if (isTick(clause, type)) return actOf(clause);
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
  if ((isStated && !isDeed) || (type === 'assert' && checks.length > 0)) return checks;
  // "Then the dialog is closed" states it.
  if (isGiven && checks.length > 0 && !/^(?:i|we|you|the user) /iu.test(clause) && SUBJECT_FIRST.test(clause))
    return checks;
  const acts = actOf(clause);
  if (acts.length === 0 && type === 'assert') return spokenText(clause);
  const labelled = acts.length === 0 ? readLabelled(clause) : null;
  if (labelled) return [labelled];
  return acts.length === 0 && (isLater || isGiven) ? checks : acts;
}

const SUBJECT_FIRST = /^(?:the|an?|no|there|my|every|all)\s.*\b(?:is|are|has|have|shows?|should)\b/iu;

/** "Profile saved", "You are signed out.": a check that states nothing else is what the page should say. */
function spokenText(clause: string): Command[] {
  if (
    clause.split(' ').length > 10 ||
    /^(?:the |it|this|that|everything|all|log|sign)\b|\b(?:works?|correct(?:ly)?|properly)\b/iu.test(clause)
  )
    return [];
  const text = unshield(clause);
  // "Total: $42" may be one text, or a label and what stands beside it.
  const [, name, value] = /^(\p{Lu}\p{L}*(?: \p{L}+){0,2})(?::| =) (\S.*)$/u.exec(text) ?? [];
  const [stated] = name && value ? readCheck(`the ${name} is ${value}`) : [];
  const otherwise = stated && { otherwise: stated };
  return [
    {
      kind: 'check',
      check: { kind: 'text', text, isNegated: false, isQuoted: false, within: null, ...otherwise },
    },
  ];
}

/** "The box I have read the terms": its name may read like a statement. */
const BOX_FIRST =
  /^(?:the )?(?:check ?box|tick ?box|box|radio button|switch)(?! (?:is|are|has|have|shows?|contains?|should|exists?|appears?)\b)\b/iu;

const ALL_BOXES =
  /^(?:all|both|every)\s(?:the\s)?(?:\S+\s){0,2}(?:check ?|tick ?)?box(?:es)?(?!.*\b(?:is|are)\b)/iu;

/** "Check the Terms checkbox" ticks a box, whatever the step's type: "check" has two meanings. */
function isTick(clause: string, type: RunnerStep['type']): boolean {
  const object = /^(?:check|tick|mark)s?\s+(?!(?:that|if|whether|for)\b)(.+)$/iu.exec(clause)?.[1];
  if (type === 'act' && object !== undefined && ALL_BOXES.test(object)) return true;
  if (type === 'act' && object !== undefined && BOX_FIRST.test(object)) return true;
  if (
    object === undefined ||
    /\b(?:is|are|has|have|shows?|contains?|should|exists?|appears?)\b/iu.test(object)
  )
    return false;
  if (/\b(?:check ?box|tick ?box|box|radio(?: button| option)?|switch|toggle)$/iu.test(object)) return true;
  return !/^check/iu.test(clause) || (type === 'act' && !namesKind(object));
}

/** "Press More three times". */
const REPEATED =
  /^((?:click|press|tap|hit|push)s?\s.+)\s+(once|just once|one time|twice|two times|three times|four times|five times|[2-9] times|[2-9]x)$/iu;

/** "Add two more passengers". */
const SEVERAL_NEW =
  /^(add|create)s? (two|three|four|five|[2-5]) (?:more |new |extra |other |additional )?(\p{Ll}+?)s$/iu;

function timesOf(words: string): number {
  if (/once|one/iu.test(words)) return 1;
  const index = ['twice', 'two times', 'three times', 'four times', 'five times'].indexOf(
    words.toLowerCase(),
  );
  return index < 0 ? Number.parseInt(words, 10) : Math.max(2, index + 1);
}

function actOf(words: string): Command[] {
  const clause = inKnownDeed(words);
  const [, once, times] = REPEATED.exec(clause) ?? [];
  if (once !== undefined && times !== undefined) {
    const act = actOf(once);
    const [first] = act;
    if (first?.kind === 'press') return [{ ...first, times: timesOf(times) }];
    if (first?.kind === 'click') return Array<Command[]>(timesOf(times)).fill(act).flat();
  }
  const several = SEVERAL_NEW.exec(clause);
  if (several?.[1] && several[2] && several[3])
    return Array<Command[]>(numberOf(several[2].toLowerCase()))
      .fill(actOf(`${several[1]} one ${several[3]}`))
      .flat();
  const entry = newEntry(clause);
  if (entry) return entry;
  const act = readAct(clause);
  if (!act) return [];
  const isSearch = /^search(?:e?s)?\s/iu.test(clause) && act.kind === 'input';
  return isSearch ? [act, { kind: 'press', keys: 'Enter', target: null, times: 1 }] : [act];
}

function checksOf(clause: string): Command[] {
  return readCheck(clause).map((check) => ({ kind: 'check', check }));
}
