/** Why a test run failed, as people judge it: the product is wrong, the test is outdated, where it ran was broken, nobody knows yet. */
export const VERDICTS = ['product_bug', 'test_change', 'environment', 'unknown'] as const;
export type VerdictKind = (typeof VERDICTS)[number];

/** What runs can be filtered by: a verdict, or that a failure waits for one. */
export const VERDICT_FILTERS = [...VERDICTS, 'none'] as const;
export type VerdictFilter = (typeof VERDICT_FILTERS)[number];

export const VERDICT_NOTE_MAX_LENGTH = 2000;

/** Test runs that one verdict judges at most, beside the one that it is given to. */
export const ALIKE_MAX = 500;

/** How many test runs that wait for a verdict are looked at, the newest ones. */
export const TO_REVIEW_MAX = 10_000;

/** The lists of failures: those that wait for a verdict, those with one that are assigned to the caller, and those without one whose test has passed since. */
export const REVIEW_LISTS = ['waiting', 'mine', 'passed_since'] as const;
export type ReviewList = (typeof REVIEW_LISTS)[number];

/**
 * A failure next to the finished run of the test before it, in the same environment: that one passed or there is none, it failed alike, it
 * failed otherwise, or it is not known what it failed with.
 */
export const RECURRENCES = ['new', 'same', 'other'] as const;
export type RecurrenceKind = (typeof RECURRENCES)[number];
