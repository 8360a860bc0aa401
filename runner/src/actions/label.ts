import type { Locator } from 'playwright-core';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import type { ActionRun } from './action.ts';
import { stateOf, type PageElement } from './on-element.ts';

/** Where to click to reach a control. */
export interface ClickPoint {
  locator: Locator;
  /** Pixels from its upper left corner; undefined: its middle. */
  position?: { x: number; y: number };
}

/**
 * Where to click a checkbox, radio button or file field: on itself, or on its label if a style sheet hides it or renders its
 * box as a share of the label. Any other element is clicked itself.
 * @returns null for an option of a native dropdown, which is rendered outside of the page.
 */
export async function clickPointOf(run: ActionRun, element: PageElement): Promise<ClickPoint | null> {
  const { locator } = element;
  const { isBehindLabel, isNativeOption, id } = await stateOf(run, element, 'probeClickPoint');
  if (isNativeOption) return null;
  if (!isBehindLabel) return { locator };
  const label = locator
    .locator(`xpath=ancestor::label | ancestor::*[last()]//label[@for=${JSON.stringify(id || ' ')}]`)
    .filter({ visible: true })
    .first();
  const position = await evaluateIsolated(label, 'findFreePoint', undefined, run.timing.element);
  return position ? { locator: label, position } : { locator: label };
}
