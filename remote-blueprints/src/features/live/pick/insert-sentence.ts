import { flushSync } from 'react-dom';
import type { LiveBrowser } from '../../../state/live-browser.ts';
import type { Editor } from '../../../state/editor.ts';
import { insertAtCursor } from '../../../model/recorded-steps.ts';
import { createStep, withText } from '../../../model/step.ts';

/** Adds a step at the cursor of the live browser. It is not executed. @returns its id, and its number in the list */
export function insertSentence(
  sentence: string,
  live: LiveBrowser,
  { steps, changeSteps, inserted }: Editor,
): { id: string; number: number } {
  const step = withText(createStep(), sentence);
  const cursor = { done: live.state().done, inserted: new Set(inserted) };
  inserted.add(step.id);
  flushSync(() => changeSteps((all) => insertAtCursor(all, [step], cursor)));
  return { id: step.id, number: steps().findIndex(({ id }) => id === step.id) + 1 };
}
