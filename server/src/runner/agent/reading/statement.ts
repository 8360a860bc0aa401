import { conjugated } from './statements/conjugated.ts';
import { inKnownForm } from './statements/forms.ts';
import { inKnownWords } from './statements/words.ts';

/** "Verify that", "I should see", "Expect" and so on: what makes a clause a check. */
export const CHECK_LEAD =
  /^(?:(?:(?:i|we|you|(?:the )?user) )?(?:(?:should|can|must) )?sees? that |(?:(?:i|we|you|(?:the )?user) )?(?:(?:can|should|must) )?(?:please )?(?:verify|verifies|check|checks|assert|asserts|expect|expects|ensure|ensures|make sure|makes sure|confirm|confirms|validate|validates|observe|observes|notice|notices|note(?= that)|double-check|test(?! \p{Nd}))\b(?: (?:that|if|whether|for|to see(?: that| if)?)\b)?\s*)/iu;

const REPLACEMENTS: [pattern: RegExp, words: string][] = [
  [
    /^(?:i|we|you|(?:the )?user)?\s*(?:should|can|must|will|do|does)?\s*(not|no longer) (?:be able to )?see\b/iu,
    'page does not show',
  ],
  [
    /^(?:i|we|you|(?:the )?user)?\s*(?:should|can|must|will)?\s*(?:be able to )?(?:sees?|gets?|receives?)\b/iu,
    'page shows',
  ],
  [
    /^(?:i|we|you|(?:the )?user)?\s*(?:should|can|must|will)?\s*(?:be able to )?only sees?\b/iu,
    'page shows only',
  ],
  [/\b(?:should|must|shall|will) not be\b/giu, 'is not'],
  [/\b(?:should|must|shall|will) (?:no longer|never) be\b/giu, 'is no longer'],
  [/\b(?:should|must|shall|will)(?: now| also| still| only)? be\b/giu, 'is'],
  [/\b(?:has|have|needs?) to be\b|\b(?:gets|becomes|became|remains|remained|stays|stayed)\b/giu, 'is'],
  [/\b(?:(?:has|have) )?(?:changes|changed|turns|turned|switches|switched) (?:in)?to\b/giu, 'is'],
  [/\bto not be\b|\bnot to be\b/giu, 'is not'],
  [/\bto be\b/giu, 'is'],
  [/\b(?:should|must|shall|will|can) not\b(?! be )|\bto not\b|\bnot to\b|\bdo not\b/giu, 'does not'],
  [/\bnever (show|contain|display|include|appear)s?\b/giu, 'does not $1'],
  [
    /\b(?:should|must|shall|will|can) (?:no longer|never) (show|contain|display|include|exist|appear|read|say|list|have)s?\b/giu,
    'does not $1',
  ],
  [/\bno longer (show|contain|display|include|exist|appear|read|say|list)s?\b/giu, 'does not $1'],
  [
    /\b(?:should|must|shall|will|to)(?: now| also| still)? (show|contain|display|include|equal|exist|appear|disappear|read|list|say|start|end|match|come|stand)\b/giu,
    '$1s',
  ],
  [/\b(?:should|must|shall|will|to)(?: now| also| still)? have\b/giu, 'has'],
  [/\bmatchs\b/giu, 'matches'],
  [/\bis (?:less|lower|smaller|fewer) than or equal to\b/giu, 'is at most'],
  [/\bis (?:greater|more|higher|larger|bigger) than or equal to\b/giu, 'is at least'],
  [/\bis not (?:greater|more|higher|larger|bigger) than\b/giu, 'is at most'],
  [/\bis not (?:less|lower|smaller|fewer) than\b/giu, 'is at least'],
  [/\b(?:i|you|we) am\b|^am\b/giu, 'i is'],
  [/\bno longer is\b/giu, 'is no longer'],
  [/\bis no longer (?=the )/giu, 'is not '],
  [/\bis the (?:one|option|choice) (?:that|which) is (?:currently |now )?(?=\p{Ll}+$)/giu, 'is '],
  [/^that /iu, ''],
  [/\bnow (shows?|contains?|has|is|displays?|says?|reads?)\b/giu, '$1'],
  [/\b(?:still|also|already|currently) (shows?|contains?|has|displays?|says?|reads?|lists?)\b/giu, '$1'],
  [/\bis (?:now|still|currently|also|already)\b/giu, 'is'],
  [/\b(?:are|was|were)\b/giu, 'is'],
  [/\b(?:has been|have been)\b/giu, 'is'],
  [/\bhave\b/giu, 'has'],
  [/\bcontain\b(?<!not contain)/giu, 'contains'],
  [/\bshow\b(?<!not show)/giu, 'shows'],
  [/\bdoes not has\b/giu, 'does not have'],
];

/** Behind these stands what the page says, in words that are its own. */
const SAYING =
  /^(.*?(?:\b(?:shows|contains?|displays|says|reads|includes?|lists|asks)\b|\b(?:should|must|shall|will|can|not|to)(?: now| also| still)? (?:show|display|say|read|list|ask|see)\b|^(?:(?:i|we|you|(?:the )?user) )?sees?\b))(.*)$/iu;

/** "It's", "there's" in front. */
const SHORTENED = /^(it|there|that)['’]s /iu;

/** Brings the many ways to state a fact to a few: "Expect the cart to contain 2" becomes "the cart contains 2". Takes shielded text. */
export function normalizeStatement(clause: string): string {
  const statement = inKnownForm(clause.trim().replace(CHECK_LEAD, '').replace(SHORTENED, '$1 is '));
  const [, head = statement, said = ''] = SAYING.exec(statement) ?? [];
  const known = inKnownWords(head);
  const plain = REPLACEMENTS.reduce(
    (words, [pattern, other]) => words.replace(pattern, other),
    conjugated(known),
  );
  const end = said === '' ? plain.replace(/(?<=\bis .+) again$/iu, '') : plain;
  return `${end}${said}`
    .replace(/\b(?:shows|contains|displays) no (?=\p{L})/gu, 'does not show ')
    .replace(/\s+/gu, ' ')
    .trim();
}
