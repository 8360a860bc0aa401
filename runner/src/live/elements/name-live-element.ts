import type { Purpose, Target } from 'shared/step-language';
import { nameElement } from '../../resolve/name-element.ts';
import type { RunContext } from '../../core/run-context.ts';
import type { LiveElement } from '../types.ts';

/** The simplest target that means exactly this element for a purpose, also when its table has got more rows; null: no sentence can name it. */
export function nameLiveElement(
  run: RunContext,
  { id, problem }: LiveElement,
  purpose: Purpose,
): Promise<Target | null> {
  return problem === null ? nameElement(run, id, purpose, true) : Promise.resolve(null);
}
