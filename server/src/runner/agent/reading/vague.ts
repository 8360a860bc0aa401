import { QUOTED } from './shield.ts';
import { namesField } from './targets/field-nouns.ts';

const SAY_WHAT_TO_TYPE =
  'Say what to type into which field, for example: Type "bob@example.com" into Email, or: Fill in the form: Name "Bob", City "Oslo".';
const STATE_WHAT_IS_SEEN =
  'I can\'t judge whether something is as it should be. State what is to be seen, for example: The total is $42, The page shows "Saved".';
const WHICH_MESSAGE =
  'Say which message is meant: put its words in quotes (The page shows "Name is required"), or write "An error is shown".';

const JUDGED =
  '(?:correctly|properly|as (?:expected|designed|intended|specified|required)|appropriately|accordingly|normally|smoothly|without (?:any )?(?:\\p{L}+ )?(?:errors?|issues?|problems?)|according to .+)';

/** What only a person could judge, or know. */
const JUDGEMENTS: [pattern: RegExp, problem: string][] = [
  [
    new RegExp(
      `\\b(?:is|are|be|been|works?|loads?|displays?|displayed|shown|functions?|behaves?|updates?|updated|renders?|opens?|aligned|sorted|filtered|handles?)\\b[^\\uE000]*\\b${JUDGED}(?:$|:)`,
      'iu',
    ),
    STATE_WHAT_IS_SEEN,
  ],
  [
    /\b(?:is|are|be|been)\b[^\uE000]*\b(?:correctly|properly|accurately|consistently|appropriately)\b(?!.*\uE000)/iu,
    STATE_WHAT_IS_SEEN,
  ],
  [
    /\bis (?:not )?(?:disabled|enabled|hidden|visible|shown|displayed) (?:until|unless|whenever|while|as long as) /iu,
    'A check looks at the page as it is then. Say first what is to be done, then state what is to be seen.',
  ],
  [
    /\b(?:works?|functions?|behaves?)(?: fine| well| again| as .+)?$|\b(?:and|is|are) functional$/iu,
    STATE_WHAT_IS_SEEN,
  ],
  [
    /\b(?:follows?|match(?:es)?|meets?|per|to)\s+(?:the\s+)?(?:[\p{L}-]+\s+)?(?:design|specs?|specifications?|requirements?|mock-?ups?|wireframes?)(?:\s+specifications?)?$|\brelevant to\b(?!.*\uE000)/iu,
    STATE_WHAT_IS_SEEN,
  ],
  [
    /\b(?:on|for|across|from|of|check|that) (?:all|every|each|any)(?: of)?(?: the)? (?:pages?|screens?|records?|devices|browsers|screen sizes|resolutions)\b/iu,
    'A check looks at the page that is open, and no more. Open each page in a step of its own.',
  ],
  [
    /^(?:fill|enter|complete|provide|input)s?(?: in| out)? (?:the )?(?:\p{L}+ )?(?:details|fields|form|information|data):(?!.*[=\uE000\p{Nd}@])(?!.*:.*:)[^:]*$/iu,
    SAY_WHAT_TO_TYPE,
  ],
  [
    /^(?:click|tap|press|open|select|choose|pick|drag|hover)s?(?: on| over)? (?:an?|either|another|any one|one) (?:(?:existing|specific|particular|different|single|other|price) )?(?:product|item|card|user|opportunity|customer|record|row|entry|result|flight|hotel|book|account|article|post|order|contact|project|task|radio button|checkbox|image|filter)(?: details? page)?(?: (?:from|in|of|on|to) .+)?$/iu,
    'Say which one is meant, for example: Click the first product, or put its name in quotes: Click "Desk lamp".',
  ],
  [
    /\b(?:totals?|amounts?|counts?|prices?|quantit(?:y|ies)|data|information|details|summary|results?|values?|titles?|layout|contents?|images?|order)\s+(?:is|are|should be|must be)\s+(?:\p{L}+ly )?(?:correct|accurate|right|functional|relevant(?: .+)?)$/iu,
    STATE_WHAT_IS_SEEN,
  ],
  [
    /\b(?:the |a |an )?(?:correct|right|expected|updated) (?:\p{L}+ )?(?:titles?|counts?|results?|prices?|totals?|amounts?|information|data|details|values?|texts?|quantit(?:y|ies)|numbers?|images?|columns?|rows?|places?|positions?)\b(?!.*\uE000)/iu,
    STATE_WHAT_IS_SEEN,
  ],
  [
    /\b(?:appropriate|suitable|proper|relevant|corresponding|respective) (?:[\p{L}-]+ )*?(?:message|error|warning|notification|validation|feedback)s?\b(?!.*\uE000)/iu,
    WHICH_MESSAGE,
  ],
  [
    /\b(?:error|validation|warning|success|confirmation)? ?messages? (?:for (?!the \S+ (?:field|input|box)$)|indicating|regarding|informing|about|that (?:does not|indicates|informs))[^\uE000]+$/iu,
    WHICH_MESSAGE,
  ],
  [
    /\b(?:valid|invalid|correct|incorrect|wrong|registered|existing|user|login|my|your|his|her|their|the|with|these|admin|customer|using)\s+(?:\S+\s+)?(?:credentials|login (?:data|details))\b/iu,
    'Say with what to log in, for example: Log in with the email "ada@example.com" and the password "secret".',
  ],
  [
    /^(?:log|sign)s? ?in(?:to \S+)? as (?!.*(?:,|\/|\band\b|\bwith\b))/iu,
    'Say with what to log in, for example: Log in with the email "ada@example.com" and the password "secret".',
  ],
  [
    /^(?!.*:)(?:(?:i|we|(?:the )?user|(?:the )?customer) )(?:is|are|am|was|should be|must be|will be|has been|gets?)(?: not| no longer)?(?: \p{L}+ly)* (?:(?:logged|signed)(?:[ -]?(?:in|out))?|authenticated|authori[sz]ed)\b/iu,
    'I can\'t see whether somebody is logged in. State what the page shows then (The page shows "Log out"), or write the steps that log in.',
  ],
  [
    /\b(?:e-?mail|sms|text message)\b.*\b(?:is|are|was|should be|will be|gets) (?:sent|received|delivered)\b|\b(?:in|from|to) (?:the )?(?:database|local ?storage|session ?storage|browser console|console log|dev(?:eloper)? tools)\b/iu,
    'Only what the page shows can be checked here. State what is to be seen on it.',
  ],
];

