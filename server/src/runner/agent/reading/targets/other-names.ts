import { isQuotation, QUOTED } from '../shield.ts';
import { reading, settle, type Draft } from './draft.ts';
import { kindReadings } from './kind-readings.ts';
import { KIND_WORDS, KIND_WORDS_PLURAL } from './kinds.ts';
import { ORDINAL_WORDS } from './ordinals.ts';
import { symbolsOf } from './symbols.ts';

const KIND_FIRST = new RegExp(`^(?:${KIND_WORDS_PLURAL}|${ORDINAL_WORDS})\\s`, 'iu');

/** "Below Save" and "all but Save" are not Save. */
const NO_NOUN =
  '(?!(?:below|above|under|over|outside|beside|near|next|behind|before|after|around|left|right|except|not|no|all|every|any|both|but|without|everything|nothing)\\s)';

const QUOTED_BEHIND = new RegExp(
  `^${NO_NOUN}(?:(?:\\p{Ll}+ ){1,2}|(?:(?!(?:of|for|with|from|in|on|at|to|by|and|or) )\\p{L}+ ){1,3})(${QUOTED})$`,
  'u',
);
const QUOTED_SORT = new RegExp(`^(${QUOTED}) (?:\\p{Ll}+ ){1,2}${KIND_WORDS}$`, 'u');
/** "The "Panels" stage". */
export const QUOTED_BEFORE = new RegExp(
  `^(?:[Tt]he )?(${QUOTED}) (?!(?:${KIND_WORDS_PLURAL}|things?|ones?|stuff|part|bit)$)\\p{Ll}+$`,
  'u',
);
const CAPITAL_BEHIND = new RegExp(
  `^${NO_NOUN}\\p{Ll}+(?: (?:name|number|code|title|id))? ([\\p{Lu}\\p{Nd}#].*|\\S+\\.\\p{L}{2,5})$`,
  'u',
);

type Turn = [pattern: RegExp, read: (name: string, bare: string) => Draft[]];

/** Turns of phrase, and what the thing is then called on the page. */
const TURNS: Turn[] = [
  // "The question "Is it free?"", "the category API": a noun that no kind is called by, and the name.
  [QUOTED_BEFORE, (name) => [settle(reading(name))]],
  // "The "Express" shipping option".
  [QUOTED_SORT, (name, bare) => kindReadings(`${name} ${bare.split(' ').at(-1) ?? ''}`, null)],
  [/^(search) bar$/iu, () => kindReadings('search box', null)],
  [/^(.+) input bar$/iu, (name) => kindReadings(`${name} input`, null)],
  [QUOTED_BEHIND, (name, bare) => (KIND_FIRST.test(bare) ? [] : [settle(reading(name))])],
  [CAPITAL_BEHIND, (name, bare) => (KIND_FIRST.test(bare) || /^page \d/iu.test(bare) ? [] : [reading(name)])],
  [/^(.+)$/su, (name) => symbolsOf(name).map((symbol) => whole(symbol))],
  // "The next month": the arrow is called Next.
  [
    /^(next|previous) (?:month|year|week|day|slide|image|picture|photo|step|question|page)$/iu,
    (name) => [whole(name)],
  ],
  [/^(.+?) (?:again|once more|as well|too|now|please)$/iu, (name) => kindReadings(name, null)],
  [/^(?:number|amount|quantity|count) of (?:the )?(.+)$/iu, (name) => [reading(name)]],
  [/^(\d{1,2})(?:st|nd|rd|th)$/u, (day) => [whole(day)]],
  [/^(.+) (?:date|time)$/iu, (name) => (isQuotation(name) ? [] : [whole(name)])],
  [
    /^(.+) (?:filter|setting|selection|method|preference|costs?|fee)$/iu,
    (name) => (isQuotation(name) ? [] : [reading(name)]),
  ],
  // "The room type" is what a list called Room offers.
  [/^(\p{L}+) type$/iu, (name) => [{ ...reading(name, 'dropdown'), isWhole: true }]],
  [
    /^((?:e-?mail|mail)(?: address)?)$/iu,
    () => ['E-mail', 'Email', 'E-mail address', 'Email address'].map((name) => reading(name)),
  ],
  [
    /^(?!(?:first|last|next|previous|other|new|right|wrong|second|third) )(\p{L}+) ones?$/iu,
    (name) => [reading(name)],
  ],
  [/^page (\d+)$/iu, (number) => [{ ...reading(number, 'button'), isWhole: true }]],
  // "The cart counter" is Cart (3).
  [/^(.+) (?:counter|count|badge)$/iu, (name) => (isQuotation(name) ? [] : [reading(name)])],
];

/** What else a name may mean than what it says, best first. Takes text without article. */
export function otherNames(bare: string): Draft[] {
  return TURNS.flatMap(([pattern, read]) => {
    const name = pattern.exec(bare)?.[1];
    return name === undefined ? [] : read(name, bare);
  });
}

function whole(name: string): Draft {
  return { ...reading(name), isWhole: true };
}
