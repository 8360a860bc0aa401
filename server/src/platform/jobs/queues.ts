/**
 * A job that its worker dropped (heartbeat lost) is given to another one; whoever gets it claims the run itself first,
 * so a run is never carried out twice.
 */
const EXECUTION = {
  retryLimit: 5,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 60,
  expireInSeconds: 2 * 60 * 60,
  heartbeatSeconds: 30,
  deleteAfterSeconds: 24 * 60 * 60,
  notify: true,
};

/** Something told to another server: short, and tried again for about a day. */
const MESSAGE = {
  retryLimit: 30,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60 * 60,
  expireInSeconds: 2 * 60,
  deleteAfterSeconds: 24 * 60 * 60,
  notify: true,
};

/** Every queue, with how its jobs are given out. */
export const QUEUES = {
  'test-run': EXECUTION,
  simulation: EXECUTION,
  /** A group run has ended: whoever wants to hear of it gets a delivery. */
  'announce-run': MESSAGE,
  /** One message to one recipient. */
  delivery: MESSAGE,
  /** A group run has begun or ended: the commit it tests is told. */
  'check-run': MESSAGE,
  /** What is stored of an installation of the GitHub App may be out of date. */
  'github-refresh': MESSAGE,
};
export type Queue = keyof typeof QUEUES;
export type TurnQueue = 'test-run' | 'simulation';
