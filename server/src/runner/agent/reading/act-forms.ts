import { ASIDES, CORNERS } from './wordings/asides.ts';
import { FILLING } from './wordings/filling.ts';
import { GOING } from './wordings/going.ts';
import { MOVING } from './wordings/moving.ts';
import { PASSIVES } from './wordings/passives.ts';
import { PRESSING } from './wordings/pressing.ts';
import { PURPOSES } from './wordings/purposes.ts';
import { SEARCHING } from './wordings/searching.ts';
import { SPOKEN_DEEDS } from './wordings/spoken-deeds.ts';
import { SURROUNDINGS } from './wordings/surroundings.ts';
import { WISHES } from './wordings/wishes.ts';

/** Asides first: without them the others fit. */
const FORMS = [
  ...SPOKEN_DEEDS,
  ...PURPOSES,
  ...WISHES,
  ...PASSIVES,
  ...ASIDES,
  ...SURROUNDINGS,
  ...GOING,
  ...SEARCHING,
  ...FILLING,
  ...PRESSING,
  ...MOVING,
  ...CORNERS,
];

/** An act in the words that the readers know. Takes shielded text. */
export function inKnownDeed(clause: string): string {
  return FORMS.reduce((plain, [pattern, words]) => {
    const small = plain.charAt(0).toLowerCase() + plain.slice(1);
    return pattern.test(small) ? small.replace(pattern, words) : plain;
  }, clause);
}
