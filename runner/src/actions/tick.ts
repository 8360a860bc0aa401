import { poll } from '../core/poll.ts';
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

/** Clicks a toggle; one that is on in part a second time if that has turned it the other way. @throws StepFailure unless it is in the wanted state then */
export async function toggle(run: ActionRun, element: PageElement, on: boolean): Promise<void> {
  const word = on ? 'on' : 'off';
  const readToggle = () => evaluateIfSingle(element.locator, 'probeToggle');
  const pressOnce = () => onElement(run, element, `turned ${word}`, () => press(run, element));
  const isPartly = (await readToggle())?.isOn === null;
  await pressOnce();
  if (isPartly) {
    const whole = async () => {
      const state = await readToggle();
      return state?.isOn === null ? null : { isOther: state?.isOn === !on };
    };
    if ((await poll(run, whole, run.timing.effect))?.isOther) await pressOnce();
  }
  const isThere = async () => {
    const state = await readToggle();
    return state === undefined ? undefined : state?.isOn === on;
  };
  await expectEffect(
    run,
    element,
    isThere,
    () => `The ${element.description} was clicked, but is not ${word}.`,
  );
}
