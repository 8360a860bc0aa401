import type { ActionSource, ActionType, PageEventKind } from 'shared/constants';
import type { NetworkPolicy } from './network/network-policy.ts';
import type {
  AccessibilityFindings,
  ActedElement,
  Fingerprint,
  ModelUsage,
  PlanEntryInput,
  RunBrowser,
  MissingName,
  StepFix,
  StepMark,
} from 'shared/contract';
import type { SiteAccess } from './browser/site-access.ts';
import type { SharedLogin } from './login/shared-login.ts';
import type { GivenValue } from './values/values.ts';
import type { Timing } from './timing.ts';
import type { VisualBaselines } from './visual-baselines.ts';
import type { RunInbox } from './core/inbox.ts';
import type { OpenWriter } from './core/writer.ts';

export type { MailHead, MailWait, RunInbox, RunMail } from './core/inbox.ts';
export type { SignedInState } from './login/signed-in-state.ts';
export type { GivenValue, OpenWriter, SharedLogin };
export type { Judgement, SeenByWriter, StepToWrite, StepWriter, Writer, Written } from './core/writer.ts';
export type { VisualBaselines, VisualScreenshot, VisualVerdict } from './visual-baselines.ts';

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
  /** Whose run it is, e.g. the id of a company: runs of different owners never share a local browser. Absent: that of all without one. */
  owner?: string;
  startingUrl: string;
  steps: RunnerStep[];
  /** The values of `{{name}}` in the address and the steps. */
  values?: GivenValue[];
  /** Absent: nothing is compared with earlier runs. */
  plan?: RunPlan;
  /** Runs what the steps and the plan say and nothing else: no model, no healing. A conflict with the plan fails as in any run. */
  isFrozen?: boolean;
  /** Addresses of the origin `from`, in the starting URL and in steps, are opened at `to`, with its path before theirs. */
  baseUrl?: { from: string; to: string };
  /** What the site asks for; absent: nothing. */
  access?: SiteAccess | undefined;
  attachment?: RunnerAttachment;
  /** Sentences such as `When "Accept cookies" is shown, click it`, of the test and its suite. */
  handlers?: string[];
  /** Where mails of the run arrive; absent: steps about mails fail. */
  inbox?: RunInbox | undefined;
  /** Absent: Chromium of 1280×720. */
  browser?: RunBrowser | undefined;
  /** Absent: the test signs in for itself, if it does. */
  login?: SharedLogin | undefined;
  /** Accepted screenshots. Absent: a step that compares with them fails. */
  baselines?: VisualBaselines | undefined;
  /**
   * Runs the remaining steps after a failed one; `'until-action'`: after a failed assertion, which has changed nothing, those before the next
   * action. Otherwise the first failure ends the run.
   */
  continueOnFailure?: boolean | 'until-action';
  /** Absent: the default time limits. */
  timing?: Timing | undefined;
  /** Aborting ends the run as `cancelled` within two seconds. */
  signal: AbortSignal;
  recordVideo: boolean;
  /** Records a Playwright trace. Absent: it does not. */
  recordTrace?: boolean | undefined;
}

/** What is known about a step from earlier runs. */
export interface PlannedStep extends Omit<PlanEntryInput, 'origin'> {
  /** Elements that a person has refused to be taken for the planned one. */
  dismissed: Fingerprint[];
}

/** How the steps of a test have been carried out before. */
export interface RunPlan {
  /** The entries of the step's text, one for each page. `stepIndex` counts from 0. */
  entriesOf(stepIndex: number): PlannedStep[];
}

/**
 * What a run has found out about a step, for its plan. A step of the step language has one action. Steps of which the plan knows all of
 * it already are left out.
 */
export interface LearnedStep extends Omit<PlanEntryInput, 'origin'> {
  stepIndex: number;
  /**
   * `renamed`: the planned element was found under another name, and `sentence` names it so. `conflict`: another element than the planned
   * one has the name. Both are about the command's target, never the destination of a drag. The plan gains no element before a person
   * accepts it: the action then has none.
   */
  proposal: {
    kind: 'renamed' | 'conflict';
    sentence: string | null;
    found: Fingerprint;
    /** The one of the planned elements that it was compared with. */
    planned: Fingerprint;
  } | null;
}

