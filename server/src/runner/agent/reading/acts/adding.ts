import type { Command } from '../../command.ts';
import type { Rule } from '../rule.ts';
import { QUOTED } from '../shield.ts';
import { putInto } from './basket.ts';
import { deed } from './deeds.ts';
import { entryCalled } from './listing.ts';
import { readTarget } from '../targets/read-target.ts';

/** What is added by whatever the page has for it: a button of that name, a cart, a box to tick, a list of entries. */
export const ADDING: Rule<Command>[] = [
  [
    new RegExp(
      `^[Aa]dds? (?:(?:a single|an?|one|another|the) )?(${QUOTED}|\\p{Lu}\\S*(?: \\p{Lu}\\S*)*)$`,
      'u',
    ),
    ([thing = '']) => add(thing, putInto(thing, 'cart')),
  ],
  [
    /^[Aa]dds? (?!(?:an?|the|one|two|three|four|five|it|this|that|them|some|any|another|more|all|both|new)\b)((?:\p{Ll}+ ){0,3}\p{Ll}+)$/u,
    ([thing = '']) => add(thing, null),
  ],
];

function add(thing: string, basket: Command | null): Command {
  const { otherwise: byItsPage = [], ...inPlace } = basket ?? {};
  const box: Command = { kind: 'tick', target: readTarget(thing), isTicked: true };
  const ways = [[box], entryCalled(thing), ...byItsPage];
  return {
    ...deed(`add ${thing}`, 'add', thing),
    otherwise: 'kind' in inPlace ? [[inPlace], ...ways] : ways,
  };
}
