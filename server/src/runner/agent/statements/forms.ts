import { KIND_WORDS } from '../kinds.ts';
import { QUOTED } from '../shield.ts';
import { NUMBER } from './amounts.ts';

const WE = '(?:i|we|you|(?:the |a )?user)';
const ABLE = '(?:am|are|is|should|must|will)';
const CAN = `(?:can|could|(?:${ABLE}|should be) able to|should be able to)`;
const CAN_NOT = `(?:can(?: ?not|['’]?t)|could not|couldn['’]t|${ABLE}(?: not|n['’]t)(?: be)? able to|should not be able to)`;

/** Whole statements said in other words, and the words that the readers know. */
const FORMS: [pattern: RegExp, words: string][] = [
  [/^(.*\b(?:not|no|nothing)\b.*|.*n['’]t\b.*) (?:yet|again|so far)$/iu, '$1'],
  [
    new RegExp(
      `^((?:only |exactly |at least )?${NUMBER} [^,]+?) (?:is|are)(?: left| remaining| shown| listed| visible)? (in|inside|on) (?!the page|page|order|focus)(.+)$`,
      'iu',
    ),
    'there are $1 $3 $4',
  ],
  [
    /^(?:the |this )?(?:page|app|site|shop) (?:tells|informs|warns|confirms|announces|reports)(?: me| us| the user)?(?: that)? (.+)$/iu,
    'the page shows $1',
  ],
  [
    new RegExp(`^(?:the browser asks|(?:${WE} )?(?:is|am|are) asked)(?: me)? (?=${QUOTED})`, 'iu'),
    'the dialog asks ',
  ],
  [
    /^(?:(?:i|we|you|(?:the )?user) )?(?:still )?(?:stays?|remains?|lands?|ends? up|arrives?) (?:on|at) (?=the .+ (?:page|screen|dashboard)$)/iu,
    'i am on ',
  ],
  [
    new RegExp(
      `^(?:in|on) (the (?:[^,]+? )?(?:${KIND_WORDS})),? ([^,]+?) (?:is|are) (selected|chosen)$`,
      'iu',
    ),
    '$2 is $3 in $1',
  ],
  [
    /^(.+?) (?:leaves|departs|arrives|starts|ends|begins|expires|is due|takes place) (?:at|on) (\p{Nd}.*)$/iu,
    '$1 shows $2',
  ],
  // When and where it is seen, as far as that says nothing of the page: "After the search", "at the bottom I can read".
  [/^(?:after|following) (?:the |this |that |an? )?\p{Ll}+,? (?=(?:\d|the|there|it|i|no|an?)\b)/iu, ''],
  [
    /^(?:at the (?:top|bottom)|on the (?:left|right)(?: side)?)(?: of the (?:page|screen|list|table))?,? (?=(?:i|we|you|it|there|the|an?)\b)/iu,
    '',
  ],
  [new RegExp(`^${WE} (?:can|should) (?:read|see) `, 'iu'), 'page shows '],
  [
    /^(.+ (?:is|are|am|be|has been|have been) .+?) (?:now|by default|at first|initially|right now|at the moment|already)$/iu,
    '$1',
  ],
  [
    new RegExp(
      `^${WE} (?:is|am|are|should be|gets?) (?:greeted|welcomed|told|shown|met|informed|presented)(?: with| by)? (?=that |${QUOTED})`,
      'iu',
    ),
    'it says ',
  ],
  [/^(.+? (?:is|are|says|reads|shows)): (.+)$/iu, '$1 $2'],
  [/^(?:under|below|beneath) (.+?),? it (?:says|shows|reads) (.+)$/iu, '$2 is visible under $1'],
  [/^(?:next to|beside) (.+?),? it (?:says|shows|reads) (.+)$/iu, '$2 is visible next to $1'],
  [/^the (?:(?:open|current|active) )?tab (shows|contains|says|displays) /iu, 'the panel $1 '],
  [
    /^((?:only |exactly |at least )?(?:\d+|one|two|three|four|five|six) .+?) remains? (in .+)$/iu,
    'there are $1 $2',
  ],
  [
    /^((?:only |exactly |at least )?(?:\d+|one|two|three|four|five|six) .+?) remains?$/iu,
    'there are $1 left',
  ],
  [
    /^(.+?) (?:is|are|stands|should be) in the (first|second|third|fourth|fifth|last) (row|item|entry|line)( (?:of|in) .+)?$/iu,
    'the $2 $3$4 shows $1',
  ],
  // "The total is not $42 anymore": an absence says as much without it.
  [/^(.*\b(?:not|no)\b.*|.*n['’]t\b.*) (?:any ?more|any longer)$/iu, '$1'],
  [
    /^(.+?),? (?:after (?:a|some) (?:while|moment|time)|by itself|on its own|automatically|at once|in the end)$/iu,
    '$1',
  ],
  // "The address has page=2 in it".
  [/^(.+?) ((?:still )?(?:has|have|contains?|shows?) .+?) (?:in|on|inside|within) it$/iu, '$1 $2'],
  // "In the header there is a link", "Under Email it says …".
  [
    /^((?:in|on|inside|within|under|below|beneath|next to|beside|near|above) .+?),? there (is|are) (.+)$/iu,
    'there $2 $3 $1',
  ],
  [/^for (?!the\b)(\S+(?: \p{Lu}\S*)*),? the (\p{Ll}+) (is|says|shows|reads) (.+)$/u, 'the $2 of $1 $3 $4'],
  [
    new RegExp(
      `^((?:in|on|inside|within|under|next to|beside) (?:[^,]+? )?(?:${KIND_WORDS})),? (the|an?|no) (?!.*,)(.+?) (is|says|shows|reads|has|contains) (.+)$`,
      'iu',
    ),
    '$2 $3 $1 $4 $5',
  ],
  [/^(?:in|on|inside|within) (?!the page\b)(.+?),? it (says|shows|reads) (.+)$/iu, '$1 $2 $3'],
  [new RegExp(`^(?:${WE} )?${CAN_NOT} (?:click|press|tap|use)(?: on)? (.+)$`, 'iu'), '$1 is not enabled'],
  [new RegExp(`^(?:${WE} )?${CAN} (?:click|press|tap|use)(?: on)? (.+)$`, 'iu'), '$1 is enabled'],
  [new RegExp(`^(?:${WE} )?${CAN_NOT} (?:edit|change|type (?:in|into)) (.+)$`, 'iu'), '$1 is not editable'],
  [new RegExp(`^(?:${WE} )?${CAN} (?:edit|change|type (?:in|into)) (.+)$`, 'iu'), '$1 is editable'],
  [/^there (?:is|are) no longer (?:an?|any|the) /iu, 'there is no '],
  [/^no (.+?) (?:is|are) ((?:in|on|inside|within) .+)$/iu, 'there is no $1 $2'],
  [/^nothing is (?:in|inside|on) (?!the page)(.+)$/iu, '$1 is empty'],
  [/^(.+?) (?:contains?|shows?|holds?|has|lists?) nothing$/iu, '$1 is empty'],
  [/^(there (?:is|are)) (?:still|now|also) /iu, '$1 '],
  [/^(there (?:is|are) )?just (?=\p{L}+ |\d)/iu, '$1only '],
  [/^it is (not )?possible to (?:click|press|tap|use)(?: on)? (.+)$/iu, '$2 is $1enabled'],
  [/^it is impossible to (?:click|press|tap|use)(?: on)? (.+)$/iu, '$1 is not enabled'],
];

/** A statement in the form that the readers know. Takes shielded text. */
export function inKnownForm(statement: string): string {
  return FORMS.reduce((plain, [pattern, words]) => plain.replace(pattern, words), statement);
}
