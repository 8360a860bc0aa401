import { someOf } from '../tour/cases.ts';
import { loadCorpus } from './load-corpus.ts';
import type { Trial } from './trial.ts';

/** Trials that are short and differ much from each other, and how many of their steps. */
const CHOSEN: [application: string, about: string, steps: number][] = [
  ['workshop', 'what cannot be seen', 9],
  ['workshop', 'checkboxes', 8],
  ['workshop', 'menus', 5],
  ['workshop', 'drag and drop', 4],
  ['workshop', 'uploads', 6],
];

/** The first steps of a few trials. */
export async function loadRegression(): Promise<Trial[]> {
  const trials = (await loadCorpus()).filter(({ heldOut }) => !heldOut).flatMap(({ trials }) => trials);
  return someOf(1, CHOSEN).map(([application, about, steps]) => {
    const trial = trials.find((other) => other.application === application && other.about === about);
    if (!trial) throw new Error(`The corpus has no trial of ${application} about ${about}.`);
    return { ...trial, steps: trial.steps.slice(0, steps) };
  });
}
