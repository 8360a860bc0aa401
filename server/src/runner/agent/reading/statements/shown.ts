import type { Check } from '../../check.ts';
import { reading } from '../targets/draft.ts';
import { KIND_WORDS_PLURAL, kindOf } from '../targets/kinds.ts';
import { namesKind } from '../targets/names-kind.ts';
import { QUOTED_BEFORE } from '../targets/other-names.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { isQuotation, QUOTED, unshield } from '../shield.ts';
import { eachOf } from './every.ts';
import { expect, withoutArticle, withoutNoun } from './expected.ts';
import { part } from './part.ts';
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

/** "The price of "Rum"": what is said of it, and not itself. */
const OF_QUOTED = new RegExp(`^(?:the )?(\\p{Ll}+) of (${QUOTED})$`, 'iu');
const BELOW = new RegExp(`^${QUOTED} (?:under|below) `, 'iu');

/** A text or an element: "the message Thanks", "the Buy button", "Thanks". Takes shielded text. */
export function shownOrHidden(words: string, isHidden: boolean): Check {
  const each = eachOf(words);
  if (each)
    return {
      kind: 'state',
      target: readTarget(each.name),
      state: isHidden !== each.isNone ? 'hidden' : 'visible',
    };
  // "The "Buy milk" task" is gone where these words stand nowhere.
  const quoted = isHidden ? QUOTED_BEFORE.exec(words)?.[1] : undefined;
  if (quoted !== undefined) return text(quoted, true);
  const message = MESSAGE.exec(words)?.[1];
  if (message && !BELOW.test(message)) return text(message, isHidden);
  if (message) return { kind: 'state', target: readTarget(message), state: isHidden ? 'hidden' : 'visible' };
  if (isQuotation(words) || placed(words)) return text(words, isHidden);
  const [, noun, owner] = OF_QUOTED.exec(words) ?? [];
  if (noun && owner && !isHidden && !namesKind(noun))
    return {
      kind: 'state',
      target: {
        ...readTarget(noun),
        words: unshield(words),
        within: { relation: 'beside', reading: reading(owner) },
      },
      state: 'visible',
    };
  return { kind: 'state', target: readTarget(words), state: isHidden ? 'hidden' : 'visible' };
}

/** "An error message", with no word of what it says. */
const MESSAGE_SORT =
  /^(?:any errors?|an error|errors|(?:an? |any |the )?(?:error|success|warning|confirmation|validation) (?:messages?|texts?|notifications?)|validation errors?)$/iu;

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
function pageShows(said: string, isNegated: boolean): Check {
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

/** A text, for which a quoted one may say where it stands: `"Anna" in the dialog`. */
export function text(words: string, isNegated: boolean): Check {
  const place = placed(words);
  const plain = withoutNoun(place?.quoted ?? words);
  const isQuoted = isQuotation(plain.trim());
  return {
    kind: 'text',
    text: isQuoted ? unshield(plain).trim() : withoutArticle(unshield(place?.quoted ?? words).trim()),
    isNegated,
    isQuoted,
    within: place ? readTarget(place.holder) : null,
  };
}

function placed(words: string): { quoted: string; holder: string } | null {
  const [, quoted, holder] =
    new RegExp(`^(${QUOTED}) (?:in|inside|within|on|next to|beside|near) (.+)$`, 'iu').exec(words) ?? [];
  if (!quoted || !holder || new RegExp(`^${PAGE}$`, 'iu').test(holder)) return null;
  return { quoted, holder };
}
