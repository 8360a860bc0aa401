/** When a schedule starts its suite: the scheduler and the schedule editor compute it alike. Plain: no DOM, no Node. */
export { parseCronText } from './cron-text.ts';
export { nextFire } from './next-fire.ts';
export { refuseTimes, TIMES_REFUSALS } from './refuse-times.ts';
export { intlZone, resolveWallClock } from './zone.ts';
export type { Zone } from './zone.ts';
