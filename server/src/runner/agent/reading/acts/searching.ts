import type { Command } from '../../command.ts';
import type { Rule } from '../rule.ts';
import { QUOTED, unshield } from '../shield.ts';
import { kindOf } from '../targets/kinds.ts';
import { readTarget } from '../targets/read-target.ts';
import { byWholeNames } from '../targets/whole-names.ts';
import { input } from './input.ts';
import { plainValue } from './values.ts';

/** What goes into a search box. */
export const SEARCHING: Rule<Command>[] = [
  [/^show only (.+)$/iu, ([name = '']) => showOnly(unshield(name))],
  [
    new RegExp(`^search(?:e?s)?\\s+(?:for\\s+(.+)|(${QUOTED}))$`, 'iu'),
    ([text, quoted]) => search(text ?? quoted ?? ''),
  ],
  [
    /^search(?:e?s)?\s+(?:in\s+|through\s+)?(?:the\s+)?(?:(\S+)\s+)?for\s+(.+)$/iu,
    ([things, text = '']) => searchIn(things, plainValue(text)),
  ],
];

/** What filters of tasks call the same. */
const LIKE: Record<string, string[]> = {
  open: ['Active', 'Incomplete', 'To do'],
  unfinished: ['Active', 'Incomplete', 'Open'],
  done: ['Completed', 'Finished'],
  finished: ['Completed', 'Done'],
};

/** "Show only paid": a button or a link of that name, or what a list offers. */
function showOnly(name: string): Command {
  const called = (sort: 'button' | 'option'): Command => {
    const names = [name, ...(LIKE[name.toLowerCase()] ?? [])];
    const readings = byWholeNames(names, kindOf(sort));
    return { kind: 'click', target: { words: name, readings, within: null }, way: 'single' };
  };
  return { ...called('button'), otherwise: [[called('option')]] };
}

/** "Search for trains" may be what a button does: by that name first, then a search box, then whatever searches. */
function search(words: string): Command {
  const typed = input(plainValue(words), 'search box');
  const noun = /^(?:the |an? )?(\p{Ll}+s)$/u.exec(words)?.[1];
  if (noun === undefined) return typed;
  const enter: Command = { kind: 'press', keys: 'Enter', target: null, times: 1 };
  return {
    ...press(noun, [`Find ${noun}`, `Search for ${noun}`, `Show ${noun}`]),
    otherwise: [[typed, enter], [press(noun, [`Search ${noun}`, 'Search', 'Find', 'Show results'])]],
  };
}

function press(noun: string, names: string[]): Command {
  const readings = byWholeNames(names, kindOf('button'));
  return { kind: 'click', target: { words: `search for ${noun}`, readings, within: null }, way: 'single' };
}

/** "Search users for Anna" goes to a field called so, else to the search box. */
function searchIn(things: string | undefined, text: string): Command {
  const box = readTarget('search box');
  const own = things === undefined ? [] : readTarget(`search ${unshield(things)}`).readings;
  return { kind: 'input', text, target: { ...box, readings: [...own, ...box.readings] }, isAdded: false };
}
