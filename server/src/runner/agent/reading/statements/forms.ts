import { SAID_OTHERWISE } from './said-otherwise.ts';
import { ABILITIES } from '../wordings/abilities.ts';
import { AMOUNTS } from '../wordings/numbers.ts';
import { MOMENTS } from '../wordings/moments.ts';
import { RESULTS } from '../wordings/results.ts';
import { RETELLING } from '../wordings/retelling.ts';
import { TELLING } from '../wordings/telling.ts';
import { WHEREABOUTS } from '../wordings/whereabouts.ts';

/** What says nothing of the page first: without it the others fit. */
const FORMS = [
  ...RETELLING,
  ...SAID_OTHERWISE,
  ...RESULTS,
  ...MOMENTS,
  ...AMOUNTS,
  ...WHEREABOUTS,
  ...TELLING,
  ...ABILITIES,
];

/** A statement in the form that the readers know. Takes shielded text. */
export function inKnownForm(statement: string): string {
  return FORMS.reduce((plain, [pattern, words]) => plain.replace(pattern, words), statement);
}
