import type { Command } from '../../command.ts';
import type { Rule } from '../rule.ts';
import { QUOTED, unshield } from '../shield.ts';
import { readTarget } from '../targets/read-target.ts';
import { input } from './input.ts';
import { plainValue } from './values.ts';

/** What goes into a search box. */
export const SEARCHING: Rule<Command>[] = [
  [
    new RegExp(`^search(?:e?s)?\\s+(?:for\\s+(.+)|(${QUOTED}))$`, 'iu'),
    ([text, quoted]) => input(plainValue(text ?? quoted ?? ''), 'search box'),
  ],
  [
    /^search(?:e?s)?\s+(?:in\s+|through\s+)?(?:the\s+)?(?:(\S+)\s+)?for\s+(.+)$/iu,
    ([things, text = '']) => searchIn(things, plainValue(text)),
  ],
];

/** "Search users for Anna" goes to a field called so, else to the search box. */
function searchIn(things: string | undefined, text: string): Command {
  const box = readTarget('search box');
  const own = things === undefined ? [] : readTarget(`search ${unshield(things)}`).readings;
  return { kind: 'input', text, target: { ...box, readings: [...own, ...box.readings] }, isAdded: false };
}
