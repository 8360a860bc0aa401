import {
  ENVIRONMENT_NAME_MAX_LENGTH,
  OVERVIEW_PERIODS,
  RUN_STATUSES,
  WEB_ADDRESS_MAX_LENGTH,
} from 'shared/constants';
import { z } from 'zod';
import { beyondSpec, idParamSchema, idSchema, textSchema, timeSchema, timeZoneSchema } from './common.ts';

const periods = Object.keys(OVERVIEW_PERIODS) as [keyof typeof OVERVIEW_PERIODS];

export const overviewQuerySchema = z.strictObject({
  /** Up to now; today is its last day. */
  period: z.enum(periods).default('30d'),
  /** Only the tests that are in this suite now. */
  suite: idParamSchema.optional(),
  /** Only runs in the environment of this key; empty: those at the tests' own addresses. */
  environment: textSchema.max(Math.max(ENVIRONMENT_NAME_MAX_LENGTH, WEB_ADDRESS_MAX_LENGTH)).optional(),
  /** Where the days begin: a name such as Europe/Zurich. */
  time_zone: timeZoneSchema.default('UTC'),
});
export type OverviewQuery = z.output<typeof overviewQuerySchema>;

/** Test runs with a result, a test that was tried again once: by what came of its last try. */
const resultsSchema = z.object({
  /** At the first try. */
  passed: z.int(),
  /** At a later try. */
  flaky: z.int(),
  failed: z.int(),
  /** The browser or the runner broke. */
  error: z.int(),
  /** The share of those that passed, at whatever try, from 0 to 1; null: there are no results. */
  pass_rate: z.number().nullable(),
  /** Seconds that passed test runs took, from start to end; null: none has passed. */
  median_duration: z.number().nullable(),
  /** 95 of 100 took no longer. */
  p95_duration: z.number().nullable(),
});
export type OverviewResults = z.infer<typeof resultsSchema>;

const daySchema = resultsSchema.extend({ date: z.iso.date() });
export type OverviewDay = z.infer<typeof daySchema>;

const momentSchema = z.object({ test_run_id: idSchema, at: timeSchema });

const testSchema = z.object({
  test_blueprint_id: idSchema,
  name: z.string(),
  /** How many results it has in the period. */
  results: z.int(),
  /** How many of these are meant by the list. */
  count: z.int(),
  last: momentSchema,
});
export type OverviewTest = z.infer<typeof testSchema>;

const redTestSchema = z.object({
  test_blueprint_id: idSchema,
  name: z.string(),
  environment: z.string().nullable(),
  /** A failing row of its table; null: it has none. */
  row_name: z.string().nullable(),
  /** How many rows fail; 1 without a table. */
  failing_rows: z.int(),
  status: z.enum(RUN_STATUSES),
  /** The first of the results that have been bad since. */
  since: momentSchema,
  last_passed: momentSchema.nullable(),
  /** The test was not the same any more in `since`. `version` null: not by an edit of its own, but of a module, its suite or its table. */
  edit: z.object({ version: z.int().nullable(), by: z.string().nullable() }).nullable(),
  /** The step that failed in `since` saw another page than in `last_passed`; null: not known. */
  is_page_changed: z.boolean().nullable(),
  /** The commits of the two runs, where they differ. */
  commit: z.object({ repo: z.string(), from: z.string(), to: z.string() }).nullable(),
});
export type OverviewRedTest = z.infer<typeof redTestSchema>;

const slowStepSchema = z.object({
  test_blueprint_id: idSchema,
  test_name: z.string(),
  task: z.string(),
  /** Seconds. */
  median_duration: z.number(),
  /** How often it has passed. */
  count: z.int(),
  /** The last time. */
  test_run_id: idSchema,
  step_number: z.int(),
});
export type OverviewSlowStep = z.infer<typeof slowStepSchema>;

const openQuarantineSchema = z.object({
  test_blueprint_id: idSchema,
  name: z.string(),
  reason: z.string(),
  /** The person's name, or else the e-mail address; null: not of the company any more. */
  owner: z.string().nullable(),
  ends_at: timeSchema,
});
export type OverviewQuarantine = z.infer<typeof openQuarantineSchema>;

/** Where runs of the period took place. `name` null: at the tests' own addresses. */
const environmentSchema = z.object({ key: z.string(), name: z.string().nullable() });
export type OverviewEnvironment = z.infer<typeof environmentSchema>;

/** What people make of failures: those of one verdict, of one assignee, or all without a verdict. */
const verdictsSchema = z.object({
  /** `kind`: of the period, by verdict; `assignee`: those whose test has not passed since; `waiting`: without a verdict; these two at any time. */
  list: z.enum(['kind', 'assignee', 'waiting']),
  /** Of an assignee; null: of all beyond the first ten. */
  user_id: idSchema.nullable(),
  /** The verdict or the person; null: those that wait, and all assignees beyond the first ten. */
  name: z.string().nullable(),
  count: z.int(),
  /** When the oldest of them was. */
  since: timeSchema,
});
export type OverviewVerdicts = z.infer<typeof verdictsSchema>;

export const overviewReplySchema = z.object({
  totals: resultsSchema,
  /** Of as many days before the period. */
  previous: resultsSchema,
  /** Every day of the period, the oldest first. */
  days: z.array(daySchema),
  /** Lists have at most ten entries, the worst first. */
  failing_tests: z.array(testSchema),
  flaky_tests: z.array(testSchema),
  /** Tests whose newest result is bad, in each environment; those first that passed most recently. */
  red_tests: z.array(redTestSchema),
  slow_steps: z.array(slowStepSchema),
  /** The next to end first. */
  quarantines: z.array(openQuarantineSchema),
  /** The most used first. */
  environments: z.array(environmentSchema),
  /** In each list the most frequent first. */
  verdicts: beyondSpec(z.array(verdictsSchema)),
});
export type OverviewReply = z.input<typeof overviewReplySchema>;
export type SentOverviewReply = z.output<typeof overviewReplySchema>;
