import type { Box, RunAction, StepResult, TestRun } from 'shared/contract';
import { actionLabel } from './action-type.ts';

/** What the page showed at one time. */
export interface Picture {
  url: string;
  /** The acted element within the picture, of 1280×720. */
  box: Box | null;
  /** Where the page was. */
  pageUrl: string | null;
}

/** A place in a test run that can be looked at: an action, a step without actions, or the page before the first step. */
export interface Moment {
  /** Names the moment: step index times 1000 plus action number; `START` for the page before the first step. */
  order: number;
  /** -1 before the first step. */
  stepIndex: number;
  step: StepResult | null;
  /** From 1; 0 where there is no action. */
  actionNumber: number;
  action: RunAction | null;
  before: Picture | null;
  after: Picture | null;
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

/** Every moment of a run, in the order in which they came. */
export function listMoments({ results, initial_screenshot_url: startUrl }: Media): Moment[] {
  const moments: Moment[] = [];
  let last: Picture | null = startUrl ? { url: startUrl, box: null, pageUrl: null } : null;
  if (last) moments.push({ ...startMoment, after: last });
  results.forEach((step, stepIndex) => {
    if (step.actions.length === 0) {
      // Nothing was done for it: the page is as the step before left it, if it came to this step at all.
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
      const { before, after } = picturesOf(action, last?.pageUrl ?? null);
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

/** The acted element is marked in the picture before the action, or where there is none in the one after it. */
function picturesOf(action: RunAction, pageUrlBefore: string | null) {
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

export function hasPicture({ before, after }: Moment): boolean {
  return before !== null || after !== null;
}

/** What a moment is about, for whoever cannot see it. */
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
