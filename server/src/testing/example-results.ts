import type { ObservedEvent, ExecutedAction, StepOutcome } from 'runner';

/** A successful click, as the runner reports it. */
export function exampleAction(changes: Partial<ExecutedAction> = {}): ExecutedAction {
  return {
    type: 'click_element_by_index',
    description: 'Click button "Buy"',
    isSuccessful: true,
    screenshot: null,
    screenshotBefore: null,
    element: null,
    pageUrl: 'http://localhost/',
    startSeconds: 0.1,
    durationSeconds: 0.2,
    source: 'interpreter',
    ...changes,
  };
}

/** A step that went well within a second. */
export function exampleOutcome(changes: Partial<StepOutcome> = {}): StepOutcome {
  return {
    isSuccessful: true,
    result: 'Clicked.',
    startSeconds: 0,
    durationSeconds: 1,
    marks: [],
    ...changes,
  };
}

/** A line that a page wrote to its console. */
export function exampleEvent(changes: Partial<ObservedEvent> = {}): ObservedEvent {
  return {
    kind: 'console',
    level: 'error',
    text: 'Something',
    url: 'http://localhost/',
    method: null,
    status: null,
    atSeconds: 1,
    ...changes,
  };
}
