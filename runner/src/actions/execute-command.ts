import { isAssertion, type Command } from 'shared/step-language';
import type { PlannedAction, StepMark } from 'shared/contract';
import { reportPage } from '../page/report-page.ts';
import type { RunContext } from '../core/run-context.ts';
import type { StepHelp } from '../core/step-failure.ts';
import { wrongPageSentence } from './wrong-page.ts';
import { boxOf } from '../browser/element-box.ts';
import { fingerprintOf, identify } from '../plan/fingerprint.ts';
import type { Proposal } from '../core/step-plan.ts';
import { isAboutOneElement } from '../plan/watch-target.ts';
import { withoutCredentials } from '../browser/page-events.ts';
import { finishScreenshots, takeScreenshot, takeScreenshotSoon } from '../browser/screenshot.ts';
import type { PendingAction } from '../reporting/event-stream.ts';
import { actionType } from './action-types.ts';
import type { GivenElements } from './action.ts';
import { dialogSentence } from './answer-dialog.ts';
import { attemptCommand, type Attempt } from './attempt-command.ts';
import { describeCommand } from './describe-command.ts';

/** What a step has left after it has waited for a one-time password. */
const STEP_SECONDS = 60;
/** Actions that do not change the page. */
const CHANGES_NOTHING = new Set<Command['kind']>(['wait', 'waitUntil', 'remember', 'scroll', 'scrollTo']);
/** Assertions about something else. */
const NEEDS_NO_PAGE = new Set<Command['kind']>(['downloaded', 'downloadContains', 'request']);

/** The result of a command. */
export interface CommandResult extends StepHelp {
  action: PendingAction;
  /** Its part of the step's result. */
  sentence: string;
  marks: StepMark[];
  /** The text of the command must not be shown. */
  hidesText: boolean;
  /** For the plan: the command and the elements that it has found. */
  planned: PlannedAction;
  /** What has changed since earlier runs; null: nothing. */
  proposal: Proposal | null;
}

/**
 * Executes one command, successful or not. No text of the result contains a secret. What interrupts the test is handled before an action,
 * and once more where its element was missing or covered.
 * @param given elements to use instead of the command's targets
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function executeCommand(
  run: RunContext,
  command: Command,
  given: GivenElements = {},
): Promise<CommandResult> {
  if (!run.handleInterruptions || isAssertion(command))
    return (await executeOnce(run, command, given)).result;
  await run.handleInterruptions(run, command);
  const { result, isBlocked } = await executeOnce(run, command, given);
  if (!isBlocked || !(await run.handleInterruptions(run, command))) return result;
  return (await executeOnce(run, command, given)).result;
}

async function executeOnce(
  run: RunContext,
  command: Command,
  given: GivenElements,
): Promise<{ result: CommandResult; isBlocked: boolean }> {
  const { window } = run;
  const isAction = !isAssertion(command);
  if (isAction) {
    await finishScreenshots(window);
    window.activity.actionStarted(window.page());
  }
  if (run.values.hasOneTimePasswords) await issueCodes(run, command);
  const startSeconds = run.elapsed();
  const startedAt = performance.now();
  const from = window.page().url();
  const attempt = await attemptCommand(run, command, given);
  // It is about the page as it is now: the request comes before all others.
  const reported = isJudged(command, attempt) ? reportPage(run) : null;
  const wrongPage = attempt.isMissing ? await wrongPageSentence(run) : null;
  const sentence = wrongPage ? `${attempt.sentence} ${wrongPage}` : attempt.sentence;
  const { isSuccessful, marks, missingName, fixes, element, before, hidesText, proposal } = attempt;
  if (isAction && !CHANGES_NOTHING.has(command.kind)) {
    run.history.lastActionAt = performance.now();
    run.history.lastActionStartedAt = startedAt;
    run.history.lastActionFrom = from;
  }
  const isAtRest = !isAction || (await waitUntilIdle(run));
  const isBusy = isAction && window.activity.isBusy(window.page());
  // An assertion right after an action shares its screenshot.
  const isShared = isSuccessful && isAtRest && !isBusy;
  const screenshot = isShared ? takeScreenshotSoon(window) : takeFinalScreenshot(run, !isAction || !isAtRest);
  const dialog = window.dialogs.open();
  const isPlanned = isSuccessful && !dialog && isAboutOneElement(command);
  const [box, asserted] = await Promise.all([
    element && !before && !dialog && window.takesScreenshots ? boxOf(element.locator) : null,
    isPlanned && element && !run.plan?.entry ? identify(run, element.locator).catch(() => null) : null,
    isShared ? null : screenshot,
    reported,
  ]);
  const opened = dialog && isAction ? ` ${dialogSentence(dialog)}` : '';
  const result: CommandResult = {
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
    missingName,
    fixes,
    hidesText,
    planned: asserted ? { ...attempt.planned, target: [fingerprintOf(run, asserted)] } : attempt.planned,
    proposal,
  };
  return { result, isBlocked: attempt.isBlocked === true };
}

/** Whether a command is judged by the page as it is at its end: it looked at it, or found nothing there to act on. */
function isJudged(command: Command, { before, element, isSuccessful }: Attempt): boolean {
  if (before || NEEDS_NO_PAGE.has(command.kind)) return false;
  return isAssertion(command) || command.kind === 'waitUntil' || element !== undefined || !isSuccessful;
}

/** Issues the one-time passwords that the command names, as late as possible. The step gets the time that this takes. */
async function issueCodes({ values, signal, extendTime }: RunContext, command: Command): Promise<void> {
  const onWait = (seconds: number) => extendTime?.(seconds + STEP_SECONDS);
  await values.issueCodes(JSON.stringify(command), { isReadOnly: isAssertion(command), signal, onWait });
}

/** Waits for the requests of the page after an action. @returns whether all have been answered. */
async function waitUntilIdle({ window, signal, timing }: RunContext): Promise<boolean> {
  const isAtRest = await window.dialogs.unlessOpen(() =>
    window.activity.waitForResponses(window.page(), timing.idleAfterAction),
  );
  signal.throwIfAborted();
  return isAtRest ?? false;
}

/** Waits for requests that start meanwhile and then takes another screenshot, unless `isFinal`. */
async function takeFinalScreenshot(
  { window, signal, timing }: RunContext,
  isFinal: boolean,
): Promise<Buffer | null> {
  const screenshot = await takeScreenshot(window);
  if (isFinal || !window.activity.isBusy(window.page())) return screenshot;
  await window.activity.waitUntilIdle(window.page(), timing.idleAfterAction);
  signal.throwIfAborted();
  return takeScreenshot(window);
}
