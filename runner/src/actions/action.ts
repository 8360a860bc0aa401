import type { Action } from 'shared/step-language';
import type { Locator } from 'playwright-core';
import type { RunContext } from '../agent/run-context.ts';
import type { DescribedElement } from '../agent/seen-element.ts';

/** What an action did. */
export interface ActionResult {
  /** A sentence for the step's result. */
  result: string;
  /** What was acted upon, where it was one element. */
  element?: DescribedElement;
  /** What was typed must not be shown. */
  isSecret?: boolean;
}

/** Elements that a model or a memory has found; they are used as they are, instead of what the command's targets name. */
export interface GivenElements {
  target?: Locator | undefined;
  destination?: Locator | undefined;
}

/** How far an action has come, in case a browser dialog interrupts it. */
interface Progress {
  /** Something has been done to the page. */
  hasBegun: boolean;
  /** How much of it is still to be done after what is being done, e.g. two more clicks. */
  remaining: number;
}

/** What an action needs. Its signal also aborts when a browser dialog interrupts the action. */
export interface ActionRun extends RunContext {
  given: GivenElements;
  progress: Progress;
}

/**
 * Executes one kind of action and makes sure of its effect. Variables are expanded already.
 * @throws StepFailure if the page does not let it happen, or the effect is not there; its message is the step's result.
 */
export type Execute<K extends Action['kind']> = (
  run: ActionRun,
  action: Extract<Action, { kind: K }>,
) => Promise<ActionResult>;
