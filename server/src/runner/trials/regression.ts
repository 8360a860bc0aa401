import { SEEN } from './corpus/corpus.ts';
import type { Trial } from './trial.ts';

/** Trials that are short and differ much from each other, and how many of their steps. */
const CHOSEN: [application: string, about: string, steps: number][] = [
  ['workshop', 'menus', 5],
  ['workshop', 'checkboxes', 6],
  ['workshop', 'drag and drop', 4],
  ['workshop', 'what cannot be seen', 9],
  ['workshop', 'uploads', 6],
];

/** The first steps of a few trials: what `npm test` carries out. */
export const REGRESSION: Trial[] = CHOSEN.flatMap(([application, about, steps]) => {
  const trial = Object.values(SEEN)
    .flat()
    .find((other) => other.application === application && other.about === about);
  return trial ? [{ ...trial, steps: trial.steps.slice(0, steps) }] : [];
});
