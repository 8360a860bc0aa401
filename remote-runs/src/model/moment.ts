import type { Box, RunAction, StepResult, TestRun } from 'shared/contract';
import { actionLabel } from './action-type.ts';

/** What the page showed at one time. */
export interface Screenshot {
  url: string;
  /** The acted element in the screenshot, whose size is 1280×720. */
  box: Box | null;
  /** Where the page was. */
  pageUrl: string | null;
}

/** A selectable point of a test run: an action, a step without actions, or the page before the first step. */
export interface Moment {
  /** The id: step index times 1000 plus action number; `START` for the page before the first step. */
  order: number;
  /** -1 before the first step. */
  stepIndex: number;
  step: StepResult | null;
  /** From 1; 0 where there is no action. */
  actionNumber: number;
  action: RunAction | null;
  before: Screenshot | null;
  after: Screenshot | null;
}

export const START = -1;

/** Actions of a run in one line. Step index and action number begin at 0 and 1. */
export function actionOrder(stepIndex: number, actionNumber: number): number {
  return stepIndex * 1000 + actionNumber;
}

/** The index of the step that a moment belongs to; -1 before the first step. */
export function stepIndexOf(order: number): number {
  return Math.floor(order / 1000);
}

type Media = Pick<TestRun, 'results' | 'initial_screenshot_url'>;

/** Every moment of a run in chronological order. */
export function listMoments({ results, initial_screenshot_url: startUrl }: Media): Moment[] {
  const moments: Moment[] = [];
  let last: Screenshot | null = startUrl ? { url: startUrl, box: null, pageUrl: null } : null;
  if (last) moments.push({ ...startMoment, after: last });
  results.forEach((step, stepIndex) => {
    if (step.actions.length === 0) {
      // Without an action the page is as the previous step left it, if the run reached this step.
      const after = step.is_successful === null ? null : last;
      moments.push({
        order: actionOrder(stepIndex, 0),
        stepIndex,
        step,
        actionNumber: 0,
        action: null,
        before: null,
        after: after && { ...after, box: null },
      });
    }
    step.actions.forEach((action, index) => {
      const { before, after } = screenshotsOf(action, last?.pageUrl ?? null);
      moments.push({
        order: actionOrder(stepIndex, index + 1),
        stepIndex,
        step,
        actionNumber: index + 1,
        action,
        before,
        after,
      });
      last = after ?? last;
    });
  });
  return moments;
}

const startMoment = { order: START, stepIndex: -1, step: null, actionNumber: 0, action: null, before: null };

/** The acted element is marked in the screenshot before the action, or if there is none in the one after it. */
function screenshotsOf(action: RunAction, pageUrlBefore: string | null) {
  const { screenshot_before_url, screenshot_url, element, page_url } = action;
  const box = element?.box ?? null;
  const before = screenshot_before_url && { url: screenshot_before_url, box, pageUrl: pageUrlBefore };
  const after = screenshot_url && {
    url: screenshot_url,
    box: before ? null : box,
    pageUrl: page_url ?? null,
  };
  return { before: before || null, after: after || null };
}

export function hasScreenshot({ before, after }: Moment): boolean {
  return before !== null || after !== null;
}

/** The accessible name of a moment. */
export function momentText({ step, action }: Moment): string {
  if (!step) return 'The page before the first step';
  const words = action ? action.description || actionLabel(action.type) : step.task;
  return `Step ${step.step_number}: ${words}`;
}

/** Seconds into the recording at which a moment begins. */
export function momentStart({ action, step }: Moment): number | null {
  if (!step) return 0;
  return action?.start ?? step.start ?? null;
}
