import { elementById, evaluateIsolated } from '../../page/evaluate-isolated.ts';
import type { PageElement } from '../on-element.ts';
import { StepFailure } from '../../core/step-failure.ts';
import type { ActionRun } from '../action.ts';

/** The editable element with the focus, in any frame. @throws StepFailure if there is none */
export async function focusedField({ window }: ActionRun): Promise<PageElement> {
  for (const frame of window.page().frames()) {
    const locator = frame.locator(':focus').last();
    if ((await locator.count()) !== 1 || !(await evaluateIsolated(locator, 'canBeTypedInto'))) continue;
    // The element itself: the focus may move on while a text is typed.
    const id = await evaluateIsolated(locator, 'idOf');
    return { locator: elementById(frame, id), description: 'focused field' };
  }
  throw new StepFailure(
    'No field has the focus, so nothing could be typed. Name the field: Type "bob" into the field "Name".',
  );
}
