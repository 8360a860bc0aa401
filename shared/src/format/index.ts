/** Formats times, durations, sizes and rates. */
export { longDate, longDateTime, shortDateTime } from './date-time.ts';
export { runDuration, testRunDuration } from './duration.ts';
export { fileSize } from './file-size.ts';
export { passPercentage, passTone } from './pass-rate.ts';
export type { PassTone } from './pass-rate.ts';
export { relativeTime } from './relative-time.ts';
