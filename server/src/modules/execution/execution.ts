import type { ModelUsage } from 'shared/contract';
import type { GivenValue, RunEvent, RunnerStep, StepMemory } from 'runner';

/** What is to be carried out. */
interface ExecutionPlan {
  startingUrl: string | null;
  steps: RunnerStep[];
  /** The company's variables and secrets. */
  values: GivenValue[];
  /** Absent: nothing is remembered. */
  memory?: StepMemory;
  file: { s3_key: string; file_name: string } | null;
  recordsVideo: boolean;
}

export interface ExecutionEnd {
  status: 'passed' | 'failed' | 'error' | 'cancelled';
  /** Why the run as a whole ended badly; null if it passed or a step says so itself. */
  error: string | null;
  /** null or absent: no model was asked. */
  usage?: ModelUsage | null;
  /** A file that the record takes over. */
  video: { path: string; contentType: string } | null;
}

/**
 * One attempt at a test run or a simulation, and where its results go. The attempt can be lost (cancelled, or its lease ran out):
 * from then on nothing is written any more, and every write throws AttemptLost.
 */
export interface ExecutionRecord {
  plan: ExecutionPlan;
  /** Says that the worker is alive. False: the attempt is lost. */
  prolong(): Promise<boolean>;
  storeEvent(event: RunEvent): Promise<void>;
  end(end: ExecutionEnd): Promise<void>;
  /** Lets another worker begin again with the first step. Absent: there is no second attempt. */
  giveBack?(): Promise<void>;
}

type EventHandlers = {
  [Type in RunEvent['type']]: (event: Extract<RunEvent, { type: Type }>) => Promise<void>;
};

/** A record's `storeEvent`, from one function for each type of event. */
export function storeEvents(handlers: EventHandlers): ExecutionRecord['storeEvent'] {
  return (event) => (handlers[event.type] as (event: RunEvent) => Promise<void>)(event);
}

export class AttemptLost extends Error {
  constructor() {
    super('This attempt was cancelled or taken over.');
  }
}

/** Without a sign of life from its worker for so long, an attempt is lost. */
export const LEASE_SECONDS = 15;

export const RUNNER_LOST = 'The runner stopped responding.';
