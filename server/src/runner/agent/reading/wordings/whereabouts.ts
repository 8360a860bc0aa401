import { KIND_WORDS } from '../targets/kinds.ts';
import { QUOTED } from '../shield.ts';
import type { Wording } from './wording.ts';

/** Where something is seen. */
export const WHEREABOUTS: Wording[] = [
  // "In the section Shipping the cost is $5".
  [
    new RegExp(
      `^[Ii]n the (section|row|column|card|tab|panel|list|table|group|box|area|dialog) (${QUOTED}|\\p{Lu}\\S*),? (?=(?:the|there|it|i|an?|no)\\s)`,
      'u',
    ),
    'in the $2 $1, ',
  ],
  [
    new RegExp(
      `^(?:in|on) (the (?:[^,]+? )?(?:${KIND_WORDS})),? ([^,]+?) (?:is|are) (selected|chosen)$`,
      'iu',
    ),
    '$2 is $3 in $1',
  ],
  // "In the first row there is Dora with 2.400,00 €".
  [
    /^[Ii]n (the (?:first|second|third|fourth|fifth|last) (?:row|item|entry|line)),? there is (.+?) with (.+)$/u,
    '$1 shows $2 and shows $3',
  ],
  // "In the row of Anna the status is Paid".
  [
    new RegExp(
      `^[Ii]n the (row|line|card|entry|item|section) (of|for|with) (${QUOTED}|\\p{Lu}\\S*(?: \\p{Lu}\\S*)*),? the (\\p{Ll}+(?: \\p{Ll}+)?) (is|shows|says|reads) (.+)$`,
      'u',
    ),
    'the $4 in the $1 $2 $3 $5 $6',
  ],
  [
    /^(?:at the (?:top|bottom)|on the (?:left|right)(?: side)?)(?: of the (?:page|screen|list|table))?,? (?=(?:i|we|you|it|there|the|an?)\b)/iu,
    '',
  ],
  [/^(?:under|below|beneath) (.+?),? it (?:says|shows|reads) (.+)$/iu, '$2 is visible under $1'],
  [/^(?:next to|beside) (.+?),? it (?:says|shows|reads) (.+)$/iu, '$2 is visible next to $1'],
  [/^the (?:(?:open|current|active) )?tab (shows|contains|says|displays) /iu, 'the panel $1 '],
  [
    /^(.+?) (?:is|are|stands|should be) in the (first|second|third|fourth|fifth|last) (row|item|entry|line)( (?:of|in) .+)?$/iu,
    'the $2 $3$4 shows $1',
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
];
