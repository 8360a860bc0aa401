import { NUMBER } from '../statements/amounts.ts';
import type { Wording } from './wording.ts';

const COUNTED = '(?:only |exactly |at least )?(?:\\d+|one|two|three|four|five|six) .+?';

/** How many there are, and nothing at all. */
export const AMOUNTS: Wording[] = [
  // "12 invoices altogether", "8 lamps on the landing page".
  [
    new RegExp(
      `^((?:only |exactly |at least )?${NUMBER} \\p{Ll}+(?: \\p{Ll}+)?) (?:altogether|in total|in all|overall|on the (?:\\p{Ll}+ )?page)$`,
      'u',
    ),
    'there are $1',
  ],
  [/^nothing (?:is )?(?:left )?in (the .+)$/iu, '$1 is empty'],
  [/^(there (?:is|are) )?just (?=\p{L}+ |\d)/iu, '$1only '],
  [/^(.*\bthe (?:\p{Ll}+|\d+\p{Ll}{2}) \p{Ll}+) from the top\b/iu, '$1'],
  // What can be chosen is one of the options.
  [
    /^(.+?) can be (?:selected|chosen|picked) (?:in|from|under) (the .+)$/iu,
    '$1 is one of the options in $2',
  ],
  [
    new RegExp(
      `^((?:only |exactly |at least )?${NUMBER} [^,]+?) (?:is|are)(?: left| remaining| shown| listed| visible)? (in|inside|on) (?!the page|page|order|focus)(.+)$`,
      'iu',
    ),
    'there are $1 $3 $4',
  ],
  [new RegExp(`^(${COUNTED}) remains? (in .+)$`, 'iu'), 'there are $1 $2'],
  [new RegExp(`^(${COUNTED}) remains?$`, 'iu'), 'there are $1 left'],
  [/^no (.+?) (?:is|are) ((?:in|on|inside|within) .+)$/iu, 'there is no $1 $2'],
  [/^nothing is (?:in|inside|on) (?!the page)(.+)$/iu, '$1 is empty'],
  [/^(.+?) (?:contains?|shows?|holds?|has|lists?) nothing$/iu, '$1 is empty'],
];
