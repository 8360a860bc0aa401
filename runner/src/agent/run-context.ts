import type { Locator } from 'playwright-core';
import type { Box } from 'shared/contract';
import type { Command } from 'shared/step-language';
import type { ModelContext } from '../model/model-context.ts';
import type { TestWindow } from '../browser/test-window.ts';
import type { RunnerAttachment } from '../types.ts';
import type { Values } from '../values/values.ts';

/** What the runner keeps from command to command of one run. */
export interface RunHistory {
  /** When the last action ended, on the clock of `performance`, in milliseconds; null: nothing has been done yet. */
  lastActionAt: number | null;
  /** When it began, on the same clock: a document that is younger shows what it did. */
  lastActionStartedAt: number | null;
}

/** What a command needs to be carried out: one for a run, with what changes from step to step filled in for each. */
export interface RunContext {
  window: TestWindow;
  /** Expanded at the moment of use, so that no description holds a secret. */
  values: Values;
  history: RunHistory;
  startingUrl: string;
  /** The step's, with the names of its values; absent: it is not in the language. */
  command?: Command;
  /** Absent: no model and no memory. */
  model?: ModelContext;
  attachment: RunnerAttachment | undefined;
  /** Seconds since the run's start. */
  elapsed: () => number;
  /** Aborted when the run ends or the step's time is up. */
  signal: AbortSignal;
  /** Called with an element right before something is done to it; brings it into view and takes the screenshot. */
  onTarget?(description: string, locator: Locator, box: Box | null): Promise<void>;
}

/** How long an element or a condition is waited for, in milliseconds. */
export const WAIT_MS = 5000;
