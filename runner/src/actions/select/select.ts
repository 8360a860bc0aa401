import { inside, plainTarget } from 'shared/step-language';
import type { ActionRun, Execute } from '../action.ts';
import { findElement, type PageElement, stateOf } from '../on-element.ts';
import { tick } from '../tick.ts';
import { selectNative } from './native.ts';
import { selectInPopup } from './popup.ts';

/** Selects an option of a dropdown, or one of a group of radio buttons, by its label. */
export const select: Execute<'select'> = async (run, { option, target }) => {
  const element = await findElement(run, target, 'dropdown', { probe: 'probeControl' });
  if ((await stateOf(run, element, 'probeControl')).type === 'group') {
    const radio = plainTarget(option, 'radio button', inside(target));
    await tick(run, { kind: 'tick', target: radio, on: true });
  } else await selectIn(run, element, option);
  return { result: `Selected "${option}" in the ${element.description}.`, element };
};

/** @throws StepFailure if it is no dropdown, does not have exactly one such option, or does not show it afterwards */
export async function selectIn(run: ActionRun, dropdown: PageElement, option: string): Promise<void> {
  const { type } = await stateOf(run, dropdown, 'probeControl');
  await (type === 'select' ? selectNative(run, dropdown, option) : selectInPopup(run, dropdown, option));
}
