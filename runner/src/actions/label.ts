import type { Locator } from 'playwright-core';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import type { ActionRun } from './action.ts';
import { stateOf, type PageElement } from './on-element.ts';

/** Where to click to reach a control. */
export interface ClickPoint {
  locator: Locator;
  /** The element is no control, only text. */
  isOnlyText: boolean;
  /** What lies over it may keep clicks to itself. */
  isUnderPane?: boolean;
  /** It does not matter what lies over the point. */
  force?: true;
  /** Pixels from its upper left corner; undefined: its middle. */
  position?: { x: number; y: number };
}

/**
 * Where to click an element: on itself; on the label of a checkbox, radio button, file field or button, if a style sheet hides it or
 * renders its box as a share of the label; on the box that draws a hidden field; on the own text of an item with others in it.
 * @param opens whether an item with others in it is clicked to show or hide them
 * @returns null for an option of a native dropdown, which is rendered outside of the page.
 */
export async function clickPointOf(
  run: ActionRun,
  element: PageElement,
  opens = false,
): Promise<ClickPoint | null> {
  const { locator } = element;
  const state = await stateOf(run, element, 'probeClickPoint');
  const { isBehindLabel, boxLevel, disabledLevel, isNativeOption, isAroundItems, isOnlyText, id } = state;
  if (isNativeOption) return null;
  if (disabledLevel > 0)
    return { locator: locator.locator(`xpath=ancestor::*[${disabledLevel}]`), isOnlyText: false };
  if (state.under !== null)
    return { locator, isOnlyText: false, isUnderPane: state.under === 'pane', force: true };
  const own =
    isAroundItems && (await evaluateIsolated(locator, 'findOwnPoint', { opens }, run.timing.element));
  if (own) return { locator, isOnlyText, position: own };
  if (!isBehindLabel && boxLevel === 0) return { locator, isOnlyText };
  const label = `xpath=ancestor::label | ancestor::*[last()]//label[@for=${JSON.stringify(id || ' ')}]`;
  const drawn = isBehindLabel
    ? locator.locator(label).filter({ visible: true }).first()
    : locator.locator(`xpath=ancestor::*[${boxLevel}]`);
  const position = await evaluateIsolated(drawn, 'findFreePoint', undefined, run.timing.element);
  return position ? { locator: drawn, isOnlyText, position } : { locator: drawn, isOnlyText };
}

/** Clicks an element where a person does. @param opens as above */
export async function press(run: ActionRun, element: PageElement, opens = false): Promise<void> {
  const point = await clickPointOf(run, element, opens);
  const { locator, position, force = false } = point ?? { locator: element.locator };
  await locator.click({ timeout: run.timing.action, force, ...(position && { position }) });
}
