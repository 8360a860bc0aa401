import { StepFailure } from '../core/step-failure.ts';
import { evaluateIfSingle } from '../page/evaluate-isolated.ts';
import type { ActionRun, Execute } from './action.ts';
import { press } from './label.ts';
import { expectEffect, findElement, onElement, stateOf, type PageElement } from './on-element.ts';

/** Turns a checkbox, radio button, switch or toggle button on or off, if it is not in that state already. */
export const tick: Execute<'tick'> = async (run, { target, on }) => {
  const element = await findElement(run, target, 'toggle', { probe: 'probeToggle' });
  const { description } = element;
  const state = await stateOf(run, element, 'probeToggle');
  if (state === null)
    throw new StepFailure(`The ${description} is nothing that can be turned on or off.`, element);
  if (state.isOn === on) return { result: `The ${description} is ${on ? 'on' : 'off'} already.`, element };
  if (!on && state.isRadio)
    throw new StepFailure(`The ${description} cannot be turned off: choose another one instead.`, element);
  await toggle(run, element, on);
  return { result: `Turned ${on ? 'on' : 'off'} the ${description}.`, element };
};

/** Clicks a toggle once. @throws StepFailure unless it is in the wanted state then */
export async function toggle(run: ActionRun, element: PageElement, on: boolean): Promise<void> {
  await onElement(run, element, `turned ${on ? 'on' : 'off'}`, () => press(run, element));
  const isThere = async () => {
    const state = await evaluateIfSingle(element.locator, 'probeToggle');
    return state === undefined ? undefined : state?.isOn === on;
  };
  const failure = () => `The ${element.description} was clicked, but is still ${on ? 'off' : 'on'}.`;
  await expectEffect(run, element, isThere, failure);
}
