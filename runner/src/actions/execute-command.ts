import type { Page } from 'playwright-core';
import { isAssertion, type Action, type Command } from 'shared/step-language';
import type { PlannedAction, StepMark } from 'shared/contract';
import { NEEDS_NO_PAGE, waitFor } from '../assert/rest.ts';
import { runAssertion } from '../assert/run-assertion.ts';
import { boxOf } from '../browser/element-box.ts';
import { withoutCredentials } from '../browser/page-events.ts';
import { isTargetClosed } from '../core/driver-errors.ts';
import { finishScreenshots, takeScreenshot, takeScreenshotSoon } from '../browser/screenshot.ts';
import { expandValues } from '../core/expand-command.ts';
import { SECONDS_AFTER_WAIT, type RunContext, type RunHistory } from '../core/run-context.ts';
import {
  CoveredElement,
  type DescribedElement,
  NothingThere,
  StepFailure,
  type StepHelp,
  unexpected,
} from '../core/step-failure.ts';
import type { Proposal } from '../core/step-plan.ts';
import { capturePage, reportPage } from '../page/report-page.ts';
import { fingerprintOf, identify } from '../plan/fingerprint.ts';
import { isAboutOneElement, watchTarget, type TargetWatch } from '../plan/watch-target.ts';
import type { PendingAction } from '../reporting/event-stream.ts';
import { hidesText } from '../resolve/hides-text.ts';
import { MissingElement } from '../resolve/not-found.ts';
import { actionType } from './action-types.ts';
import type { ActionResult, ActionRun, Execute, FoundElements, Progress } from './action.ts';
import { ACTIONS } from './all-actions.ts';
import { dialogAdvice, dialogFixes, dialogSentence } from './answer-dialog.ts';
import { describeCommand } from './describe-command.ts';
import { takeScreenshotBefore, type ScreenshotBefore } from './screenshot-before.ts';
import { wrongPageSentence } from './wrong-page.ts';

/** Actions that do not change the page. */
const CHANGES_NOTHING = new Set<Command['kind']>(['wait', 'waitUntil', 'remember', 'scroll', 'scrollTo']);

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

/** What came of a command. */
interface Outcome extends StepHelp {
  isSuccessful: boolean;
  /** For the step's result. */
  sentence: string;
  marks?: StepMark[];
  /** The element of the action or assertion. */
  element?: DescribedElement | undefined;
  /** Nothing was done, because the element was missing or covered: something may stand in the way. */
  isBlocked?: boolean;
  /** What the command is about is not on the page. */
  isMissing?: boolean;
}

/** What is found out while a command is executed. */
interface Trial {
  /** null: there was no action on an element. */
  before: ScreenshotBefore | null;
  /** The text of the command must not be shown: the field is, or may be, a password field. null: it has not been found so far. */
  hidesText: boolean | null;
  pageBefore: RunHistory['pageBefore'];
  progress: Progress;
  watch: TargetWatch;
}