const QUOTE = new RegExp(QUOTED, 'u');
const TYPED =
  /^(?:enter|type|input|fill(?: in| out)?|provide|supply|write|key in|insert)(?:s|ed)?\s+(.+?)(?:\s+(in|into|on|for|to|as|with|using)\s+(.+))?$/iu;
const ANY =
  '(?:an?|the|my|your|his|her|their|some|any|all|unique|valid|invalid|correct|incorrect|wrong|random|existing|new|registered|unregistered|already registered|required|mandatory|appropriate|different|other|test|sample|dummy|empty|following)';
const OF_ANY_SORT = new RegExp(`^${ANY}\\s`, 'iu');

const NOTHING_SAID =
  /^(?:(?:the|all|all the|some|my|your|his|her|any) )?(?:(?:required|mandatory|valid|necessary|needed|following|invalid|correct) )*(?:inputs?|fields?|information|infos?|details|data|values)(?: and .+)?$/iu;

/** "Enter a valid password", "Fill in the form with test data": what to type is left to whoever reads it. */
function leavesTextOpen(clause: string): boolean {
  if (/[:=]/u.test(clause)) return false;
  const [, what = '', preposition, where = ''] = TYPED.exec(clause) ?? [];
  const isSaid =
    /^(?:type|write)s? \p{L}+ in/iu.test(clause) ||
    QUOTE.test(/^with$/iu.test(preposition ?? '') ? where : '');
  if (NOTHING_SAID.test(what) && !isSaid) return true;
  if (QUOTE.test(clause)) return false;
  if (what === '') return false;
  if (/^(?:with|using)$/iu.test(preposition ?? '')) return OF_ANY_SORT.test(where) && namesField(where);
  return namesField(what) && (preposition === undefined || OF_ANY_SORT.test(what));
}

/** Why a clause that leaves to its reader what is meant is not carried out; undefined where it leaves nothing open. */
export function vaguenessOf(clause: string): string | undefined {
  if (leavesTextOpen(clause)) return SAY_WHAT_TO_TYPE;
  return JUDGEMENTS.find(([pattern]) => pattern.test(clause))?.[1];
}