/** One action in the browser, executed for a step. */
export interface ExecutedAction {
  type: ActionType;
  /** For a person, e.g. `Click button "Buy now"`; text typed into a password field is masked. */
  description: string;
  isSuccessful: boolean;
  /** JPEG of the viewport's size, taken after the action; null if no screenshot could be taken. */
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

/** A request of a page, without its body and headers. */
export interface ObservedRequest {
  method: string;
  /** Without credentials; at most 2,000 characters. */
  url: string;
  /** As the browser names it: `document`, `fetch`, `image`. */
  type: string;
  /** Of the answer; null: there was none yet. */
  status: number | null;
  /** Why it failed, as the browser says it; `cancelled`: the page did so, or ended; null: it did not fail. */
  failure: string | null;
  /** Since the start of the run. */
  atSeconds: number;
  /** null: it had not ended when the step ended. */
  durationSeconds: number | null;
  /** Of the body of the answer as it was transferred; null: not known. */
  bytes: number | null;
  /** It began before the step, and ended in it. */
  beganBefore: boolean;
}

/** The requests of a step. */
export interface ObservedRequests {
  /** In the order of their beginning; those that began before the step where they ended. */
  list: ObservedRequest[];
  /** How many more there were. */
  leftOut: number;
}

export interface StepOutcome {
  isSuccessful: boolean;
  /** One or more factual sentences, never empty. */
  result: string;
  /** Since the start of the run. */
  startSeconds: number;
  durationSeconds: number;
  marks: StepMark[];
  /** Absent: that is not why it failed, or nothing could be meant instead. */
  missingName?: MissingName | undefined;
  /** Absent: there are none. */
  fixes?: StepFix[] | undefined;
  /** Absent: the step checked no accessibility. */
  accessibility?: AccessibilityFindings | undefined;
  /**
   * What the page showed when the step acted or was judged: a `PageModel` as JSON, compressed with Brotli, without secrets. Absent: there was no
   * page, or it could not be captured.
   */
  page?: Buffer | undefined;
  /** Absent: the pages sent none. */
  requests?: ObservedRequests | undefined;
}

/** A file that a page has downloaded. */
export interface DownloadedFile {
  /** For a person: without folders and invisible characters. */
  name: string;
  contentType: string;
  /** Bytes. */
  size: number;
  /** Removed when the run ends: who keeps the file moves it. */
  path: string;
}

/** What happens in a run, in order. `stepIndex` counts from 0, `actionNumber` from 1 within the step. */
export type RunEvent =
  /** The starting page has loaded, or was answered with a server error. The screenshot is a JPEG. */
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
  /** A download has been completed; null: it began before the first step. */
  | { type: 'file'; stepIndex: number | null; file: DownloadedFile }
  | { type: 'step-finished'; stepIndex: number; outcome: StepOutcome };

/**
 * Called with one event after the other; meanwhile the run continues, a few events ahead at most. If it throws, the run ends with
 * status `error`. No secret of the run is in an event.
 */
export type OnRunEvent = (event: RunEvent) => Promise<void> | void;

/** A Playwright trace without secrets: a temporary file that the caller moves or deletes; or why there is none, as a sentence. */
export type RunTrace = { path: string; problem: null } | { path: null; problem: string };

export interface RunOutcome {
  /** `failed`: a step or the starting page; `error`: the browser or the runner itself. */
  status: 'passed' | 'failed' | 'error' | 'cancelled';
  /** Why the run as a whole failed; null if it passed or a step's result says why. */
  error: string | null;
  durationSeconds: number;
  /** null: no model was used. */
  usage: ModelUsage | null;
  /** Of a run that has passed: its steps that worked. Of any other: conflicts with the plan. Holds no secret. */
  learned?: LearnedStep[];
  /** A temporary file that the caller moves or deletes; null if nothing was recorded. */
  video: { path: string; contentType: string } | null;
  /** Absent: none was asked for, or the run was cancelled. */
  trace?: RunTrace | undefined;
}

/** The part of pino that the runner uses. */
export interface RunnerLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Browsers on other machines. */
export interface PoolOptions {
  /** `ws(s)://` of a Playwright server, `http(s)://` of a remote debugging port, `grid+http(s)://` of a Selenium Grid; `firefox+ws(s)://` and `webkit+ws(s)://` of Playwright servers with these engines. */
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
  openWriter?: OpenWriter | undefined;
  /** `false`: no screenshots are taken. */
  takesScreenshots?: boolean;
}
