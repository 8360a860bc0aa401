import type { Check } from '../../check.ts';
import { KIND_WORDS_PLURAL, kindOf } from '../targets/kinds.ts';
import { namesKind } from '../targets/names-kind.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { isQuotation, QUOTED } from '../shield.ts';
import { expect } from './expected.ts';
import { part } from './part.ts';
import { placed, shownOrHidden, text } from './shown.ts';
import { MESSAGE, NOT, ON_PAGE, PAGE } from './vocabulary.ts';

const PLACE = '(?:in|inside|within|on|under|below|next to|beside|near)';

/** What the page shows or does not show. */
export const SHOWN_STATEMENTS: Rule<Check>[] = [
  [
    new RegExp(
      `^(.+?)(?<! is| not) (?:(appears|(?:has )?appeared|exists|shows up|pops up|opens|(?:has )?opened)|(disappears|(?:has )?disappeared|vanishes|(?:has )?vanished|goes away|has gone(?: away)?|(?:has )?closed|closes))${ON_PAGE}$`,
      'iu',
    ),
    ([name = '', , away]) => shownOrHidden(name, Boolean(away)),
  ],
  [
    new RegExp(`^(.+?) (?:is )?(?:appears|exists|shows up|listed) (${PLACE} .+)$`, 'iu'),
    ([name = '', place = '']) => shownOrHidden(`${name} ${place}`, false),
  ],
  [
    new RegExp(`^(.+?) does (not )?(?:appear|exist|show up|pop up)${ON_PAGE}$`, 'iu'),
    ([name = '', not]) => shownOrHidden(name, Boolean(not)),
  ],
  [new RegExp(`^reads? (${QUOTED})$`, 'iu'), ([words = '']) => text(words, false)],
  [
    new RegExp(
      `^(?:${PAGE} )?(?:shows|displays|contains|has|says|sees|reads|includes|see|lists) ${NOT}(.+?)${ON_PAGE}$`,
      'iu',
    ),
    ([not, thing = '']) => pageShows(thing, Boolean(not)),
  ],
  [
    new RegExp(
      `^(?:${PAGE} )?does (not )?(?:any ?more |any longer )?(?:show|display|contain|have|say|see|read|include|list) (.+?)${ON_PAGE}$`,
      'iu',
    ),
    ([not, thing = '']) => pageShows(thing, Boolean(not)),
  ],
];

/** "An error message", with no word of what it says. */
const MESSAGE_SORT =
  /^(?:any errors?|an error|errors|(?:an? |any |the )?(?:error|success|warning|confirmation|validation) (?:messages?|texts?|notifications?)|validation errors?)$/iu;

/** "I get a message": of which nobody says what it is. */
const ANY_MESSAGE =
  /^an? (?:text |new |short )?(?:message|text|note|answer|reply|response|confirmation|feedback)$/iu;

/** "A "Saved" message": what it says. */
const QUOTED_MESSAGE = new RegExp(
  `^(?:an? |the )?(${QUOTED}) (?:\\p{Ll}+ )?(?:text|message|error|notification|toast|alert|warning|banner|note|popup|pop-up)s?$`,
  'u',
);

/** "A total of $54". */
const OF_VALUE = /^(?:the |an? )(\p{Ll}+(?: \p{Ll}+)?) of ([$€£¥]?\s?\d.*)$/iu;

/** "The order number L-1001", which a page tells as "Your order number is L-1001". */
const WITH_VALUE =
  /^(?:the|an?|my|your) (\p{Ll}+(?: \p{Ll}+)?) ([\p{Lu}\p{Nd}#$€£][^\s]*(?: [\p{Lu}\p{Nd}#$€£][^\s]*)*)$/u;

/** What follows "the page shows". */
function pageShows(said: string, isNegated: boolean): Check | null {
  if (ANY_MESSAGE.test(said)) return null;
  const words = said.replace(/^(?:any|both|that) (?=\S)/iu, '');
  const bare = words.replace(/^(?:an?|any|the) (?=\S)/iu, '');
  if (MESSAGE_SORT.test(said))
    return { kind: 'state', target: readTarget(bare), state: isNegated ? 'hidden' : 'visible' };
  const message = QUOTED_MESSAGE.exec(words)?.[1];
  if (message !== undefined) return text(message, isNegated);
  const [, noun, value] = OF_VALUE.exec(words) ?? [];
  if (noun && value)
    return {
      kind: 'part',
      target: readTarget(`the ${noun}`),
      expected: expect('is', isNegated ? 'not' : undefined, value),
    };
  const [, called, its] = WITH_VALUE.exec(words) ?? [];
  if (called && its && !isNegated && !namesKind(called) && !placed(words)) {
    const check = text(words, false);
    const said = part(`the ${called}`, expect('is', undefined, its));
    return said && check.kind === 'text' ? { ...check, otherwise: said } : check;
  }
  const isElement = namesKind(bare) && !isQuotation(words) && endsInElement(bare);
  return isElement ? shownOrHidden(words, isNegated) : text(MESSAGE.exec(words)?.[1] ?? words, isNegated);
}

/** Kinds that a sentence may end in without meaning an element ("Thanks for your message") do not count. */
function endsInElement(words: string): boolean {
  const last = new RegExp(`(${KIND_WORDS_PLURAL})$|^(${KIND_WORDS_PLURAL})\\s`, 'iu').exec(words);
  const kind = kindOf(last?.[1] ?? last?.[2] ?? '');
  return kind !== null && !kind.isText;
}
