/**
 * A worker that gets a job claims its run first, so that no run is executed twice. The queue itself does not watch over workers: the runs of
 * a dead one are requeued by its heartbeat, with a new job. The expiry is longer than any run.
 */
const EXECUTION = {
  retryLimit: 5,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 2 * 60 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
  notify: true,
};

/** A message to another server: short, and retried for about a day. */
const MESSAGE = {
  retryLimit: 30,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  expireInSeconds: 2 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
  notify: true,
};

/** Every queue, with how its jobs are delivered. */
export const QUEUES = {
  'test-run': EXECUTION,
  simulation: EXECUTION,
  /** A group run has ended: creates a delivery for each recipient. */
  'announce-run': MESSAGE,
  /** One message to one recipient. */
  delivery: MESSAGE,
  /** A mail to a person whom a comment mentions. */
  mention: MESSAGE,
  /** A group run has begun or ended: reports it to the commit that it tests. */
  'check-run': MESSAGE,
  /** The stored copy of a GitHub App installation may be out of date. */
  'github-refresh': MESSAGE,
  /** The stored state of an issue is old, and somebody has looked at it. */
  'issue-refresh': MESSAGE,
  /** The files of a deleted company, of which there may be many. */
  'company-files': { ...MESSAGE, expireInSeconds: 60 * 60 },
};
export type Queue = keyof typeof QUEUES;
/** Queues that companies share fairly. */
export type FairQueue = 'test-run' | 'simulation';
