import type { Check } from '../../check.ts';
import { readTarget } from '../targets/read-target.ts';
import { withHead } from '../targets/with-head.ts';
import { BOUND, NUMBER } from './amounts.ts';
import { eachOf, withGroup } from './every.ts';
import { expect } from './expected.ts';
import { withItem } from './nth-item.ts';
import { part } from './part.ts';
import { shownOrHidden, text } from './shown.ts';
import { thing } from './thing.ts';
import { OPPOSITE, stateCalled } from './state-words.ts';

/** Words that a row or a badge says of a thing at least as often. */
const ALSO_TEXT =
  /^(?:completed?|done|finished|incomplete|active|inactive|current|open|on|off|required|optional|mandatory|selected|disabled|enabled|checked|highlighted|blank|chosen|expanded|collapsed|accepted)$/iu;

/** What a page may say of a thing that it shows: "Dora: absent". */
const LOST = /^(?:absent|missing|removed|deleted)$/iu;

/** That an element is as a word says; null where the word names no state that can be checked. */
export function state(name: string, word: string, isNegated: boolean): Check | null {
  const isTab = /\btab$/iu.test(name);
  const named = stateCalled(
    isTab ? word.replace(/^inactive$/iu, 'unselected').replace(/^active$/iu, 'selected') : word,
  );
  if (!named) return null;
  const each = eachOf(name);
  const meant = isNegated !== (each?.isNone ?? false) ? OPPOSITE[named] : named;
  if (/^available$/iu.test(word) && !each) return available(name, isNegated);
  if (named === 'visible' || named === 'hidden') {
    // "At least two pupils are absent" is said of no one thing.
    if (new RegExp(`^${BOUND}${NUMBER} \\p{Ll}`, 'iu').test(name) && LOST.test(word)) return null;
    const check = shownOrHidden(name, (named === 'hidden') !== isNegated);
    return check.kind === 'state' && LOST.test(word) && !each
      ? { ...check, word: { text: word, isNegated } }
      : check;
  }
  const plain = each ? withGroup(readTarget(each.name), each.name) : thing(name);
  // What is not marked may be wrong all the same.
  if (meant === 'valid') return null;
  const target = withItem(/selected|checked|active/u.test(meant) ? withHead(plain, name) : plain);
  if (each)
    return { kind: 'state', target, state: meant, isEach: true, ...(each.amount && { amount: each.amount }) };
  const isNamedThing = target.readings.some(({ kind }) => kind !== null && !kind.isContainer);
  if (isNamedThing || !ALSO_TEXT.test(word)) return { kind: 'state', target, state: meant };
  return { kind: 'state', target, state: meant, word: { text: word, isNegated } };
}

/** "The Save button is available": it can be used. Of anything else the page must say so: what is sold out is shown as well. */
function available(name: string, isNegated: boolean): Check | null {
  if (/^\d+$/u.test(name)) return text(`${name} available`, isNegated);
  const target = readTarget(name);
  const isControl = target.readings.some(({ kind }) => kind && !kind.isContainer && !kind.isText);
  const gone = shownOrHidden(name, true);
  if (isControl && !isNegated) return { kind: 'state', target, state: 'enabled' };
  if (isControl) return { kind: 'state', target, state: 'disabled', otherwise: gone };
  return isNegated ? gone : part(name, expect('contains', undefined, 'available'));
}

/** "The menu is open", "the order is closed": a state, or what the thing says of itself. */
export function openOrSaysSo(name: string, said: string, isNegated: boolean): Check {
  const isOpen = /open/iu.test(said) !== isNegated;
  if (/\btab$/iu.test(name))
    return { kind: 'state', target: readTarget(name), state: isOpen ? 'selected' : 'unselected' };
  const word = { text: said, isNegated };
  return { kind: 'state', target: readTarget(name), state: isOpen ? 'expanded' : 'collapsed', word };
}
