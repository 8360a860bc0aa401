import type { Locator } from 'playwright-core';
import { evaluateIsolated, ELEMENT_TIMEOUT_MS } from '../agent/evaluate-isolated.ts';
import { inLibrary } from '../browser/page-library.ts';
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
export async function clickPointOf(element: PageElement): Promise<ClickPoint | null> {
  const { locator } = element;
  const { isBehindLabel, isNativeOption, id } = await stateOf(element, probeClickPoint);
  if (isNativeOption) return null;
  if (!isBehindLabel) return { locator };
  const label = locator
    .locator(`xpath=ancestor::label | ancestor::*[last()]//label[@for=${JSON.stringify(id || ' ')}]`)
    .filter({ visible: true })
    .first();
  const position = await evaluateIsolated(label, findFreePoint, undefined, ELEMENT_TIMEOUT_MS);
  return position ? { locator: label, position } : { locator: label };
}

interface ClickPointState {
  /** It is covered, hidden or out of view, and has a visible label. */
  isBehindLabel: boolean;
  isNativeOption: boolean;
  id: string;
}

/** Runs inside the page. */
export const probeClickPoint = inLibrary(function probeClickPoint(element: Element): ClickPointState {
  const isNativeOption = element instanceof HTMLOptionElement;
  if (!(element instanceof HTMLInputElement) || !/^(?:checkbox|radio|file)$/u.test(element.type))
    return { isBehindLabel: false, isNativeOption, id: '' };
  const { x, y, width, height } = element.getBoundingClientRect();
  const root = element.getRootNode() as Document | ShadowRoot;
  const hit = root.elementFromPoint(x + width / 2, y + height / 2);
  const hasVisibleLabel = [...(element.labels ?? [])].some((label) => {
    const box = label.getBoundingClientRect();
    return label.checkVisibility({ visibilityProperty: true }) && box.width > 0 && box.height > 0;
  });
  return { isBehindLabel: hit !== element && hasVisibleLabel, isNativeOption, id: element.id };
});

/** Runs inside the page: scrolls to a label. @returns a point of it that is not covered and not in a link or control. null: there is none. */
const findFreePoint = inLibrary(function findFreePoint(label: Element): { x: number; y: number } | null {
  // Only Chromium has it.
  (label as Element & { scrollIntoViewIfNeeded(): void }).scrollIntoViewIfNeeded();
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
    for (const share of [0.5, 0.02, 0.2, 0.8, 0.98])
      if (isFree(x + width * share, y + height / 2))
        return { x: x + width * share - box.x, y: y + height / 2 - box.y };
  return null;
});
