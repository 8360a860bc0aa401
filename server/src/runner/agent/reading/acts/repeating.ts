import type { Command } from '../../command.ts';
import { readCheck } from '../read-check.ts';
import type { Rule } from '../rule.ts';
import { numberOf } from '../statements/amounts.ts';
import { click } from './click.ts';

/** What is clicked again and again, until something is so. */
export const REPEATING: Rule<Command>[] = [
  [
    /^(?:(?:keep(?: on)?\s+)?(?:click|press|tap)(?:ing|s)?)\s+(?:on\s+)?(.+?)(?:\s+(?:again and again|repeatedly))?\s+until\s+(.+)$/iu,
    ([name = '', end = '']) => clickUntil(name, end),
  ],
];

/** "Press the plus button until it shows 4", "Click Load more until "Milk" is shown". */
function clickUntil(name: string, end: string): Command | null {
  const { otherwise: _, ...act } = click(name);
  if (act.kind !== 'click') return null;
  const number =
    /^(?:it|this|the (?:number|count|counter|display)) (?:shows|is|says|reads|reaches) (\d+|\p{L}+)$/iu.exec(
      end,
    )?.[1];
  const count = number === undefined ? NaN : numberOf(number.toLowerCase());
  if (Number.isInteger(count)) return { ...act, until: count };
  const [check] = readCheck(end.replace(/^it (?=is |has )/iu, `${name} `));
  return check ? { ...act, until: check } : null;
}
