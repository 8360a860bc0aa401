import { KIND_WORDS_PLURAL } from '../kinds.ts';
import { NUMBER } from './amounts.ts';

/** "The places are in the order Paris, Rome, Oslo". */
const SEQUENCE = /^.+? (?:is )?(?:shown |listed |sorted )?in (?:the|this)(?: following)? order:? (.+)$/iu;
/** "There are 2 columns and 3 rows in the table". */
const TWO_COUNTS = new RegExp(
  `^there is ((?:exactly )?${NUMBER} [^,]+?),? and ((?:exactly )?${NUMBER} .+?)( (?:in|on|inside) .+)?$`,
  'iu',
);
/** "All four buttons say Changed", "both boxes are checked". */
const ALL_OF_NUMBER = new RegExp(
  `^(?:all (?:of )?(?:the )?${NUMBER}|both(?: of the)?) ((?:.+? )?${KIND_WORDS_PLURAL}) (is|shows?|says?|contains?|has) (.+)$`,
  'iu',
);
/** "Both the Save and Cancel buttons" are named. */
const LISTED_NAMES = /^both .+ and .+ (?:is|shows?|says?|contains?|has) /iu;
const VERBS: Record<string, string> = { show: 'shows', say: 'says', contain: 'contains' };
/** "The row shows Paid, not Open". */
const NOT_OTHER = /^(.+?) (is|shows|contains|says) ([^,]+), (?:and )?not (.+)$/iu;

/** What a statement says of an order or a number of things, in plainer statements; null where it says no such thing. */
export function severalFacts(statement: string): string[] | null {
  const items = SEQUENCE.exec(statement)?.[1]?.split(/,\s*(?:and\s+|then\s+)?|\s+(?:and|then)\s+/u) ?? [];
  if (items.length > 1)
    return items.slice(1).map((item, index) => `${items[index] ?? ''} comes before ${item}`);
  const [, one, , other, , place = ''] = TWO_COUNTS.exec(statement) ?? [];
  if (one && other) return [`there is ${one}${place}`, `there is ${other}${place}`];
  if (LISTED_NAMES.test(statement)) return null;
  const [, number = 'two', things, verb = '', said] = ALL_OF_NUMBER.exec(statement) ?? [];
  if (things && said)
    return [
      `there is exactly ${number} ${things}`,
      `all ${things} ${VERBS[verb.toLowerCase()] ?? verb} ${said}`,
    ];
  const [, subject, does, what, not] = NOT_OTHER.exec(statement) ?? [];
  if (subject && does && what && not)
    return /^is$/iu.test(does)
      ? [`${subject} is ${what}`]
      : [`${subject} ${does} ${what}`, `${subject} does not show ${not}`];
  return null;
}
