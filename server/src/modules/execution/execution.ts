import type { ModelUsage, RunBrowser } from 'shared/contract';
import type {
  GivenValue,
  LearnedStep,
  RunEvent,
  RunnerStep,
  RunPlan,
  RunRequest,
  RunTrace,
  SharedLogin,
} from 'runner';

/** What is to be executed. */
interface ExecutionPlan {
  /** The company's id: its runs share no browser process with those of others. */
  owner: string;
  startingUrl: string | null;
  steps: RunnerStep[];
  /** The company's variables and secrets, or those that were given for the run. */
  values: GivenValue[];
  /** Absent: the run has no mailbox. */
  inbox?: RunRequest['inbox'];
  /** Absent: nothing is known from earlier runs, and nothing is learned. */
  plan?: RunPlan;
  /** No model and no healing. */
  isFrozen: boolean;
  /** Absent: the addresses are opened as they are. */
  baseUrl?: RunRequest['baseUrl'];
  /** Absent: steps that compare screenshots fail. */
  baselines?: RunRequest['baselines'];
  /** Absent: the first failure ends the run. */
  continueOnFailure?: RunRequest['continueOnFailure'];
  /** What the site asks for; absent: nothing. */
  access?: RunRequest['access'];
  /** Interruption handlers, as sentences. */
  handlers?: string[];
  file: { s3_key: string; file_name: string } | null;
  recordsVideo: boolean;
  recordTrace?: boolean | undefined;
  /** Absent: Chromium of 1280×720. */
  browser?: RunBrowser | undefined;
  /** What the run signs in with; waits while another test signs in. Absent: the test signs in itself. */
  openLogin?: ((signal: AbortSignal) => Promise<SharedLogin | undefined>) | undefined;
}

export interface ExecutionEnd {
  status: 'passed' | 'failed' | 'error' | 'cancelled';
  /** Why the run as a whole ended badly; null if it passed or a step says so itself. */
  error: string | null;
  /** null or absent: no model was asked. */
  usage?: ModelUsage | null;
  /** For the plan; absent: nothing. */
  learned?: LearnedStep[];
  /** A file that the record takes over. */
  video: { path: string; contentType: string } | null;
  /** A file that the record takes over, or why there is none; absent: none was asked for. */
  trace?: RunTrace | undefined;
}

/**
 * One attempt to execute a run, and where its results go. The attempt can be lost (cancelled or requeued): from then on nothing is written
 * any more, and every write throws AttemptLostError.
 */
export interface ExecutionRecord {
  plan: ExecutionPlan;
  /** Aborts when the attempt is lost. */
  lost: AbortSignal;
  /** Must be called when the worker no longer executes the attempt, whether it has ended or not. */
  release(): void;
  storeEvent(event: RunEvent): Promise<void>;
  end(end: ExecutionEnd): Promise<void>;
  /** Lets another worker start with the first step. Absent: there is no second attempt. */
  requeue?(): Promise<void>;
}

type EventHandlers = {
  [Type in RunEvent['type']]: (event: Extract<RunEvent, { type: Type }>) => Promise<void>;
};

/** A record's `storeEvent`, from one function for each type of event. */
export function storeEvents(handlers: EventHandlers): ExecutionRecord['storeEvent'] {
  return (event) => (handlers[event.type] as (event: RunEvent) => Promise<void>)(event);
}

export class AttemptLostError extends Error {
  constructor() {
    super('This attempt was cancelled or taken over.');
  }
}

/** A worker without a heartbeat for this long is dead, and its runs are requeued. It stops by itself within this time if it cannot reach the database. */
export const HEARTBEAT_TIMEOUT_MS = 10_000;
