import type { Locator } from 'playwright-core';
import type { ElementState } from '../../check.ts';
import { isolated } from '../../isolated.ts';
import type { Target } from '../../target.ts';
import { isInState } from './element-states.ts';

/**
 * "Quiet hours are enabled", where that is a switch or a box and the step does not call it one: that it is on is meant as well, or instead,
 * of its being usable. null: the words mean but one thing.
 */
export async function isSwitched(
  locator: Locator,
  { readings }: Target,
  state: ElementState,
): Promise<boolean | null> {
  if ((state !== 'enabled' && state !== 'disabled') || readings.some(({ kind }) => kind !== null))
    return null;
  const sort = await isolated(locator, sortOfToggle);
  if (sort === null || (sort === 'box' && state === 'disabled')) return null;
  const isOn = await isolated(locator, isInState, 'checked' as const);
  return state === 'disabled' ? !isOn : isOn && (await isolated(locator, isInState, 'enabled' as const));
}

/** Runs inside the page: a switch is what is called so, a box may be greyed out as well. */
const sortOfToggle = (element: Element): 'switch' | 'box' | null => {
  const control = element.closest('label')?.control ?? element;
  if (control.matches('[role=switch], [class*="switch" i], [class*="toggle" i]')) return 'switch';
  return control.matches('input[type=checkbox], [role=checkbox], [aria-checked]') ? 'box' : null;
};
