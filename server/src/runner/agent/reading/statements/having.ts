import type { Check } from '../../check.ts';
import { KIND_WORDS } from '../targets/kinds.ts';
import { namesKind } from '../targets/names-kind.ts';
import { readTarget } from '../targets/read-target.ts';
import { eachOf } from './every.ts';
import { expect } from './expected.ts';
import { part } from './part.ts';

/** "The tab is called Notes": there is one of that name. */
export function elementCalled(name: string, words: string): Check {
  return { kind: 'state', target: readTarget(`${name} called ${words}`), state: 'visible' };
}

/** "The header has a link Account". */
export function elementIn(holder: string, thing: string, isHidden: boolean): Check | null {
  // "Each row has an Edit button": each shows its name.
  const named = eachOf(holder)
    ? new RegExp(`^(?:an? |the )?(.+?) ${KIND_WORDS}$`, 'iu').exec(thing)?.[1]
    : undefined;
  if (named !== undefined) return part(holder, expect('contains', isHidden ? 'not' : undefined, named));
  const target = readTarget(`${thing} in ${holder}`);
  const isElement = target.readings.some(({ kind }) => kind !== null && !kind.isText);
  if (!isElement || target.within?.relation !== 'inside') return attributeOf(holder, thing, isHidden);
  return { kind: 'state', target, state: isHidden ? 'hidden' : 'visible' };
}

/** "Invoice 12 has the status Open": the status of it is Open. */
function attributeOf(holder: string, thing: string, isNegated: boolean): Check | null {
  const [, noun, value] = /^(\p{Ll}+) (.+)$/u.exec(thing) ?? [];
  if (!noun || !value || namesKind(noun) || /^(?:text|word|value|message|name)s?$/u.test(noun)) return null;
  if (!/^[\p{Lu}\p{Nd}\uE000$€£]/u.test(value)) return null;
  if (eachOf(holder)) return part(holder, expect('contains', isNegated ? 'not' : undefined, value));
  return part(
    `the ${noun} of ${holder.replace(/^the /iu, '')}`,
    expect('is', isNegated ? 'not' : undefined, value),
  );
}