/**
 * Executes one command, successful or not. No text of the result contains a secret. What interrupts the test is handled before an action,
 * and once more where its element was missing or covered. While a browser dialog is open nothing else is executed; only the question before
 * a page is left is answered without a step. A dialog that opens ends the command, since the page is blocked until it is answered.
 * @param elements to use instead of the command's targets
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function executeCommand(
  run: RunContext,
  command: Command,
  elements: FoundElements = {},
): Promise<CommandResult> {
  const { dialogs } = run.window;
  const handle = isAssertion(command) ? undefined : run.hooks?.handleInterruptions;
  await handle?.(run, command);
  for (let retries = handle ? 1 : 0; ; retries--) {
    const start = await startOf(run, command);
    const interruption = new AbortController();
    const progress = { hasBegun: false, remaining: 0 };
    const trial: Trial = {
      before: null,
      hidesText: null,
      pageBefore: null,
      progress,
      watch: watchTarget(run, command),
    };
    let outcome: Outcome | null;
    try {
      // A person who goes on without an answer has left the page.
      if (!awaitsDialog(command)) await dialogs.leave();
      const expanded = expandValues(command, run.values);
      const actionRun = actionRunOf(run, expanded, elements, trial, interruption.signal);
      const work = (): Promise<ActionResult & { marks?: StepMark[] }> =>
        isAssertion(expanded)
          ? waitFor(actionRun, expanded).then((limit) => runAssertion(actionRun, expanded, limit))
          : (ACTIONS[expanded.kind] as Execute<Action['kind']>)(actionRun, expanded);
      const done = awaitsDialog(command) ? await work() : await dialogs.unlessOpen(work);
      outcome = done && { isSuccessful: true, sentence: done.result, ...done };
      if (done?.isSecret) trial.hidesText = true;
      else if (done) trial.hidesText ??= await hidesText(run, expanded, done.element);
    } catch (error) {
      run.step.signal.throwIfAborted();
      if (isTargetClosed(error)) throw error;
      outcome = failureOf(command, error);
    }
    if (!outcome) interruption.abort();
    trial.hidesText ??= await hidesText(run, command, outcome?.element);
    outcome ??= interruptedOutcome(run, command, progress);
    const result = await resultOf(run, command, start, trial, outcome);
    if (retries === 0 || !outcome.isBlocked || !(await handle?.(run, command))) return result;
  }
}

/** The context in which an action is executed. @param command with its variables expanded */
function actionRunOf(
  run: RunContext,
  command: Command,
  elements: FoundElements,
  trial: Trial,
  interrupted: AbortSignal,
): ActionRun {
  const { progress, watch } = trial;
  const see = async (page: Page) => {
    const model = await capturePage(run, page);
    trial.pageBefore = model && { model, command, hasRested: false };
  };
  return {
    ...run,
    action: {
      signal: AbortSignal.any([run.step.signal, interrupted]),
      elements,
      progress,
      watch,
      async onTarget(description, locator, box) {
        trial.hidesText ??= await hidesText(run, command, { description, locator });
        // An action on one element may have moved the next.
        const isFirst = trial.before === null;
        const seen = isFirst ? see(locator.page()) : null;
        trial.before = await takeScreenshotBefore(
          run,
          command,
          { description, locator },
          isFirst ? box : null,
        );
        await seen;
        if (isFirst && trial.pageBefore) run.hooks?.onPageCaptured?.(trial.pageBefore.model);
      },
      onFocused: () => see(run.window.page()),
      begin() {
        progress.hasBegun = true;
        run.hooks?.onBegin?.();
      },
    },
  };
}

function failureOf(command: Command, error: unknown): Outcome {
  const failure = error instanceof StepFailure ? error : null;
  const isUntouched = !('times' in command) || command.times === 1;
  return {
    isSuccessful: false,
    sentence: failure?.message ?? unexpected(error),
    element: failure?.element,
    isBlocked: error instanceof MissingElement || (error instanceof CoveredElement && isUntouched),
    isMissing: error instanceof NothingThere,
    ...failure?.help,
  };
}

/** The outcome of a command that a browser dialog has ended. */
function interruptedOutcome(
  { window }: RunContext,
  command: Command,
  { hasBegun, remaining }: Progress,
): Outcome {
  const dialog = window.dialogs.open();
  if (!dialog)
    return { isSuccessful: false, sentence: 'A browser dialog interrupted the step, and has gone.' };
  const isDone = !isAssertion(command) && hasBegun && remaining <= 0;
  if (isDone) return { isSuccessful: true, sentence: dialogSentence(dialog) };
  const early = hasBegun ? ' It opened before all of the step was done.' : '';
  return {
    isSuccessful: false,
    sentence: `${dialogSentence(dialog)}${early} ${dialogAdvice(dialog)}`,
    fixes: hasBegun ? [] : dialogFixes(dialog, 'insert_before'),
  };
}

/** Whether a command is about the browser dialog that is open. */
function awaitsDialog(command: Command): boolean {
  if (command.kind === 'waitUntil') return awaitsDialog(command.assertion);
  return command.kind === 'dialog' || command.kind === 'dialogSays';
}

/** The moment before a command. */
interface Start {
  /** Since the start of the run. */
  seconds: number;
  /** On the clock of `performance`. */
  at: number;
  address: string;
}

