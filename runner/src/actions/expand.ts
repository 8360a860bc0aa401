import type { Locator } from 'playwright-core';
import type { StepFix } from 'shared/contract';
import { StepFailure } from '../core/step-failure.ts';
import { fixOf } from '../core/step-fix.ts';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import type { ActionRun, Execute } from './action.ts';
import { press } from './label.ts';
import { expectEffect, findElement, onElement, unlessRemoved } from './on-element.ts';

/** Expands or collapses an element with a state, if it is not in that state already. */
export const expand: Execute<'expand'> = async (run, { target, expanded }) => {
  const element = await findElement(run, target, 'expand');
  const { description } = element;
  const state = expanded ? 'expanded' : 'collapsed';
  const locator = await handleOf(run, element.locator);
  const before = locator && (await readExpanded(run, locator));
  if (locator === null || before === null)
    throw new StepFailure(
      `The ${description} does not say whether it is expanded. Write: Click the ${description}.`,
      element,
      { fixes: clickInstead(run) },
    );
  if (before === expanded) return { result: `The ${description} is ${state} already.`, element };
  const handle = { locator, description };
  await onElement(run, { ...element, locator }, state, () => press(run, handle, true));
  const isThere = () => unlessRemoved(element, async () => (await readExpanded(run, locator)) === expanded);
  await expectEffect(run, element, isThere, () => `The ${description} was clicked, but is not ${state}.`);
  return { result: `${expanded ? 'Expanded' : 'Collapsed'} the ${description}.`, element };
};

function clickInstead({ written }: ActionRun): StepFix[] {
  if (written?.kind !== 'expand') return [];
  return fixOf('replace', { kind: 'click', gesture: 'click', times: 1, target: written.target });
}

const HANDLES = '[aria-expanded], summary';

/** The element to click: the element itself, its ancestor ("Details" in a summary), or the only toggle in it. */
async function handleOf(run: ActionRun, locator: Locator): Promise<Locator | null> {
  if ((await readExpanded(run, locator)) !== null && !(await evaluateIsolated(locator, 'isDetails')))
    return locator;
  const around = locator.locator('xpath=ancestor::*[@aria-expanded or self::summary][1]');
  if ((await around.count()) === 1) return around;
  const inside = locator.locator(HANDLES).filter({ visible: true });
  return (await inside.count()) === 1 ? inside : null;
}

function readExpanded({ timing }: ActionRun, locator: Locator): Promise<boolean | null> {
  return evaluateIsolated(locator, 'probeExpanded', undefined, timing.element);
}
