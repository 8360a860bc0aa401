import { evaluateIfSingle } from '../page/evaluate-isolated.ts';
import type { ActionRun, Execute } from './action.ts';
import { expectEffect, findElement, onElement, stateOf, type PageElement } from './on-element.ts';
import { selectNative } from './select/native.ts';
import { toggle } from './tick.ts';

/** Clicks an option, radio button, menu item or tab, and verifies that it is selected if it has such a state. */
export const choose: Execute<'choose'> = async (run, { target }) => {
  const element = await findElement(run, target, 'click', { probe: 'probeChoice' });
  const choice = await stateOf(run, element, 'probeChoice');
  if (choice.isToggle && choice.isSelected)
    return { result: `The ${element.description} is selected already.`, element };
  if (choice.label !== null) await selectNative(run, listOf(element), choice.label);
  else if (choice.isToggle) await toggle(run, element, true);
  else await clickChoice(run, element);
  return { result: `Chose the ${element.description}.`, element };
};

function listOf({ locator }: PageElement): PageElement {
  return { locator: locator.locator('xpath=ancestor::select'), description: 'list of that option' };
}

async function clickChoice(run: ActionRun, element: PageElement): Promise<void> {
  const { locator, description } = element;
  await onElement(run, element, 'chosen', () => locator.click({ timeout: run.timing.action }));
  const isThere = async () => {
    const choice = await evaluateIfSingle(locator, 'probeChoice');
    return choice && choice.isSelected !== false;
  };
  await expectEffect(run, element, isThere, () => `The ${description} was clicked, but is not selected.`);
}
