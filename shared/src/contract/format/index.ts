/** Formats times, durations, sizes, rates and the places of steps. */
export { longDate, longDateTime, shortDateTime, shortDay, zonedDateTime } from './date-time.ts';
export { runDuration, testRunDuration } from './duration.ts';
export { fileSize } from './file-size.ts';
export { usageText } from './model-usage.ts';
export { ordinal, waitingText } from './place-in-line.ts';
export { passPercentage, passTone } from './pass-rate.ts';
export type { PassTone } from './pass-rate.ts';
export { relativeTime } from './relative-time.ts';
export { fixLabel } from './step-fix.ts';
export { fullStepName, inSentence, stepLabel, stepName, stepNameOfAll } from './step-place.ts';
export { testRunName } from './test-run-name.ts';
