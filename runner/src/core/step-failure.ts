import type { Locator } from 'playwright-core';
import type { MissingName, StepFix } from 'shared/contract';
import { isTimeout } from './driver-errors.ts';

/** An element and its description for results. */
export interface DescribedElement {
  /** e.g. `button "Buy now"` */
  description: string;
  locator: Locator;
}

/** What a result says as data of how its step can be written instead. */
export interface StepHelp {
  /** What it names that is not on the page; absent: that is not why it failed. */
  missingName?: MissingName | undefined;
  /** Absent: there are none. */
  fixes?: StepFix[] | undefined;
}

/** A step failed. The message is the step's result: sentences for the user. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
  /** The element of the failed step, if it was one. */
  readonly element: DescribedElement | undefined;
  readonly help: StepHelp;

  constructor(message: string, element?: DescribedElement, help: StepHelp = {}) {
    super(message);
    this.element = element;
    this.help = help;
  }
}

/** What the step is about is not on the page. */
export class NothingThere extends StepFailure {}

/** Another element lies over that of the step. */
export class CoveredElement extends StepFailure {}

/** An unexpected error as a step's result: the first line of its message, unless it only says that time has run out. */
export function unexpected(error: unknown): string {
  if (isTimeout(error))
    return 'The step could not be executed: its element has disappeared, or the page did not answer in time.';
  const [line = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  const message = line
    .replace(/^(?:\w+\.\w+: )?(?:\w*Error: )?/u, '')
    .trim()
    .replace(/\.$/u, '');
  return `The step could not be executed: ${message || 'the browser gave no reason'}.`;
}
