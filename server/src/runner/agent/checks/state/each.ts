import type { Locator } from 'playwright-core';
import type { Bounds, ElementState } from '../../check.ts';
import { isolated } from '../../isolated.ts';
import type { Target } from '../../target.ts';
import { isWithin } from '../bounds.ts';
import type { Look } from '../look.ts';
import { onlyOne } from '../part/each.ts';
import { isInState } from './element-states.ts';

/** "All checkboxes are checked": each of them must be. */
export async function lookAtEach(
  elements: Locator[],
  target: Target,
  state: Exclude<ElementState, 'visible' | 'hidden'>,
  { isEach = false, amount }: { isEach?: boolean; amount?: Bounds } = {},
): Promise<Look> {
  const alone = isEach && !amount ? onlyOne(target, elements.length) : null;
  if (alone) return alone;
  const are = await Promise.all(elements.map((element) => isolated(element, isInState, state)));
  const plural = target.words.replace(/^the /u, '');
  const others = are.filter((is) => !is).length;
  if (amount)
    return {
      isTrue: isWithin(are.length - others, amount),
      sentence: () => `${are.length - others} of ${are.length} ${plural} are ${state}.`,
    };
  return {
    isTrue: others === 0,
    sentence: () =>
      others === 0
        ? `All ${are.length} ${plural} are ${state}.`
        : `${others} of ${are.length} ${plural} are not ${state}.`,
  };
}
