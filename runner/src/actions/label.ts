import type { Locator } from 'playwright-core';
import { evaluateIsolated, ELEMENT_TIMEOUT_MS } from '../agent/evaluate-isolated.ts';

/** Where to click to reach a control. */
export interface ClickPoint {
  locator: Locator;
  /** Pixels from its upper left corner; undefined: its middle. */
  position?: { x: number; y: number };
}

/**
 * Where to click a checkbox, radio button or file field: on itself, or on its label if a style sheet hides it or renders its
 * box as a part of the label. Any other element is clicked itself.
 * @returns null for an option of a native dropdown, which is rendered outside of the page.
 */
export async function clickPointOf(locator: Locator): Promise<ClickPoint | null> {
  const { isBehindLabel, isNativeOption, id } = await evaluateIsolated(
    locator,
    probe,
    undefined,
    ELEMENT_TIMEOUT_MS,
  );
  if (isNativeOption) return null;
  if (!isBehindLabel) return { locator };
  const label = locator
    .locator(`xpath=ancestor::label | ancestor::*[last()]//label[@for=${JSON.stringify(id || ' ')}]`)
    .filter({ visible: true })
    .first();
  if ((await label.count()) === 0) return { locator };
  await label.scrollIntoViewIfNeeded({ timeout: ELEMENT_TIMEOUT_MS });
  const position = await evaluateIsolated(label, freePoint, undefined, ELEMENT_TIMEOUT_MS);
  return position ? { locator: label, position } : { locator: label };
}

/** Runs inside the page. */
function probe(element: Element): { isBehindLabel: boolean; isNativeOption: boolean; id: string } {
  const isNativeOption = element instanceof HTMLOptionElement;
  if (!(element instanceof HTMLInputElement) || !/^(?:checkbox|radio|file)$/u.test(element.type))
    return { isBehindLabel: false, isNativeOption, id: '' };
  const { x, y, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(x + width / 2, y + height / 2);
  const isBehindLabel = hit !== element && (element.labels?.length ?? 0) > 0;
  return { isBehindLabel, isNativeOption, id: element.id };
}

/** Runs inside the page: a point of a label that is not covered and not in a link or control. null: there is none. */
function freePoint(label: Element): { x: number; y: number } | null {
  const root = label.getRootNode() as Document | ShadowRoot;
  const box = label.getBoundingClientRect();
  const isFree = (x: number, y: number) => {
    const hit = root.elementFromPoint(x, y);
    return (
      hit !== null &&
      label.contains(hit) &&
      !hit.closest('a, button, select, textarea, [role=button], [role=link]')
    );
  };
  for (const { x, y, width, height } of label.getClientRects())
    for (const part of [0.5, 0.02, 0.2, 0.8, 0.98])
      if (isFree(x + width * part, y + height / 2))
        return { x: x + width * part - box.x, y: y + height / 2 - box.y };
  return null;
}
