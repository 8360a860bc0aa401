import type { Command } from '../../command.ts';
import type { Reading, Target } from '../../target.ts';
import { kindOf } from '../targets/kinds.ts';
import { ORDINAL_WORDS, ordinalOf } from '../targets/ordinals.ts';
import { readTarget } from '../targets/read-target.ts';
import { withHead } from '../targets/with-head.ts';
import { isQuotation, unshield } from '../shield.ts';

export function click(name: string): Command {
  return { kind: 'click', target: withTail(readTarget(name), name), way: 'single' };
}

/** "The chat with Emily Wang": what is clicked may be called by what it is about. */
function withTail(target: Target, name: string): Target {
  const tail = /^(?:the |my )?\p{Ll}+ (?:with|from|about|called|named|titled|by) (?:the )?(.+)$/u.exec(
    name,
  )?.[1];
  // "All todos" is what All shows.
  if (/^all (?:the |my )?\p{Ll}+$/iu.test(name))
    return {
      ...target,
      readings: [...target.readings, { name: 'All', kind: kindOf('button'), ordinal: null, isWhole: true }],
    };
  const nth = target.readings.find(({ ordinal, name: noun }) => ordinal !== null && /^\p{Ll}+$/u.test(noun));
  if (nth && !target.orElse && !/[#\d]/u.test(name) && target.readings.every(({ kind }) => kind === null))
    return { ...target, orElse: linkIn(target, nth.ordinal) };
  if (tail === undefined || target.within) return target;
  return { ...target, readings: [...target.readings, { name: unshield(tail), kind: null, ordinal: null }] };
}

/** "The second lamp", where lamps are the items of a list: what its item links to. */
function linkIn({ words }: Target, ordinal: number | null): Target {
  const within = { relation: 'inside' as const, reading: { name: '', kind: kindOf('item'), ordinal } };
  return { words, readings: [{ name: '', kind: kindOf('link'), ordinal: 1 }], within };
}

/**
 * The same for verbs that buttons and boxes carry in their names: "Select all", "Open menu", "Close". What is called by the
 * whole clause comes first.
 */
export function clickOrNamed(clause: string, name: string): Command {
  const whole = { name: unshield(clause), kind: null, ordinal: null, isWhole: true };
  if (HANDLED.test(clause)) return byHandle(clause, name);
  const target = withHead(withTail(readTarget(name), name), name);
  const folds = FOLDING.find(([verb]) => verb.test(clause))?.[1];
  return {
    kind: 'click',
    target: { ...target, readings: [whole, ...target.readings] },
    way: 'single',
    ...(folds && { folds }),
  };
}

/** What opens or closes by a click, and must not do the other. */
const FOLDING = [
  [/^(?:expand|unfold)s?\s/iu, 'expanded'],
  [/^collapses?\s/iu, 'collapsed'],
] as const;

/** What is done to a thing by something else than the thing: "Hide the sidebar" is no click on the sidebar. */
const HANDLED = /^(?:show|hide|start|stop|close|dismiss)(?:e?s)?\s/iu;

/** A button of that name, or a link. */
export function byHandle(clause: string, name: string): Command {
  const words = unshield(clause);
  const whole: Reading = { name: words, kind: null, ordinal: null, isWhole: true };
  const short = { ...whole, name: words.replace(/ (?:the|my|an?) /iu, ' ') };
  const target = readTarget(name);
  const own = target.readings.flatMap((one) =>
    one.name === ''
      ? one.kind?.isContainer && /^close/iu.test(clause)
        ? one
        : []
      : { ...one, kind: one.kind ?? kindOf('button') },
  );
  return { kind: 'click', target: { ...target, readings: [whole, short, ...own] }, way: 'single' };
}

/** "Place the order" is what a button says; "Remove Olga Petrova" may be a Remove button beside her name. */
export function deed(clause: string, verb: string, object: string): Command {
  const names = [unshield(clause), unshield(clause).replace(/ (?:the|my|an?) /iu, ' ')];
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
  const readings = [...new Set(names)].map((name) => ({ name, kind: null, ordinal: null, isWhole: true }));
  const words = unshield(clause);
  const nth = nthOf(verb, object);
  if (nth) return { kind: 'click', target: { words, readings, within: null, orElse: nth }, way: 'single' };
  const name = isQuotation(object)
    ? object
    : /^(?:the )?(?:\p{Ll}+ ){0,2}([\p{Lu}\p{Nd}].*)$/u.exec(object)?.[1];
  if (name === undefined) return { kind: 'click', target: { words, readings, within: null }, way: 'single' };
  const place = { relation: 'beside' as const, reading: { name: unshield(name), kind: null, ordinal: null } };
  const orElse = {
    words,
    readings: [{ name: verb, kind: null, ordinal: null, isWhole: true }],
    within: place,
  };
  return { kind: 'click', target: { words, readings, within: null, orElse }, way: 'single' };
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

/** What is called by the whole clause, or nothing. */
export function clickNamed(clause: string): Command {
  const words = unshield(clause);
  const readings = [{ name: words, kind: null, ordinal: null, isWhole: true }];
  return { kind: 'click', target: { words, readings, within: null }, way: 'single' };
}
