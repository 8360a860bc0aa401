import type { NamedElement } from 'shared/step-language';
import { namedIn } from '../translate/elements-of.ts';
import { commandsOf } from './sentences.ts';
import type { Trial } from './trial.ts';

/** What trials of one page name in their plain wordings: what suggestions know of a page that is not open. Each once. */
export function namedOnPage(trials: Trial[]): NamedElement[] {
  const steps = trials.flatMap((trial) => trial.steps);
  const named = namedIn(steps.flatMap(({ plainly, text }) => commandsOf(plainly ?? text) ?? []));
  return [...new Map(named.map((one) => [`${one.kind} ${one.name}`, one])).values()];
}
