import type { Browser } from 'playwright-core';
import type { RunHistory } from './agent/run-context.ts';
import type { RunModel } from './model/run-model.ts';
import type { RunNetwork } from './network/run-network.ts';
import type { Recorder } from './recording/recorder.ts';
import type { EventStream } from './reporting/event-stream.ts';
import type { TestWindow } from './browser/test-window.ts';
import type { RunnerOptions, RunRequest } from './types.ts';
import type { Values } from './values/values.ts';

/** What ends a run before its steps do. */
export interface RunLimits {
  cancel: AbortSignal;
  timeLimit: AbortSignal;
}

/** Where a test runs. */
export interface RunEnvironment {
  browser: Browser;
  /** The only way of its pages to the network; undefined: the browser's own. */
  network: RunNetwork | undefined;
}

/** A test under way. */
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
  /** null: none is configured. */
  model: RunModel | null;
  startingUrl: string;
  /** Seconds since the run's start. */
  elapsed: () => number;
}
