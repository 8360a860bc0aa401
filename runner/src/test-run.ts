import type { Browser } from 'playwright-core';
import type { Interruptions } from './steps/interruptions.ts';
import type { RunHistory, RunSetting } from './core/run-context.ts';
import type { Writer } from './core/writer.ts';
import type { RunNetwork } from './network/run-network.ts';
import type { PlanOfRun } from './plan/plan-of-run.ts';
import type { Recorder } from './recording/recorder.ts';
import type { EventStream } from './reporting/event-stream.ts';
import type { TestWindow } from './browser/test-window.ts';
import { DEFAULT_TIMING } from './timing.ts';
import type { RunnerOptions, RunRequest } from './types.ts';
import type { Values } from './values/values.ts';

/** The signals that end a run early. */
export interface RunLimits {
  cancel: AbortSignal;
  timeLimit: AbortSignal;
}

/** The browser and the network of a run. */
export interface RunEnvironment {
  browser: Browser;
  /** The proxy of its pages; undefined: the browser's own network. */
  network: RunNetwork | undefined;
}

/** The state of a running test. */
export interface TestRun extends RunLimits {
  window: TestWindow;
  request: RunRequest;
  events: EventStream;
  recorder: Recorder | null;
  options: RunnerOptions;
  /** Aborted by either limit. */
  signal: AbortSignal;
  values: Values;
  history: RunHistory;
  /** null: no model is configured, or the run is frozen. */
  writer: Writer | null;
  plan: PlanOfRun;
  /** Absent: the test has no interruption handlers. */
  interruptions?: Interruptions | undefined;
  startingUrl: string;
  /** Seconds since the start of the run. */
  elapsed: () => number;
  /** Called with the work of each step, which goes on for a moment after an abort. */
  onWork?(work: Promise<unknown>): void;
}

/** What the steps of a test have in common. */
export function settingOf({ request, window, values, history, startingUrl, elapsed }: TestRun): RunSetting {
  const { timing = DEFAULT_TIMING, baseUrl, attachment, inbox } = request;
  return { window, values, history, timing, startingUrl, baseUrl, attachment, inbox, elapsed };
}
