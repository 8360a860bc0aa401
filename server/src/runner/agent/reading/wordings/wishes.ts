import { QUOTED } from '../shield.ts';
import type { Wording } from './wording.ts';

const AMOUNT = '(\\d|one|two|three|four|five)';

/** What somebody would like, or would not. */
export const WISHES: Wording[] = [
  [/^no (?!more\b|matter\b)(.+?),? (?:please|thanks|thank you)$/iu, 'untick $1'],
  [new RegExp(`^(?:(?:need|want|take) )?${AMOUNT} more (\\p{Ll}+)$`, 'iu'), 'increase $2 by $1'],
  [
    new RegExp(
      `^(?:need|want) (?!to\\b|\\p{Nd}|one\\b|two\\b|it\\b|that\\b|this\\b)(?:the |an? |some )?(${QUOTED}|\\p{L}.*)$`,
      'iu',
    ),
    'choose $1',
  ],
  [
    /^(?:turn|set|move|drag|slide|put|bring) (.+?) (?:up |down |all the way )*to (?:the |its )?(max(?:imum)?|min(?:imum)?|highest|lowest)(?: value| level| position)?$/iu,
    'set $1 to the $2',
  ],
  [
    /^(?:turn|set|move|drag|slide|put|bring) (.+?) all the way (?:to the )?(?:left|down|bottom)$/iu,
    'set $1 to the minimum',
  ],
  [
    /^(?:turn|set|move|drag|slide|put|bring) (.+?) all the way (?:to the )?(?:right|up|top)$/iu,
    'set $1 to the maximum',
  ],
];
