import type { Command } from '../../command.ts';
import type { Reading, Target } from '../../target.ts';
import { kindOf } from '../targets/kinds.ts';
import { ORDINAL_WORDS, ordinalOf } from '../targets/ordinals.ts';
import { readTarget } from '../targets/read-target.ts';
import { isQuotation, QUOTED, unshield } from '../shield.ts';
import { byWholeNames } from '../targets/whole-names.ts';

type Click = Extract<Command, { kind: 'click' }>;

/** Verbs that say the same on a button. */
const LIKE: string[][] = [
  ['remove', 'delete', '×', '✕', '✖'],
  ['close', 'dismiss', '×', '✕', '✖'],
  ['edit', 'modify', 'change'],
  ['start', 'begin'],
  ['buy', 'purchase'],
];

/** "Place the order" is what a button says; "Remove Olga Petrova" may be a Remove button beside her name. */
export function deed(clause: string, verb: string, object: string): Click {
  const words = unshield(clause);
  const names = namesOf(words, verb, object);
  const called: Reading[] = byWholeNames(names);
  // "Remove the lamp" is "Remove Glow Floor Lamp", if nothing else is.
  const thing = thingIn(object);
  const about: Reading = {
    name: `${verb} ${unshield(thing)}`,
    kind: kindOf('button'),
    ordinal: null,
    by: 'about',
  };
  const readings = isQuotation(thing) ? called : [...called, about];
  const act = (target: Target): Click => ({ kind: 'click', target, way: 'single', as: 'deed' });
  const nth = nthOf(verb, object);
  if (nth) return act({ words, readings, within: null, orElse: nth });
  const orElse = besideOf(words, verb, object);
  return act({ words, readings, within: null, ...(orElse && { orElse }) });
}

/** What the button may be called. */
function namesOf(words: string, verb: string, object: string): string[] {
  const names = [words, words.replace(/ (?:the|my|an?) /iu, ' ')];
  if (/^(?:the|my) \p{Ll}+$/u.test(object)) names.push(`${verb} now`);
  // "Save the customer" is Save.
  if (
    /^(?:save|submit|update|apply|publish|confirm)$/iu.test(verb) &&
    /^(?:the|my) \p{Ll}+(?: \p{Ll}+)?$/u.test(object)
  )
    names.push(verb);
  // "Send the order to the printer" is Send to printer.
  const aim = /^(?:the|my|it|this) (?:\p{Ll}+ )?to (?:the )?(.+)$/u.exec(object)?.[1];
  if (aim) names.push(`${verb} to ${unshield(aim)}`, `${verb} to the ${unshield(aim)}`);
  // "Delete the selected one" is what a button says in fewer words.
  const fewer = /^(?:the|all) (\p{Ll}+) (?:ones?|items?|entries|rows?)$/u.exec(object)?.[1];
  if (fewer) names.push(`${verb} ${fewer}`);
  return [...new Set(names)];
}

/** "Noah Stein from the team": what it is taken from is where the test is. */
function thingIn(object: string): string {
  return object.replace(/ (?:from|out of) (?:the|my|our|this) \p{Ll}+(?: \p{Ll}+)?$/u, '');
}

/** `the card "Buy milk"`, "the invoice of Carl". */
const NAMED_THING = new RegExp(
  `^(?:(?:the |an? )?(?:\\p{Ll}[\\p{L}-]* ){0,3}(?=\\uE000))?(?:the )?(?:\\p{Ll}+ ){0,2}(${QUOTED}|\\p{Ll}{0,2}[#\\p{Lu}\\p{Nd}].*)$`,
  'u',
);

/** The button of the verb beside what it is done to: beside a name, or beside the only thing of that sort. null: nothing is named. */
function besideOf(words: string, verb: string, object: string): Target | null {
  const thing = thingIn(object);
  const own = NAMED_THING.exec(thing)?.[1];
  const noun = /^(?:the|my|this) ((?!same\b|next\b|last\b|other\b)\p{Ll}+(?: \p{Ll}+)?)$/u.exec(thing)?.[1];
  const verbs = [verb, ...LIKE.filter((like) => like.includes(verb.toLowerCase())).flat()];
  const readings = byWholeNames([...new Set(verbs)]);
  const beside = (name: string, isSole: boolean): Target => {
    const reading = { name: unshield(name), kind: null, ordinal: null };
    return { words, readings, within: { relation: 'beside', reading, ...(isSole && { isSole }) } };
  };
  if (own === undefined) return noun === undefined ? null : beside(noun, true);
  // "The NJ 40 train" is called NJ 40.
  const short = /^([\p{Lu}\p{Nd}].*) \p{Ll}+$/u.exec(own)?.[1];
  return { ...beside(own, false), ...(short && { orElse: beside(short, false) }) };
}

const NTH = new RegExp(
  `^(?:the )?(${ORDINAL_WORDS}) (?:\\p{Ll}+ )?(?:row|line|item|entry|card|product|todo|task)$`,
  'iu',
);

/** "Remove the second item": the Remove button in it, or the second where each of its sort has one. null: none is numbered. */
function nthOf(verb: string, object: string): Target | null {
  const ordinal = ordinalOf(NTH.exec(object)?.[1] ?? '');
  if (ordinal === null) return null;
  const own = readTarget(`${verb} in ${object}`);
  const named = { name: verb, kind: null, ordinal: null, isWhole: true };
  const reading = { ...named, ordinal, isOfEach: true };
  const orElse = { words: own.words, readings: [reading], within: null };
  return { ...own, readings: [named], orElse };
}
