import { isAssertion, type Command } from 'shared/step-language';
import type { StepMark } from 'shared/contract';
import type { RunContext } from '../agent/run-context.ts';
import { boxOf } from '../browser/element-box.ts';
import { withoutCredentials } from '../browser/page-events.ts';
import { finishScreenshots, takeScreenshot, takeScreenshotSoon } from '../browser/screenshot.ts';
import type { PendingAction } from '../reporting/event-stream.ts';
import { actionType } from './action-types.ts';
import type { GivenElements } from './action.ts';
import { dialogSentence } from './answer-dialog.ts';
import { attemptCommand } from './attempt-command.ts';
import { describeCommand } from './describe-command.ts';

const IDLE_TIMEOUT_MS = 5000;
/** Actions that do not change the page. */
const CHANGES_NOTHING = new Set<Command['kind']>(['wait', 'waitUntil', 'remember', 'scroll', 'scrollTo']);

/** The result of a command. */
export interface CommandResult {
  action: PendingAction;
  /** Its part of the step's result. */
  sentence: string;
  marks: StepMark[];
}

/**
 * Executes one command, successful or not. No text of the result contains a secret.
 * @param given elements to use instead of the command's targets
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function executeCommand(
  run: RunContext,
  command: Command,
  given: GivenElements = {},
): Promise<CommandResult> {
  const { window } = run;
  const isAction = !isAssertion(command);
  if (isAction) {
    await finishScreenshots(window);
    window.activity.actionStarted(window.page());
  }
  const startSeconds = run.elapsed();
  const startedAt = performance.now();
  const { isSuccessful, sentence, marks, element, before, hidesText } = await attemptCommand(
    run,
    command,
    given,
  );
  if (isAction && !CHANGES_NOTHING.has(command.kind)) {
    run.history.lastActionAt = performance.now();
    run.history.lastActionStartedAt = startedAt;
  }
  const isAtRest = !isAction || (await waitUntilIdle(run));
  const isBusy = isAction && window.activity.isBusy(window.page());
  // An assertion right after an action shares its screenshot.
  const isShared = isSuccessful && isAtRest && !isBusy;
  const screenshot = isShared ? takeScreenshotSoon(window) : takeFinalScreenshot(run, !isAction || !isAtRest);
  const dialog = window.dialogs.open();
  const [box] = await Promise.all([
    element && !before && !dialog && window.takesScreenshots ? boxOf(element.locator) : null,
    isShared ? null : screenshot,
  ]);
  const opened = dialog && isAction ? ` ${dialogSentence(dialog)}` : '';
  return {
    action: {
      type: actionType(command),
      description: describeCommand(command, run.values, hidesText),
      isSuccessful,
      screenshot,
      screenshotBefore: before?.screenshot ?? null,
      element: before?.element ?? (element ? { description: element.description, box } : null),
      pageUrl: withoutCredentials(window.page().url()),
      startSeconds,
      durationSeconds: run.elapsed() - startSeconds,
      source: 'interpreter',
    },
    sentence: run.values.mask(sentence.includes(opened.trim()) ? sentence : sentence + opened),
    marks,
  };
}

/** Waits for the requests of the page after an action. @returns whether all have been answered. */
async function waitUntilIdle({ window, signal }: RunContext): Promise<boolean> {
  const isAtRest = await window.dialogs.unlessOpen(() =>
    window.activity.waitForResponses(window.page(), IDLE_TIMEOUT_MS),
  );
  signal.throwIfAborted();
  return isAtRest ?? false;
}

/** Waits for requests that start meanwhile and then takes another screenshot, unless `isFinal`. */
async function takeFinalScreenshot({ window, signal }: RunContext, isFinal: boolean): Promise<Buffer | null> {
  const screenshot = await takeScreenshot(window);
  if (isFinal || !window.activity.isBusy(window.page())) return screenshot;
  await window.activity.waitUntilIdle(window.page(), IDLE_TIMEOUT_MS);
  signal.throwIfAborted();
  return takeScreenshot(window);
}
