import type { ActionSource, ActionType, PageEventKind } from 'shared/constants';
import type { NetworkPolicy } from './network/network-policy.ts';
import type { ActedElement, ModelUsage, StepMark } from 'shared/contract';
import type { RememberedAction } from './model/remembered.ts';
import type { ModelOptions } from './model/run-model.ts';
import type { GivenValue } from './values/values.ts';

export type { GivenValue, ModelOptions, RememberedAction };

/** One instruction in plain language, modules already expanded. */
export interface RunnerStep {
  type: 'act' | 'assert';
  action: string;
  useVision: boolean;
}

/** The test's file on the local disk; `fileName` is the name that the page under test sees. */
export interface RunnerAttachment {
  path: string;
  fileName: string;
}

export interface RunRequest {
  startingUrl: string;
  steps: RunnerStep[];
  /** The values of `{{name}}` in the address and the steps. */
  values?: GivenValue[];
  /** Absent: actions of models are not stored. */
  memory?: StepMemory;
  attachment?: RunnerAttachment;
  /** Runs the remaining steps after a failed one; otherwise the first failure ends the run. */
  continueOnFailure?: boolean;
  /** Aborting ends the run as `cancelled` within two seconds. */
  signal: AbortSignal;
  recordVideo: boolean;
}

/** The key under which the actions of a model are stored: a step of the test on a page. */
export interface MemoryKey {
  /** Counts from 0. */
  stepIndex: number;
  /** The step's text with its values; secrets are kept as `{{name}}`. */
  text: string;
  /** Host and path of the page, without ids and other parts that differ between visits. */
  page: string;
}

/** The actions that a model found in earlier runs of the same test. */
export interface StepMemory {
  load(key: MemoryKey): Promise<RememberedAction[] | null>;
  /** Replaces what was stored under the key. */
  store(key: MemoryKey, actions: RememberedAction[]): Promise<void>;
}

/** One action in the browser, executed for a step. */
export interface ExecutedAction {
  type: ActionType;
  /** For a person, e.g. `Click button "Buy now"`; text typed into a password field is masked. */
  description: string;
  isSuccessful: boolean;
  /** JPEG, 1280×720, taken after the action; null if no screenshot could be taken. */
  screenshot: Buffer | null;
  /** JPEG, taken right before the action on `element`; null if the action had no element. */
  screenshotBefore: Buffer | null;
  /** The element of the action or assertion. Its box refers to `screenshotBefore` if there is one, else to `screenshot`. */
  element: ActedElement | null;
  /** The URL of the page after the action, without credentials. */
  pageUrl: string | null;
  /** Since the start of the run, which is also the start of the recording. */
  startSeconds: number;
  durationSeconds: number;
  source: ActionSource;
}

/** A console line, an uncaught exception or a failed request of the page. */
export interface ObservedEvent {
  kind: PageEventKind;
  level: 'error' | 'warning';
  /** At most 2,000 characters. */
  text: string;
  url: string | null;
  /** Of a request. */
  method: string | null;
  /** Of an answered request. */
  status: number | null;
  /** Since the start of the run. */
  atSeconds: number;
}

export interface StepOutcome {
  isSuccessful: boolean;
  /** One or more factual sentences, never empty. */
  result: string;
  /** Since the start of the run. */
  startSeconds: number;
  durationSeconds: number;
  marks: StepMark[];
}

/** What happens in a run, in order. `stepIndex` counts from 0, `actionNumber` from 1 within the step. */
export type RunEvent =
  /** The starting page has loaded. The screenshot is a JPEG. */
  | { type: 'started'; screenshot: Buffer | null }
  | { type: 'step-started'; stepIndex: number }
  | { type: 'action'; stepIndex: number; actionNumber: number; action: ExecutedAction }
  /** What the pages logged since the last event; both numbers are null outside of any step or action. */
  | {
      type: 'page-events';
      stepIndex: number | null;
      actionNumber: number | null;
      events: ObservedEvent[];
    }
  | { type: 'step-finished'; stepIndex: number; outcome: StepOutcome };

/**
 * Called with one event after the other; meanwhile the run continues, a few events ahead at most. If it throws, the run ends with
 * status `error`. No secret of the run is in an event.
 */
export type OnRunEvent = (event: RunEvent) => Promise<void> | void;

export interface RunOutcome {
  /** `failed`: a step or the starting page; `error`: the browser or the runner itself. */
  status: 'passed' | 'failed' | 'error' | 'cancelled';
  /** Why the run as a whole failed; null if it passed or a step's result says why. */
  error: string | null;
  durationSeconds: number;
  /** null: no model was used. */
  usage: ModelUsage | null;
  /** A temporary file that the caller moves or deletes; null if nothing was recorded. */
  video: { path: string; contentType: string } | null;
}

/** The part of pino that the runner uses. */
export interface RunnerLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Browsers on other machines. */
export interface PoolOptions {
  /** `ws(s)://` of a Playwright server, `http(s)://` of a remote debugging port, `grid+http(s)://` of a Selenium Grid. */
  endpoints: string[];
  /** The address under which the browsers reach this machine's proxies, and the ranges they connect from; null: their own network restricts them. */
  proxy: { address: string; clients: () => Promise<string[]> } | null;
}

export interface RunnerOptions {
  /** A Chromium, Chrome or Edge on this machine. */
  executablePath: string;
  headless: boolean;
  /** Browsers on other machines, used instead of a local one. */
  pool?: PoolOptions;
  /** Which destinations pages under test may connect to. */
  networkPolicy: NetworkPolicy;
  /** Runs beyond this number wait in a queue. */
  maxParallel: number;
  stepTimeoutSeconds: number;
  runTimeoutSeconds: number;
  /** Videos are written here; created if it is missing. */
  temporaryFolder: string;
  log: RunnerLog;
  /** Called whenever a browser has been started on this machine. */
  onBrowserStarted?: () => void;
  /** Absent: steps outside of the step language fail. */
  model?: ModelOptions;
  /** `false`: no screenshots are taken. */
  takesScreenshots?: boolean;
}

export interface Runner {
  /** Runs a test. Never rejects: whatever goes wrong is in the outcome. */
  run(request: RunRequest, onEvent: OnRunEvent): Promise<RunOutcome>;
  /** Cancels all runs and closes the browser. */
  close(): Promise<void>;
}
