/** How far back the overview looks, in days; today is one of them. */
export const OVERVIEW_PERIODS = { '7d': 7, '30d': 30, '90d': 90 } as const;
export type OverviewPeriod = keyof typeof OVERVIEW_PERIODS;

/** The entries of each list of the overview. */
export const OVERVIEW_LIST_LENGTH = 10;

/** How many of the newest test runs the slowest steps are taken from. */
export const OVERVIEW_STEP_RUNS = 2000;
