import type { Locator } from 'playwright-core';
import type { Box } from 'shared/contract';
import type { Command } from 'shared/step-language';
import type { ModelContext } from '../model/model-context.ts';
import type { TestWindow } from '../browser/test-window.ts';
import type { RunnerAttachment } from '../types.ts';
import type { Values } from '../values/values.ts';

/** State that is carried from command to command of one run. */
export interface RunHistory {
  /** End of the last action, on the clock of `performance`, in milliseconds; null: no action yet. */
  lastActionAt: number | null;
  /** Start of the last action, on the same clock: a newer document shows its effect. */
  lastActionStartedAt: number | null;
}

/** The context in which commands are executed: one for a run, with the fields that change set for each step. */
export interface RunContext {
  window: TestWindow;
  /** Expanded at the moment of use, so that no description contains a secret. */
  values: Values;
  history: RunHistory;
  startingUrl: string;
  /** The step's command with its `{{name}}`s; absent: the step is not in the step language. */
  command?: Command;
  /** Absent: no model and no memory. */
  model?: ModelContext;
  attachment: RunnerAttachment | undefined;
  /** Seconds since the start of the run. */
  elapsed: () => number;
  /** Aborted when the run ends or the step times out. */
  signal: AbortSignal;
  /** Called right before an action on an element; scrolls it into view and takes the screenshot. */
  onTarget?(description: string, locator: Locator, box: Box | null): Promise<void>;
}

/** Timeout for an element or a condition, in milliseconds. */
export const WAIT_MS = 5000;
