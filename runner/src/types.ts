import type { ActionSource, ActionType, PageEventKind } from 'shared/constants';
import type { Reach } from './network/reach.ts';
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

/** A file of the test, on this machine's disk; `fileName` is the name that the page under test sees. */
export interface RunnerAttachment {
  path: string;
  fileName: string;
}

export interface RunRequest {
  startingUrl: string;
  steps: RunnerStep[];
  /** What `{{name}}` in the address and the steps stands for. */
  values?: GivenValue[];
  /** Absent: nothing is remembered of this test. */
  memory?: StepMemory;
  attachment?: RunnerAttachment;
  /** Steps are carried out even if one before them failed; otherwise the first failure ends the run. */
  goesOn?: boolean;
  /** Aborting ends the run as `cancelled` within two seconds. */
  signal: AbortSignal;
  recordVideo: boolean;
}

/** Where in a test something was found out. */
export interface StepPlace {
  /** Counts from 0. */
  stepIndex: number;
  /** Always 0: a step is one command. It is a part of the key under which results are kept. */
  commandsDone: number;
  /** The step's text with its values, secrets by their names. */
  text: string;
  /** Host and path of the page, without what differs from visit to visit. */
  page: string;
}

/** What a model found out in former runs of the same test. */
export interface StepMemory {
  recall(place: StepPlace): Promise<RememberedAction[] | null>;
  /** In place of what was kept there before. */
  keep(place: StepPlace, actions: RememberedAction[]): Promise<void>;
}

/** One thing done in the browser for a step. */
export interface PerformedAction {
  type: ActionType;
  /** For a person, e.g. `Click button "Buy now"`; text typed into a password field is masked. */
  description: string;
  isSuccessful: boolean;
  /** JPEG, 1280×720, taken after the action; null if the page could not be photographed. */
  screenshot: Buffer | null;
  /** The same right before something was done to `element`; null where nothing was. */
  screenshotBefore: Buffer | null;
  /** What was acted upon or looked at. Its box belongs to `screenshotBefore` where there is one, else to `screenshot`. */
  element: ActedElement | null;
  /** Where the page was afterwards, without credentials. */
  pageUrl: string | null;
  /** Since the run's start, which is the recording's. */
  startSeconds: number;
  durationSeconds: number;
  source: ActionSource;
}

/** Something that the page told its developers. */
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
  /** Since the run's start. */
  atSeconds: number;
}

export interface StepOutcome {
  isSuccessful: boolean;
  /** One or more factual sentences, never empty. */
  result: string;
  /** Since the run's start. */
  startSeconds: number;
  durationSeconds: number;
  marks: StepMark[];
}

/** What happens in a run, in order. `stepIndex` counts from 0, `actionNumber` from 1 within the step. */
export type RunEvent =
  /** The starting page has loaded. The screenshot is a JPEG. */
  | { type: 'started'; screenshot: Buffer | null }
  | { type: 'step-started'; stepIndex: number }
  | { type: 'action'; stepIndex: number; actionNumber: number; action: PerformedAction }
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
  /** Why the run as a whole ended badly; null if it passed or a step says so itself. */
  error: string | null;
  durationSeconds: number;
  /** null: no model was asked. */
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
  /** Where they find this machine's proxies, and the ranges that they come from by now; null: their own network keeps them in. */
  proxy: { address: string; clients: () => Promise<string[]> } | null;
}

export interface RunnerOptions {
  /** A Chromium, Chrome or Edge on this machine. */
  executablePath: string;
  headless: boolean;
  /** Browsers on other machines, used instead of one on this. */
  pool?: PoolOptions;
  /** Where pages under test may go. */
  reach: Reach;
  /** Runs beyond this number wait for their turn. */
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
  /** `false`: no screenshots are taken, neither before nor after actions. */
  takesScreenshots?: boolean;
}

export interface Runner {
  /** Runs a test. Never rejects: whatever goes wrong is in the outcome. */
  run(request: RunRequest, onEvent: OnRunEvent): Promise<RunOutcome>;
  /** Cancels what runs and closes the browser. */
  close(): Promise<void>;
}
