import type { Command } from '../../command.ts';
import { kindOf } from '../targets/kinds.ts';
import { ORDINAL_WORDS, ordinalOf } from '../targets/ordinals.ts';
import type { Rule } from '../rule.ts';
import type { Target } from '../../target.ts';
import { click } from './click.ts';
import { deed } from './deeds.ts';
import { isQuotation, unshield } from '../shield.ts';

const BASKET = '(?:shopping )?(cart|basket|bag|trolley|wish ?list|favou?rites)';

/** What is put into a basket is put there by a button, which stands by its name where there are several. */
export const FILLING_BASKETS: Rule<Command>[] = [
  [
    new RegExp(`^(?:add|put|place)s?\\s+(.+?)\\s+(?:in|into|to)\\s+(?:the\\s+|my\\s+)?${BASKET}$`, 'iu'),
    ([thing = '', basket = '']) => putInto(thing, basket),
  ],
];

/** What is taken out of one is taken out by the button beside it. */
export const EMPTYING_BASKETS: Rule<Command>[] = [
  [
    new RegExp(
      `^((remove|delete)s?\\s+(.+?)\\s+from\\s+(?:the\\s+|my\\s+)?(?:${BASKET}|list|table|order))$`,
      'iu',
    ),
    ([clause = '', verb = '', thing = '']) => takeFrom(clause, verb, thing),
  ],
];

const NTH = new RegExp(`^(?:the )?(${ORDINAL_WORDS}) \\p{Ll}+(?: in the list)?$`, 'iu');

export function putInto(thing: string, basket: string): Command | null {
  const names = [...new Set([basket, 'cart', 'basket'])];
  const readings = names.map((name) => ({
    name: `add to ${name}`,
    kind: null,
    ordinal: null,
    isWhole: true,
  }));
  const words = unshield(`add ${thing} to the ${basket}`);
  const ordinal = ordinalOf(NTH.exec(thing)?.[1] ?? '');
  if (ordinal !== null) {
    const item = { relation: 'inside' as const, reading: { name: '', kind: kindOf('item'), ordinal } };
    return { kind: 'click', target: { words, readings, within: item }, way: 'single' };
  }
  if (/^(?:it|this|that|item|product|(?:the|this)\s+\p{Ll}+)$/u.test(thing))
    return { kind: 'click', target: { words, readings, within: null }, way: 'single' };
  const name = isQuotation(thing)
    ? thing
    : /^(?:the |an? )?(?:\p{Ll}+ ){0,2}([\p{Lu}\p{Nd}].*)$/u.exec(thing)?.[1];
  if (name === undefined) return null;
  const whole = [{ name: words, kind: null, ordinal: null, isWhole: true }];
  const reading = { name: unshield(name), kind: null, ordinal: null };
  const below: Target = { words, readings, within: { relation: 'under', reading } };
  const beside: Target = { words, readings, within: { relation: 'beside', reading }, orElse: below };
  const act = {
    kind: 'click',
    target: { words, readings: whole, within: null, orElse: beside },
    way: 'single',
  } as const;
  // A list that only shows what there is: the page of the thing itself has the button.
  return { ...act, otherwise: [[click(name), act]] };
}

function takeFrom(clause: string, verb: string, thing: string): Command | null {
  const bare = deed(`${verb} ${thing}`, verb, thing);
  if (bare.kind !== 'click' || /^(?:everything|all\b.*)$/iu.test(thing)) return null;
  const whole = { name: unshield(clause), kind: null, ordinal: null, isWhole: true };
  const readings = [whole, ...bare.target.readings];
  const nameless = /^(?:it|this|that|(?:the |this )?(?:item|product|article))$/iu.test(thing);
  const orElse = bare.target.orElse ?? {
    words: unshield(clause),
    readings: [{ name: verb, kind: kindOf('button'), ordinal: null }],
    within: nameless
      ? null
      : {
          relation: 'beside' as const,
          reading: { name: unshield(thing.replace(/^(?:the|this|my) /iu, '')), kind: null, ordinal: null },
        },
  };
  return { ...bare, target: { ...bare.target, words: unshield(clause), readings, orElse } };
}
