import type { Check, Colour } from '../../check.ts';
import { readTarget } from '../targets/read-target.ts';
import type { Rule } from '../rule.ts';
import { MESSAGE, NOT, SHOWN } from './vocabulary.ts';

const COLOUR = '(red|green|blue|yellow|orange|purple|grey|gray)';
const DRAWN = `(?:(?:${SHOWN}|written|printed|highlighted|marked|drawn|coloured|colored) )?(?:in |as )?`;

/** In which colour a thing is drawn. */
export const COLOURS: Rule<Check>[] = [
  [
    new RegExp(`^(.+?) is ${NOT}${DRAWN}${COLOUR}(?: (?:colou?r|letters|text))?$`, 'iu'),
    ([name = '', not, colour = '']) => coloured(name, colour, Boolean(not)),
  ],
  [
    new RegExp(`^(?:the )?colou?r of (.+?) is ${NOT}${COLOUR}$`, 'iu'),
    ([name = '', not, colour = '']) => coloured(name, colour, Boolean(not)),
  ],
];

function coloured(name: string, colour: string, isNegated: boolean): Check {
  const plain = colour.toLowerCase().replace('gray', 'grey') as Colour;
  return { kind: 'colour', target: readTarget(MESSAGE.exec(name)?.[1] ?? name), colour: plain, isNegated };
}
