import type { Box, RunAction, StepResult, TestRun } from 'shared/contract';
import { actionLabel } from './action-type.ts';
import { groupSteps } from './step-group.ts';
import { nameOf } from './step-place.ts';

/** What the page showed at one time. */
export interface Screenshot {
  url: string;
  /** The acted element, in pixels of the screenshot. */
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
  /** The index of the first step of the module that the step belongs to; null: it belongs to none. */
  moduleStart: number | null;
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
  const moduleStarts = groupSteps(results).flatMap(({ module, start, steps }) =>
    steps.map(() => (module ? start : null)),
  );
  results.forEach((step, stepIndex) => {
    const place = { stepIndex, step, moduleStart: moduleStarts[stepIndex] ?? null };
    if (step.actions.length === 0) {
      // Without an action the page is as the previous step left it, if the run reached this step.
      const after = step.is_successful === null ? null : last;
      moments.push({
        ...place,
        order: actionOrder(stepIndex, 0),
        actionNumber: 0,
        action: null,
        before: null,
        after: after && { ...after, box: null },
      });
    }
    step.actions.forEach((action, index) => {
      const { before, after } = screenshotsOf(action, last?.pageUrl ?? null);
      moments.push({
        ...place,
        order: actionOrder(stepIndex, index + 1),
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

const startMoment = {
  order: START,
  stepIndex: -1,
  step: null,
  moduleStart: null,
  actionNumber: 0,
  action: null,
  before: null,
};

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
  return `${nameOf(step)}: ${words}`;
}

/** Seconds into the recording at which a moment begins. */
export function momentStart({ action, step }: Moment): number | null {
  if (!step) return 0;
  return action?.start ?? step.start ?? null;
}