async function startOf(run: RunContext, command: Command): Promise<Start> {
  const { window, values } = run;
  if (!isAssertion(command)) {
    await finishScreenshots(window);
    window.activity.actionStarted(window.page());
  }
  if (values.hasOneTimePasswords) await issueCodes(run, command);
  return { seconds: run.elapsed(), at: performance.now(), address: window.page().url() };
}

/** Waits until the page has reacted, and shows it. */
async function resultOf(
  run: RunContext,
  command: Command,
  start: Start,
  { before, watch, pageBefore, ...trial }: Trial,
  outcome: Outcome,
): Promise<CommandResult> {
  const { window } = run;
  const { isSuccessful, missingName, fixes, element } = outcome;
  const isAction = !isAssertion(command);
  const hidden = trial.hidesText ?? true;
  const [planned, proposal] = [watch.planned(), watch.proposal()];
  // It is about the page as it is now: the request comes before all others.
  const reported = isJudged(command, before, outcome) ? reportPage(run) : null;
  const wrongPage = outcome.isMissing ? await wrongPageSentence(run) : null;
  const sentence = wrongPage ? `${outcome.sentence} ${wrongPage}` : outcome.sentence;
  if (isAction && !CHANGES_NOTHING.has(command.kind)) {
    run.history.lastActionAt = performance.now();
    run.history.lastActionStartedAt = start.at;
    run.history.lastActionFrom = start.address;
    run.history.pageBefore = pageBefore;
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
    isPlanned && element && !run.step.plan?.entry ? identify(run, element.locator).catch(() => null) : null,
    isShared ? null : screenshot,
    reported,
  ]);
  const opened = dialog && isAction ? ` ${dialogSentence(dialog)}` : '';
  return {
    action: {
      type: actionType(command),
      description: describeCommand(command, run.values, hidden),
      isSuccessful,
      screenshot,
      screenshotBefore: before?.screenshot ?? null,
      element: before?.element ?? (element ? { description: element.description, box } : null),
      pageUrl: withoutCredentials(window.page().url()),
      startSeconds: start.seconds,
      durationSeconds: run.elapsed() - start.seconds,
      source: 'interpreter',
    },
    sentence: run.values.mask(sentence.includes(opened.trim()) ? sentence : sentence + opened),
    marks: [...watch.marks(), ...(outcome.marks ?? [])],
    missingName,
    fixes,
    hidesText: hidden,
    planned: asserted ? { ...planned, target: [fingerprintOf(run, asserted)] } : planned,
    proposal,
  };
}

/** Whether a command is judged by the page as it is at its end: it looked at it, or found nothing there to act on. */
function isJudged(
  command: Command,
  before: ScreenshotBefore | null,
  { element, isSuccessful }: Outcome,
): boolean {
  if (before || NEEDS_NO_PAGE.has(command.kind)) return false;
  return isAssertion(command) || command.kind === 'waitUntil' || element !== undefined || !isSuccessful;
}

/** Issues the one-time passwords that the command names, as late as possible. The step gets the time that this takes. */
async function issueCodes({ values, step }: RunContext, command: Command): Promise<void> {
  const onWait = (seconds: number) => step.extendTime?.(seconds + SECONDS_AFTER_WAIT);
  await values.issueCodes(JSON.stringify(command), {
    isReadOnly: isAssertion(command),
    signal: step.signal,
    onWait,
  });
}

/** Waits for the requests of the page after an action. @returns whether all have been answered. */
async function waitUntilIdle({ window, step, timing }: RunContext): Promise<boolean> {
  const isAtRest = await window.dialogs.unlessOpen(() =>
    window.activity.waitForResponses(window.page(), timing.idleAfterAction),
  );
  step.signal.throwIfAborted();
  return isAtRest ?? false;
}

/** Waits for requests that start meanwhile and then takes another screenshot, unless `isFinal`. */
async function takeFinalScreenshot(
  { window, step, timing }: RunContext,
  isFinal: boolean,
): Promise<Buffer | null> {
  const screenshot = await takeScreenshot(window);
  if (isFinal || !window.activity.isBusy(window.page())) return screenshot;
  await window.activity.waitUntilIdle(window.page(), timing.idleAfterAction);
  step.signal.throwIfAborted();
  return takeScreenshot(window);
}
