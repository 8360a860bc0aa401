import { DEFAULT_TIMING, type Timing } from '../timing.ts';

/** For what comes late: it is waited for, however busy the machine is. */
export const GENEROUS: Timing = {
  ...DEFAULT_TIMING,
  wait: 120_000,
  waitUntil: 120_000,
  action: 120_000,
  element: 120_000,
  effect: 120_000,
  timers: 120_000,
  sliderReaction: 120_000,
  scrollSearch: 120_000,
  load: 120_000,
  idleAfterAction: 120_000,
  idleBeforeEvaluation: 120_000,
  firstEvaluation: 120_000,
  closedRoots: 120_000,
  interruption: 120_000,
  capture: 120_000,
  lastDownloads: 120_000,
  video: 120_000,
  cancelledVideo: 120_000,
};

/** For pages that only actions change: what is not there at the first evaluation does not come. */
export const STATIC: Timing = { ...GENEROUS, wait: 0, waitUntil: 0 };

/** For steps that are to fail on such pages. An element must have been tried once before it is known to take no action. */
export const FAILING: Timing = {
  ...STATIC,
  action: 10_000,
  element: 10_000,
  effect: 0,
  sliderReaction: 0,
  interruption: 0,
};
