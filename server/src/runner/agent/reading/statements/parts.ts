import type { Check } from '../../check.ts';
import { isBareKind, namesKind } from '../targets/names-kind.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { COMPARE, expect } from './expected.ts';
import { elementCalled, elementIn } from './having.ts';
import { part } from './part.ts';
import { NOT } from './vocabulary.ts';

const NOUN = '(?:the (?:text|word|words|message|label|value|number) )?';

/** What things of the page say: "the cart shows 1", "the total is $42.00". The most general statements, so the last. */
export const PARTS: Rule<Check>[] = [
  // A message counts by what it is, not by the word for it.
  [
    /^(.+?) does not (?:have|contain|show|display) (?:an? |the |any )?((?:validation )?errors?|error messages?)$/iu,
    () => ({ kind: 'state', target: readTarget('the error'), state: 'hidden' }),
  ],
  [
    /^(.+?) (?:(does not )(?:have|contain|show|display)|(?:has|contains|shows|displays)) (an? |the |any )?(.+)$/iu,
    ([holder = '', not, article, thing = '']) =>
      article || (not && namesKind(thing)) ? elementIn(holder, thing, Boolean(not)) : null,
  ],
  [
    /^(.+?) (?:costs(?! is\b)|is priced at) (?:(more than|over|less than|under|at least|at most|no more than) )?(.+)$/iu,
    ([name = '', bound, words = '']) =>
      part(
        /^it$/iu.test(name)
          ? 'the price'
          : `the price of ${name.replace(/^The /u, 'the ').replace(/^the (?!\p{Ll}+$)/u, '')}`,
        expect(bound ? `is ${bound.replace('under', 'less than')}` : 'is', undefined, words),
      ),
  ],
  [
    /^(.+?) is (?:called|named|titled|labell?ed) (.+)$/iu,
    ([name = '', words = '']) => (isBareKind(name) ? elementCalled(name, words) : null),
  ],
  // "It is marked as saved": of whatever the page is about.
  [
    /^(it|the \p{Ll}+) is (?:marked|flagged|tagged|labell?ed) as ((?=.*[\p{L}\uE000]).+)$/iu,
    ([name = '', words = '']) => marked(name, words),
  ],
  [
    /^(.+?) is (not )?(?:(called|named|titled|labell?ed)|marked|shown|displayed|listed|tagged)(?: as)? (.+)$/iu,
    ([name = '', not, label, words = '']) => {
      if (not && /^(?:as )?invalid$/iu.test(words)) return null;
      const check = part(name, expect('contains', not, words));
      return check?.kind === 'part' && label ? { ...check, isLabel: true } : check;
    },
  ],
  [
    new RegExp(
      `^(.+?) (shows|contains|displays|includes|has|says|said|tells|asks|asked|lists|mentions) (?:that (?!\\S+$))?${NOUN}(.+)$`,
      'iu',
    ),
    ([name = '', verb = '', words = '']) => held(verb, part(name, expect('contains', undefined, words))),
  ],
  [
    new RegExp(
      `^(.+?) does not (show|contain|display|include|have|say|tell|ask|list|mention|read) ${NOUN}(.+)$`,
      'iu',
    ),
    ([name = '', verb = '', words = '']) => held(verb, part(name, expect('contains', 'not', words))),
  ],
  [
    new RegExp(`^(.+?) ${COMPARE} ${NOT}(?:equal to |at (?=\\d))?(?:the text )?(.+)$`, 'iu'),
    ([name = '', verb = '', not, words = '']) =>
      part(name, expect(verb === 'reads' ? 'is' : verb, not, words)),
  ],
];

/** What a list shows is chosen from what it holds. */
function held(verb: string, check: Check | null): Check | null {
  const isHeld = check?.kind === 'part' && /^(?:contains?|includes?|ha(?:s|ve)|lists?)$/iu.test(verb);
  return isHeld ? { ...check, isHeld } : check;
}

function marked(name: string, words: string): Check | null {
  const check = part(/^it$/iu.test(name) ? 'the status' : name, expect('contains', undefined, words));
  return check?.kind === 'part' && !check.isEach ? { ...check, isMark: true } : check;
}
