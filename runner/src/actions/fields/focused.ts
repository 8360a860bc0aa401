import type { PageElement } from '../on-element.ts';
import type { Locator } from 'playwright-core';
import { elementById, evaluateIsolated } from '../../agent/evaluate-isolated.ts';
import { withProbeModules } from '../../agent/probe/dom-probe.ts';
import { registry } from '../../agent/resolve/page/registry.ts';
import { StepFailure } from '../../agent/step-failure.ts';
import type { ActionRun } from '../action.ts';

/** The editable element with the focus, in any frame. @throws StepFailure if there is none */
export async function focusedField({ window }: ActionRun): Promise<PageElement> {
  for (const frame of window.page().frames()) {
    const locator = frame.locator(':focus').last();
    if ((await locator.count()) !== 1 || !(await isEditable(locator))) continue;
    // The element itself: the focus may move on while a text is typed.
    const id = await evaluateIsolated(locator, readId);
    return { locator: elementById(frame, id), description: 'focused field' };
  }
  throw new StepFailure(
    'No field has the focus, so nothing could be typed. Name the field: Type "bob" into the field "Name".',
  );
}

const readId = withProbeModules(registry)((probe, element: Element): string => probe.idOf(element));

function isEditable(locator: Locator): Promise<boolean> {
  return evaluateIsolated(locator, canBeTypedInto);
}

/** Runs inside the page. */
function canBeTypedInto(element: Element): boolean {
  if (element instanceof HTMLInputElement)
    return (
      !element.readOnly &&
      !/^(?:checkbox|radio|file|button|submit|reset|image|range|color)$/u.test(element.type)
    );
  if (element instanceof HTMLTextAreaElement) return !element.readOnly;
  return element instanceof HTMLElement && element.isContentEditable;
}

/**
 * Moves the cursor behind the selection in the focused field, so that typing replaces nothing.
 * @returns the number of characters before the cursor; null: unknown, and the cursor was not moved.
 */
export function placeCursor(locator: Locator): Promise<number | null> {
  return evaluateIsolated(locator, collapseSelection);
}

/** Runs inside the page. */
function collapseSelection(element: Element): number | null {
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const end = element.selectionEnd;
    if (end !== null) element.setSelectionRange(end, end);
    return end;
  }
  document.getSelection()?.collapseToEnd();
  return null;
}
