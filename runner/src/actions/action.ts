import type { Action } from 'shared/step-language';
import type { Locator } from 'playwright-core';
import type { Box } from 'shared/contract';
import type { RunContext } from '../core/run-context.ts';
import type { DescribedElement } from '../core/step-failure.ts';
import type { TargetWatch } from '../plan/watch-target.ts';

/** The result of an action. */
export interface ActionResult {
  /** A sentence for the step's result. */
  result: string;
  /** The element of the action, if it was one. */
  element?: DescribedElement;
  /** The typed text must not be shown. */
  isSecret?: boolean;
}

/** Elements that a model or the plan has found; they replace the command's targets. */
export interface FoundElements {
  target?: Locator | undefined;
  destination?: Locator | undefined;
}

/** The progress of an action, in case a browser dialog interrupts it. */
export interface Progress {
  /** `begin` was called: the page may have changed. */
  hasBegun: boolean;
  /** Parts of the action after the current one, e.g. two more clicks. */
  remaining: number;
}

/** What belongs to one execution of a command. */
interface ActionSetting {
  /** Aborted with the step, and when a browser dialog interrupts the command. */
  signal: AbortSignal;
  elements: FoundElements;
  progress: Progress;
  /** Compares elements with the plan. */
  watch: TargetWatch;
  /** To be called right before an action on an element: scrolls it into view and takes the screenshot. */
  onTarget(description: string, locator: Locator, box: Box | null): Promise<void>;
  /** To be called right before an action on whatever has the focus. */
  onFocused(): Promise<void>;
  /** To be called right before the page may change. */
  begin(): void;
}

/** The context of an action. */
export interface ActionRun extends RunContext {
  action: ActionSetting;
}

/**
 * Executes one kind of action and verifies its effect. Variables are expanded before.
 * @throws StepFailure if the action is not possible or has no effect; its message is the step's result.
 */
export type Execute<K extends Action['kind']> = (
  run: ActionRun,
  action: Extract<Action, { kind: K }>,
) => Promise<ActionResult>;
