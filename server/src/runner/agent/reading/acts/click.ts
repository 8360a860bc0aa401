import type { Command } from '../../command.ts';
import type { Reading } from '../../target.ts';
import { kindOf } from '../targets/kinds.ts';
import { readTarget } from '../targets/read-target.ts';
import { withSameNames } from '../targets/same-names.ts';
import { withHead } from '../targets/with-head.ts';
import { unshield } from '../shield.ts';
import { withSort, withTail } from './what-it-shows.ts';
import { byWholeNames } from '../targets/whole-names.ts';

type Click = Extract<Command, { kind: 'click' }>;

/** "That button again": what was clicked last. */
const AGAIN =
  /^(?:(?:that|this|the same) (?:same )?(?:button|link|icon|tab|item|option|element|entry|one|thing|control)(?: again| once more)?|it (?:again|once more))$/iu;

export function click(name: string): Command {
  const number = /^page ([2-9])$/iu.exec(name)?.[1];
  return number === undefined ? clickOn(name) : { ...clickOn(name), otherwise: [turnedTo(Number(number))] };
}

/** Pages that can only be turned are turned until they say that it is the one. */
function turnedTo(number: number): Command[] {
  const until = {
    kind: 'text',
    text: `Page ${number}`,
    isNegated: false,
    isQuoted: false,
    within: null,
  } as const;
  return [{ ...clickOn('Next'), until }];
}

/** The same without another way. */
export function clickOn(name: string): Click {
  if (AGAIN.test(name))
    return {
      kind: 'click',
      target: { words: unshield(name), readings: [], within: null, isLastClicked: true },
      way: 'single',
    };
  return { kind: 'click', target: withSameNames(withTail(readTarget(name), name)), way: 'single' };
}

/**
 * The same for verbs that buttons and boxes carry in their names: "Select all", "Open menu", "Close". What is called by the
 * whole clause comes first.
 */
export function clickOrNamed(clause: string, name: string): Click {
  const whole = { name: unshield(clause), kind: null, ordinal: null, isWhole: true };
  if (HANDLED.test(clause)) return byHandle(clause, name);
  const target = withHead(withSameNames(withTail(readTarget(name), name)), name);
  const folds = FOLDING.find(([verb]) => verb.test(clause))?.[1];
  return {
    kind: 'click',
    target: { ...target, readings: [whole, ...target.readings] },
    way: 'single',
    ...(folds && { folds }),
    ...(CHOSEN.test(clause) && { as: 'choice' }),
  };
}

const CHOSEN = /^(?:choose|select|pick|switch to)s?\s/iu;

/** What opens or closes by a click, and must not do the other. */
const FOLDING = [
  [/^(?:expand|unfold)s?\s/iu, 'expanded'],
  [/^collapses?\s/iu, 'collapsed'],
] as const;

/** What is done to a thing by something else than the thing: "Stop the video" is no click on the video. */
const HANDLED = /^(?:show|start|stop)(?:e?s)?\s/iu;

/** A button of that name, or a link. */
export function byHandle(clause: string, name: string): Click {
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
  // "Show the reviews" is what a tab of that name does.
  const tab: Reading[] = /^show/iu.test(clause)
    ? [{ ...whole, name: unshield(name), kind: kindOf('tab') }]
    : [];
  const everything: Reading[] = /^show all(?: of them)?$/iu.test(words)
    ? [{ ...whole, name: 'All', kind: kindOf('button') }]
    : [];
  const readings = [whole, short, ...own, ...tab.map(withoutArticle), ...everything];
  return { kind: 'click', target: withSort({ ...target, readings }, name), way: 'single', as: 'choice' };
}

function withoutArticle(reading: Reading): Reading {
  const { isWhole: _, ...bare } = reading;
  return { ...bare, name: reading.name.replace(/^(?:the|my|all|an?) /iu, '') };
}

/** What is called by the whole clause, or nothing. */
export function clickNamed(clause: string): Click {
  const words = unshield(clause);
  const bare = words.replace(/ (?:now|again)$/iu, '');
  const names = [...new Set([words, bare, ...(/\s/u.test(bare) ? [] : [`${bare} now`])])];
  const readings = byWholeNames(names);
  return {
    kind: 'click',
    target: withSameNames({ words, readings, within: null }),
    way: 'single',
    as: 'deed',
  };
}
