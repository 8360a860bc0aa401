import { KIND_WORDS_PLURAL } from '../kinds.ts';
import { QUOTED } from '../shield.ts';
import { BOUND, NUMBER, numberOf } from './amounts.ts';

/** What a sentence says, in the gaps of its wording, as plainer statements; null where it means something else. */
type Plainly = [wording: RegExp, say: (...gaps: string[]) => string[] | null];

const VERBS: Record<string, string> = { show: 'shows', say: 'says', contain: 'contains' };
const AND = /,\s*(?:and\s+|then\s+)?|\s+(?:and|then)\s+/u;
/** A name, in quotes or with a capital or a figure in front. */
const NAME = `(?:${QUOTED}|[\\p{Lu}\\p{Nd}][^,:]*?)`;
const NAMES = `${NAME}(?:, ${NAME})*,? and ${NAME}`;
const ADJECTIVES =
  'checked|ticked|unchecked|unticked|selected|disabled|enabled|empty|active|required|highlighted|expanded|collapsed';

const SENTENCES: Plainly[] = [
  // "The form is gone: the Save button is not visible".
  [/^(.+? is (?:shown|visible|gone|hidden|left|open|closed)): (.+ is .+)$/iu, (one, other) => [one, other]],
  // "The places are in the order Paris, Rome, Oslo".
  [
    /^.+? (?:is )?(?:shown |listed |sorted )?in (?:the|this)(?: following)? order:? (.+)$/iu,
    (list) => sequence(list.split(AND)),
  ],
  // "The table lists Anna before Bob".
  [
    new RegExp(`^.+? (?:lists|shows|displays) (${NAME}) (before|after|above|below) (${NAME})$`, 'iu'),
    (one, where, other) => [`${one} is ${where} ${other}`],
  ],
  // "There are 2 columns and 3 rows in the table", "the table has 5 rows and 7 columns".
  [
    new RegExp(
      `^there is ((?:exactly )?${NUMBER} [^,]+?),? and ((?:exactly )?${NUMBER} .+?)( (?:in|on|inside) .+)?$`,
      'iu',
    ),
    (one, _, other, __, place = '') => [`there is ${one}${place}`, `there is ${other}${place}`],
  ],
  [
    new RegExp(
      `^(.+?) (has|shows|contains) ((?:exactly )?${NUMBER} [^,]+?),? and ((?:exactly )?${NUMBER} .+)$`,
      'iu',
    ),
    (holder, verb, one, _, other) => [`${holder} ${verb} ${one}`, `${holder} ${verb} ${other}`],
  ],
  // "There are two checked boxes", "no checked boxes".
  [
    new RegExp(
      `^there is ${BOUND}${NUMBER} (${ADJECTIVES}) (${KIND_WORDS_PLURAL})( (?:in|on|inside) .+)?$`,
      'iu',
    ),
    (bound = '', number, how, things, place = '') => [`${bound}${number} ${things}${place} is ${how}`],
  ],
  // "There are between 2 and 5 rows", "the total is between $10 and $20".
  [
    new RegExp(`^there is between ${NUMBER} and ${NUMBER} (.+)$`, 'iu'),
    (least, most, things) => [`there is at least ${least} ${things}`, `there is at most ${most} ${things}`],
  ],
  [
    /^(.+?) is between (\S+) and (\S+)$/iu,
    (thing, least, most) => [`${thing} is at least ${least}`, `${thing} is at most ${most}`],
  ],
  // "Three questions are shown: A, B and C".
  [
    new RegExp(`^((?:.+? )?${NUMBER} [^:]+): (${NAMES}|${NAME})$`, 'iu'),
    (head, number, list) => counted(head, number, list.split(AND)),
  ],
  // "The table has the columns Name, Role and Status", "the menu offers the entries …".
  [
    new RegExp(
      `^(.+? (?:has|shows|contains|lists|displays)) (?:the )?(?!.*${QUOTED})(${KIND_WORDS_PLURAL}) (${NAMES})$`,
      'u',
    ),
    (head, things, list) => list.split(AND).map((name) => `${head} the ${things} ${name}`),
  ],
  // "Firefly is listed first", "Anna comes last in the table", "Anna is at the top of the list".
  [
    /^(.+?) (?:comes|stands|appears|is)(?: (?:listed|shown|displayed))? (first|last)(?: ((?:in|on|of) .+))?$/iu,
    (name, which, place) => [`${name} is the ${which} item${place ? ` ${place}` : ''}`],
  ],
  [
    /^(.+?) (?:comes|stands|appears|is)(?: (?:listed|shown|displayed))? at the (?:very )?(top|bottom|beginning|end) of (the (?:.+ )?(?:list|table|grid|menu))$/iu,
    (name, where, holder) => [
      `${name} is the ${/top|begin/iu.test(where) ? 'first' : 'last'} item in ${holder}`,
    ],
  ],
  // "Every one of them": "all four buttons say Changed", "both boxes are checked".
  [
    new RegExp(
      `^(?:all (?:of )?(?:the )?${NUMBER}|both(?: of the)?) ((?:.+? )?${KIND_WORDS_PLURAL}) (is|shows?|says?|contains?|has) (.+)$`,
      'iu',
    ),
    (number = 'two', things, verb, said) => [
      `there is exactly ${number} ${things}`,
      `all ${things} ${VERBS[verb.toLowerCase()] ?? verb} ${said}`,
    ],
  ],
  // "The row shows Paid, not Open", "the counter shows 3 instead of 2".
  [
    /^(.+?) (is|shows|contains|says) ([^,]+?)(?:, (?:and )?not| instead of| rather than) (.+)$/iu,
    (subject, does, what, not) =>
      /^is$/iu.test(does)
        ? [`${subject} is ${what}`]
        : [`${subject} ${does} ${what}`, `${subject} does not show ${not}`],
  ],
  [
    /^(.+?)(?: rather than| instead of|, not) (.+?),? is (selected|checked|shown|visible|active|chosen)$/iu,
    (one, other, how) => [`${one} is ${how}`, `${other} is not ${how}`],
  ],
];

/** "Both the Save and Cancel buttons" are named. */
const LISTED_NAMES = /^both .+ and .+ (?:is|shows?|says?|contains?|has) /iu;

/** What a statement says of an order or a number of things, in plainer statements; null where it says no such thing. */
export function severalFacts(statement: string): string[] | null {
  if (LISTED_NAMES.test(statement)) return null;
  for (const [wording, say] of SENTENCES) {
    const gaps = wording.exec(statement)?.slice(1);
    const facts = gaps && say(...(gaps as string[]));
    if (facts) return facts;
  }
  return null;
}

function sequence(items: string[]): string[] | null {
  if (items.length < 2) return null;
  return items.slice(1).map((item, index) => `${items[index] ?? ''} comes before ${item}`);
}

/** As many things as are named: the number, and each of them. */
function counted(head: string, number: string, names: string[]): string[] | null {
  if (numberOf(number.toLowerCase()) !== names.length) return null;
  return [head, ...names.map((name) => `${name} is visible`)];
}
