import { isAssertion, type Command } from 'shared/step-language';
import type { Box, PlannedAction, StepMark } from 'shared/contract';
import type { Locator } from 'playwright-core';
import { runAssertion } from '../assert/run-assertion.ts';
import { reportPage } from '../page/report-page.ts';
import { MissingElement } from '../resolve/not-found.ts';
import type { RunContext } from '../core/run-context.ts';
import {
  CoveredElement,
  type DescribedElement,
  NothingThere,
  StepFailure,
  type StepHelp,
  unexpected,
} from '../core/step-failure.ts';
import type { Proposal } from '../core/step-plan.ts';
import { watchTarget } from '../plan/watch-target.ts';
import { isTargetClosed } from '../browser/run-in-window.ts';
import type { ActionResult, ActionRun, GivenElements } from './action.ts';
import { dialogAdvice, dialogFixes, dialogSentence } from './answer-dialog.ts';
import { executeAction } from './execute-action.ts';
import { expandCommand } from '../core/expand-command.ts';
import { hidesText } from '../resolve/hides-text.ts';
import { takeScreenshotBefore, type ScreenshotBefore } from './screenshot-before.ts';

/** What came of a command. */
export interface Attempt extends StepHelp {
  isSuccessful: boolean;
  /** For the step's result. */
  sentence: string;
  marks: StepMark[];
  /** The element of the action or assertion. */
  element: DescribedElement | undefined;
  /** null: there was no action on an element. */
  before: ScreenshotBefore | null;
  /** Nothing was done, because the element was missing or covered: something may stand in the way. */
  isBlocked?: boolean;
  /** What the command is about is not on the page. */
  isMissing?: boolean;
  /** The text of the command must not be shown: the field is, or may be, a password field. */
  hidesText: boolean;
  /** For the plan: the command and the elements that it has found. */
  planned: PlannedAction;
  proposal: Proposal | null;
}

/**
 * Executes a command, unless a browser dialog is open. Only the question before a page is left is answered without a step. A dialog that opens ends an action, since the page is blocked until it is answered.
 * @throws the signal's reason if it aborts; Playwright's error if the page dies.
 */
export async function attemptCommand(
  run: RunContext,
  command: Command,
  given: GivenElements,
): Promise<Attempt> {
  const { dialogs } = run.window;
  const interruption = new AbortController();
  const shot: { before: ScreenshotBefore | null } = { before: null };
  /** Whether the text of the command is hidden; null: its field has not been found so far. */
  const field: { hidesText: boolean | null } = { hidesText: null };
  const progress = { hasBegun: false, remaining: 0 };
  const begin = () => {
    progress.hasBegun = true;
    run.onBegin?.();
  };
  const watch = watchTarget(run, command);
  const attempt = (isSuccessful: boolean, sentence: string, rest: Partial<Attempt> = {}): Attempt => ({
    isSuccessful,
    sentence,
    element: undefined,
    hidesText: field.hidesText ?? true,
    ...rest,
    marks: [...watch.marks(), ...(rest.marks ?? [])],
    before: shot.before,
    planned: watch.planned(),
    proposal: watch.proposal(),
  });
  try {
    // A person who goes on without an answer has left the page.
    if (!awaitsDialog(command)) await dialogs.leave();
    const expanded = expandCommand(command, run.values.expand);
    const onTarget = async (description: string, locator: Locator, box: Box | null) => {
      field.hidesText ??= await hidesText(run, expanded, { description, locator });
      // An action on one element may have moved the next.
      const isFirst = shot.before === null;
      const captured = isFirst ? reportPage(run, locator.page()) : null;
      shot.before = await takeScreenshotBefore(run, expanded, { description, locator }, isFirst ? box : null);
      await captured;
    };
    const signal = AbortSignal.any([run.signal, interruption.signal]);
    const work = () => execute({ ...run, signal, onTarget, given, progress, begin, watch }, expanded);
    const done = awaitsDialog(command) ? await work() : await dialogs.unlessOpen(work);
    if (done) {
      const isHidden =
        done.isSecret === true || (field.hidesText ?? (await hidesText(run, expanded, done.element)));
      return attempt(true, done.result, { ...done, hidesText: isHidden });
    }
  } catch (error) {
    run.signal.throwIfAborted();
    if (isTargetClosed(error)) throw error;
    const failure = error instanceof StepFailure ? error : null;
    const isUntouched = !('times' in command) || command.times === 1;
    const isBlocked = error instanceof MissingElement || (error instanceof CoveredElement && isUntouched);
    const element = failure?.element;
    field.hidesText ??= await hidesText(run, command, element);
    return attempt(false, failure?.message ?? unexpected(error), {
      element,
      isBlocked,
      isMissing: error instanceof NothingThere,
      ...failure?.help,
    });
  }
  interruption.abort();
  field.hidesText ??= await hidesText(run, command, undefined);
  const dialog = dialogs.open();
  if (!dialog) return attempt(false, 'A browser dialog interrupted the step, and has gone.');
  const isDone = !isAssertion(command) && progress.hasBegun && progress.remaining <= 0;
  if (isDone) return attempt(true, dialogSentence(dialog));
  const early = progress.hasBegun ? ' It opened before all of the step was done.' : '';
  return attempt(false, `${dialogSentence(dialog)}${early} ${dialogAdvice(dialog)}`, {
    fixes: progress.hasBegun ? [] : dialogFixes(dialog, 'insert_before'),
  });
}

/** Whether a command is about the browser dialog that is open. */
function awaitsDialog(command: Command): boolean {
  if (command.kind === 'waitUntil') return awaitsDialog(command.assertion);
  return command.kind === 'dialog' || command.kind === 'dialogSays';
}

async function execute(run: ActionRun, command: Command): Promise<ActionResult & { marks?: StepMark[] }> {
  return isAssertion(command) ? runAssertion(run, command, run.timing.wait) : executeAction(run, command);
}
