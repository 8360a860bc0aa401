import type { Locator } from 'playwright-core';
import type { Box } from 'shared/contract';
import type { TestWindow } from '../browser/test-window.ts';
import type { Mind } from '../ai/mind.ts';
import type { RunnerAttachment, RunnerStep } from '../types.ts';
import type { Values } from '../values/values.ts';
import type { Command } from './command.ts';

/** What a command needs to act. */
export interface Session {
  window: TestWindow;
  /** Expanded at the moment of use, so that no description holds a secret. */
  values: Values;
  startingUrl: string;
  /** Absent: the interpreter is alone. */
  mind?: Mind;
  attachment: RunnerAttachment | undefined;
  /** Seconds since the run's start. */
  elapsed: () => number;
  /** Aborted when the run ends or the step's time is up. */
  signal: AbortSignal;
  /** What the step goes on with after this command: a dialog is answered as the next of them asks. */
  ahead?: Command[];
  /** The steps after this one, for the same purpose. */
  upcoming?: RunnerStep[];
  /** Told of an element that was found, right before something is done to it, and where it is, if that is known; brings it into view. */
  onTarget?(description: string, locator: Locator, box: Box | null): Promise<void>;
}

/** How long an element or a condition is waited for, in milliseconds. */
export const WAIT_MS = 5000;
