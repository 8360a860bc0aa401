import type { Sentence } from './sentence.ts';
import { AND, NAME, NAMES } from './names.ts';

/** In which order things stand. */
export const SEQUENCES: Sentence[] = [
  // "The places are in the order Paris, Rome, Oslo".
  [
    /^.+? (?:is )?(?:shown |listed |sorted )?in (?:the|this)(?: following)? order:? (.+)$/iu,
    (list) => sequence(list.split(AND)),
  ],
  // "The order of the items is Paris, Rome, Oslo".
  [
    new RegExp(`^[Tt]he (?:order|sequence)(?: of (?:the )?\\p{Ll}+)? is:? (${NAMES})$`, 'u'),
    (list) => sequence(list.split(AND)),
  ],
  // "Paris, Rome and Oslo are listed in this order".
  [
    new RegExp(
      `^(?:the \\p{Ll}+s )?(${NAMES}) (?:is|comes?|appears?|stands?)(?: (?:listed|shown|displayed|sorted))? in (?:exactly )?(?:this|that|the given) order$`,
      'u',
    ),
    (list) => sequence(list.split(AND)),
  ],
  // "The list shows Paris first and Oslo last".
  [
    new RegExp(`^(.+?) (?:shows|lists|has|contains) (${NAME}) (first),? and (${NAME}) (second|last)$`, 'u'),
    (holder, one, first, other, then) => [
      `the ${first} item in ${holder} shows ${one}`,
      `the ${then} item in ${holder} shows ${other}`,
    ],
  ],
  // "The table lists Anna before Bob".
  [
    new RegExp(`^.+? (?:lists|shows|displays) (${NAME}) (before|after|above|below) (${NAME})$`, 'iu'),
    (one, where, other) => [`${one} is ${where} ${other}`],
  ],
  // "The breadcrumb leads from Home over Lamps to Comet".
  [
    new RegExp(`^([Tt]he \\p{Ll}+) leads from (${NAME}) (?:over|via|through) (${NAME}) to (${NAME})$`, 'u'),
    (path, from, over, to) => {
      const [first, second, third] = [from, over, to].map((name) => `${name} in ${path.toLowerCase()}`);
      return [`${first ?? ''} comes before ${second ?? ''}`, `${second ?? ''} comes before ${third ?? ''}`];
    },
  ],
  // "Anna is the last one in the list".
  [
    /^((?:(?! is ).)+?) is the (first|second|third|fourth|fifth|last) (?:one|of them)( (?:in|on|of) .+)?$/iu,
    (name, which, place = '') => [`${name} is the ${which} item${place}`],
  ],
  // "Firefly is listed first", "Anna comes last in the table", "Anna is at the top of the list".
  [
    /^((?:(?! is ).)+?) (?:comes|stands|appears|is)(?: (?:listed|shown|displayed))? (first|last)(?: ((?:in|on|of) .+))?$/iu,
    (name, which, place) => [`${name} is the ${which} item${place ? ` ${place}` : ''}`],
  ],
  [
    /^(.+?) (?:comes|stands|appears|is)(?: (?:listed|shown|displayed))? at the (?:very )?(top|bottom|beginning|end) of (the (?:.+ )?(?:list|table|grid|menu))$/iu,
    (name, where, holder) => [
      `${name} is the ${/top|begin/iu.test(where) ? 'first' : 'last'} item in ${holder}`,
    ],
  ],
];

function sequence(items: string[]): string[] | null {
  if (items.length < 2) return null;
  return items.slice(1).map((item, index) => `${items[index] ?? ''} comes before ${item}`);
}
