import type { Check, Comparison } from '../../check.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { unshield } from '../shield.ts';
import { isNumberWord } from './amounts.ts';
import { expect } from './expected.ts';
import { part } from './part.ts';

const MORE = 'more|higher|greater|larger|bigger';
const LESS = 'less|lower|smaller|fewer';

/** Two things of one page, by what each says. */
export const COMPARISONS: Rule<Check>[] = [
  [
    /^(.+?) (?:costs (more|less)|is (?:(more expensive|dearer)|(cheaper|less expensive))) than (.+)$/iu,
    ([one = '', how, dearer, cheaper, other = '']) => {
      const isMore = dearer !== undefined || (cheaper === undefined && /^more$/iu.test(how ?? ''));
      if (isNumber(other))
        return part(priceOf(one), expect(`is ${isMore ? 'more' : 'less'} than`, undefined, other));
      return compared(priceOf(one), isMore ? 'more' : 'less', priceOf(other), other);
    },
  ],
  [
    new RegExp(
      `^(.+?) (?:has|shows) (?:an? )?(?:(${MORE})|${LESS}) (\\p{Ll}+(?: \\p{Ll}+)?) than (.+)$`,
      'iu',
    ),
    ([one = '', more, noun = '', other = '']) =>
      compared(`the ${noun} of ${bare(one)}`, more ? 'more' : 'less', `the ${noun} of ${bare(other)}`, other),
  ],
  [
    new RegExp(`^(.+?) is (?:(${MORE})|${LESS}) than (.+)$`, 'iu'),
    ([one = '', more, other = '']) => compared(one, more ? 'more' : 'less', other, other),
  ],
];

function priceOf(name: string): string {
  return `the price of ${bare(name)}`;
}

function bare(name: string): string {
  return name.replace(/^the /iu, '');
}

function compared(one: string, comparison: Comparison, other: string, said: string): Check | null {
  // "The price of Tea is higher than that of Rum".
  const [, noun] = /^(.+? (?:of|for) )/iu.exec(one) ?? [];
  const same = noun === undefined ? said : said.replace(/^(?:that|the one|it is) (?:of|for) /iu, noun);
  if (same === said && isNumber(said)) return null;
  const target = readTarget(same === said ? other : same);
  return { kind: 'compare', target: readTarget(one), other: target, comparison };
}

/** "More than $20" and "more than 3 items" compare with a number, which is read otherwise. */
function isNumber(said: string): boolean {
  const words = unshield(said).trim();
  return (
    /^[^\p{L}]*\p{Nd}/u.test(words) ||
    isNumberWord(words) ||
    /^(?:it|before|that|this|last|usual)\b/iu.test(words)
  );
}
