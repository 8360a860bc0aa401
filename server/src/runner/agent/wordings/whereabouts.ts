import { KIND_WORDS } from '../kinds.ts';
import type { Wording } from './wording.ts';

/** Where something is seen. */
export const WHEREABOUTS: Wording[] = [
  [
    new RegExp(
      `^(?:in|on) (the (?:[^,]+? )?(?:${KIND_WORDS})),? ([^,]+?) (?:is|are) (selected|chosen)$`,
      'iu',
    ),
    '$2 is $3 in $1',
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
