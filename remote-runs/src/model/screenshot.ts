import type { StepResult } from 'shared/contract';
import { actionLabel } from './action-type.ts';
import { firstFailedStep } from './test-run.ts';

/** One picture of a test run, with what was done to arrive at it. */
export interface Screenshot {
  /** Place of the action in the whole run; names the screenshot too. */
  order: number;
  url: string;
  stepNumber: number;
  task: string;
  isSuccessful: boolean | null;
  action: { type: string; description: string };
}

/** Actions of a run in one line: step index times 1000 plus action number. Both begin at 0 and 1. */
export function actionOrder(stepIndex: number, actionNumber: number): number {
  return stepIndex * 1000 + actionNumber;
}

/** The index of the step that an action's order belongs to. */
export function stepIndexOf(order: number): number {
  return Math.floor(order / 1000);
}

/** What a screenshot shows, for whoever cannot see it. */
export function screenshotText({ stepNumber, action }: Screenshot): string {
  return `Step ${stepNumber}: ${action.description || actionLabel(action.type)}`;
}

/** Every screenshot of a run, in the order in which they were taken. */
export function listScreenshots(steps: StepResult[]): Screenshot[] {
  return steps.flatMap((step, stepIndex) =>
    step.actions.flatMap(({ screenshot_url, type, description }, actionIndex) =>
      screenshot_url === null
        ? []
        : {
            order: actionOrder(stepIndex, actionIndex + 1),
            url: screenshot_url,
            stepNumber: step.step_number,
            task: step.task,
            isSuccessful: step.is_successful,
            action: { type, description },
          },
    ),
  );
}

/** Where to look first: what the page showed when the first step failed, or last before it. null when nothing failed. */
export function firstLook(steps: StepResult[], screenshots: Screenshot[]): number | null {
  const failed = firstFailedStep(steps);
  if (!failed) return null;
  return screenshots.findLast(({ stepNumber }) => stepNumber <= failed.step_number)?.order ?? null;
}

/** The screenshot `distance` places after the one named; stays at the ends, and starts at the first. */
export function neighbour(
  screenshots: Screenshot[],
  order: number | null,
  distance: number,
): Screenshot | undefined {
  const index = screenshots.findIndex((screenshot) => screenshot.order === order);
  if (index === -1) return screenshots[0];
  return screenshots[Math.min(Math.max(index + distance, 0), screenshots.length - 1)];
}
