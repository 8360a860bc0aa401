import { z } from 'zod';
import {
  ACTION_SOURCES,
  BRANCH_MAX_LENGTH,
  DATA_CELL_MAX_LENGTH,
  GROUP_RUN_NAME_MAX_LENGTH,
  PAGE_EVENT_KINDS,
  RUN_STARTERS,
  RUN_STATUSES,
  STEP_MARKS,
  TESTS_PER_HISTORIES_MAX,
  TESTS_PER_RUN_MAX,
  VARIABLE_MAX_LENGTH,
  VARIABLE_NAME_MAX_LENGTH,
  VARIABLE_NAME_PATTERN,
  VARIABLES_MAX,
} from 'shared/constants';
import { accessibilityFindingsSchema } from './accessibility.ts';
import { tagsSchema } from './blueprints.ts';
import { boxSchema } from './boxes.ts';
import { runBrowserSchema } from './browser-settings.ts';
import {
  beyondSpec,
  environmentNameSchema,
  idParamSchema,
  idSchema,
  nameTextSchema,
  textSchema,
  timeSchema,
  webAddressSchema,
} from './common.ts';
import { missingNameSchema } from './missing-name.ts';
import { stepFixesSchema } from './step-fix.ts';
import { retriesSchema } from './retries.ts';
import { runFilterFields } from './run-filter.ts';
import { commandTypeSchema, stepPlaceSchema } from './steps.ts';
import { itemTriageFields } from './triage.ts';

export const triggerRunBodySchema = z
  .strictObject({
    test_blueprint_category_id: idSchema.optional(),
    test_blueprint_ids: z
      .array(idSchema)
      .min(1, 'Choose at least one test.')
      .max(TESTS_PER_RUN_MAX)
      .optional(),
    /** Only the row of this name of the table of the one test. */
    row_name: textSchema.min(1).max(DATA_CELL_MAX_LENGTH).optional(),
    name: nameTextSchema.trim().min(1).max(GROUP_RUN_NAME_MAX_LENGTH).optional(),
    /** `owner/name` and the commit that a pipeline tests; where the repository is connected, GitHub shows the result next to it. */
    repo: textSchema.regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/, 'Name the repository as owner/name.').optional(),
    sha: textSchema.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'Name the commit by its full SHA.').optional(),
    /** The branch that a pipeline tests. */
    branch: textSchema.trim().min(1).max(BRANCH_MAX_LENGTH).optional(),
    /** Only tests with at least one of these tags; alone: all such tests of the company. */
    tags: tagsSchema.optional(),
    /** The n-th of `total` parts of the tests, which stay the same from run to run. */
    shard: z
      .strictObject({ index: z.int().min(1), total: z.int().min(1).max(100) })
      .refine(({ index, total }) => index <= total, 'There is no such part.')
      .optional(),
    /** Replaces the origin of the tests' starting URLs, and of addresses of that origin in their steps. */
    base_url: webAddressSchema.optional(),
    /** A name for where the tests run, shown with the run. */
    environment: environmentNameSchema.optional(),
    /** Values for this run instead of the company's; those of secrets stay secret. */
    variables: z
      .record(
        z.string().max(VARIABLE_NAME_MAX_LENGTH).regex(VARIABLE_NAME_PATTERN, 'This is not a name.'),
        textSchema.min(1).max(VARIABLE_MAX_LENGTH),
      )
      .refine((values) => Object.keys(values).length <= VARIABLES_MAX, `At most ${VARIABLES_MAX} variables.`)
      .optional(),
    /** The pull request of the commit; its comment is kept up to date with the result. */
    pull_request: z.int().min(1).max(1_000_000_000).optional(),
    /** Runs what the steps say and nothing else: no model, no healing. Starts nothing if a step is unclear, those of modules included: 422 `unclear_steps`. */
    frozen: z.boolean().optional(),
    /** How often a failed test is tried again; absent: as its suite says, else not at all. */
    retries: retriesSchema.optional(),
  })
  .refine(
    (body) => (body.repo === undefined) === (body.sha === undefined),
    'Name both the repository and the commit, or neither.',
  )
  .refine(
    ({ test_blueprint_category_id: suite, test_blueprint_ids: tests, tags }) =>
      suite === undefined ? tests !== undefined || (tags ?? []).length > 0 : tests === undefined,
    'Name either a test suite or a list of tests.',
  )
  .refine(
    ({ row_name: row, test_blueprint_ids: tests }) => row === undefined || tests?.length === 1,
    'Name the one test that the row belongs to.',
  )
  .refine(
    (body) => body.pull_request === undefined || body.repo !== undefined,
    'Name the repository of the pull request.',
  );
export type TriggerRunBody = z.output<typeof triggerRunBodySchema>;

const startFields = {
  started_by: beyondSpec(z.enum(RUN_STARTERS)),
  /** The name of the person, or else the e-mail address; the name of the API key; null: the schedule, the company's key, or an account that was deleted. */
  started_by_name: beyondSpec(z.string().nullable()),
};

export const groupRunSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** When the first test began; null while all are pending. */
  startTime: timeSchema.nullable(),
  created_at: timeSchema,
  /** Seconds; null until it has finished. */
  duration: z.number().nullable(),
  passedTests: z.int(),
  totalTests: z.int(),
  status: z.enum(RUN_STATUSES),
  ...startFields,
  environment: beyondSpec(z.string().nullable()),
  base_url: beyondSpec(z.string().nullable()),
  shard: beyondSpec(z.object({ index: z.int(), total: z.int() }).nullable()),
  /** What a pipeline tests; null: it did not say. */
  branch: beyondSpec(z.string().nullable()),
  commit: beyondSpec(z.string().nullable()),
  /** No model and no healing. */
  is_frozen: beyondSpec(z.boolean()),
  /** How often a failed test is tried again. */
  retries: beyondSpec(z.int()),
  /** Tests that have passed only when they were tried again; they count as passed. */
  flaky_tests: beyondSpec(z.int()),
  /** Tests whose result does not decide that of the run. */
  quarantined_tests: beyondSpec(z.int()),
  /** Failed tests without a verdict. */
  tests_to_review: beyondSpec(z.int()),
  /** Calls of a model in its tests so far. */
  model_calls: beyondSpec(z.int()),
  /** On the run itself, those on its tests not counted. */
  comment_count: beyondSpec(z.int()),
  /** How many runs it waits for, where its environment takes one at a time; 0: for none. */
  place_in_line: beyondSpec(z.int()),
});
export type GroupRun = z.input<typeof groupRunSchema>;
export type SentGroupRun = z.output<typeof groupRunSchema>;

/** The step that a test failed at. */
const runFailureSchema = z.object({
  place: stepPlaceSchema,
  reason: z.string().nullable(),
});

export const groupRunItemSchema = z.object({
  id: idSchema,
  test_name: z.string(),
  status: z.enum(RUN_STATUSES),
  total_steps: z.int(),
  /** Steps that did not pass: the failed one, and those that were not reached after it. */
  steps_failed: z.int(),
  time_ran: timeSchema.nullable(),
  /** Seconds: those of its steps together so far, as on its page; null before the first has ended. */
  total_duration: z.number().nullable(),
  /** null: the test was deleted. */
  test_blueprint_id: beyondSpec(idSchema.nullable()),
  /** Of the test's table; null: it has none. */
  row_name: beyondSpec(z.string().nullable()),
  /** It has passed, but not at the first try. */
  is_flaky: beyondSpec(z.boolean()),
  is_quarantined: beyondSpec(z.boolean()),
  /** The tries before this one, which failed; oldest first. */
  earlier_tries: beyondSpec(z.array(z.object({ id: idSchema, status: z.enum(RUN_STATUSES) }))),
  /** null: no step has failed. */
  failure: beyondSpec(runFailureSchema.nullable()),
  /** Why the run as a whole ended badly (the starting page, the runner); null: it did not. */
  error: beyondSpec(z.string().nullable()),
  ...itemTriageFields,
  /** How many steps passed although the page contradicted them. */
  contradicted_steps: beyondSpec(z.int()),
  /** Screenshots that no one has accepted: there was none to compare them with, or they differ from it. */
  new_screenshots: beyondSpec(z.int()),
  changed_screenshots: beyondSpec(z.int()),
});
export type GroupRunItem = z.input<typeof groupRunItemSchema>;
export type SentGroupRunItem = z.output<typeof groupRunItemSchema>;

export const groupRunListQuerySchema = z.strictObject({
  limit: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(500)).optional(),
  /** Only group runs with a smaller id. */
  before: idParamSchema.optional(),
  ...runFilterFields,
});
export const groupRunListReplySchema = z.object({
  test_group_runs: z.array(groupRunSchema),
  /** For the next page, which may follow a short or empty one: a search goes through a limited number of runs. null: this is the last one. */
  next_before: beyondSpec(idSchema.nullable()),
});
export type GroupRunListReply = z.input<typeof groupRunListReplySchema>;
export type SentGroupRunListReply = z.output<typeof groupRunListReplySchema>;
/** The dashboard's page of a group run, for those who start one from elsewhere. */
const pageSchema = beyondSpec(z.string());
export const groupRunReplySchema = z.object({ test_group_run: groupRunSchema, url: pageSchema });
export type GroupRunReply = z.input<typeof groupRunReplySchema>;
export type SentGroupRunReply = z.output<typeof groupRunReplySchema>;
export const groupRunDetailReplySchema = z.object({
  test_group_run: groupRunSchema,
  test_runs: z.array(groupRunItemSchema),
  url: pageSchema,
});
export type GroupRunDetailReply = z.input<typeof groupRunDetailReplySchema>;
export type SentGroupRunDetailReply = z.output<typeof groupRunDetailReplySchema>;

export const rerunBodySchema = z
  .strictObject({
    /** `failed`: only the tests that did not pass. */
    only: z.enum(['all', 'failed']).default('all'),
    /** Only the test, or the row of its table, of this one of its test runs. */
    test_run_id: idSchema.optional(),
    /** Records a trace of the one test for the viewer of Playwright. */
    trace: z.boolean().optional(),
  })
  .refine(
    ({ trace, test_run_id: testRun }) => !trace || testRun !== undefined,
    'Name the one test run that a trace is recorded of.',
  );
export type RerunBody = z.output<typeof rerunBodySchema>;

export const actedElementSchema = z.object({
  /** For a person, e.g. `button "Buy now"`. */
  description: z.string(),
  /** In the screenshot before the action if there is one, else in the one after it; null: not within the window. */
  box: boxSchema.nullable(),
});
export type ActedElement = z.infer<typeof actedElementSchema>;

export const runActionSchema = z.object({
  /** One of the known action types; a reader shows a fallback for any other. */
  type: z.string(),
  description: z.string(),
  is_successful: beyondSpec(z.boolean()),
  /** After the action. Signed, lasts an hour. */
  screenshot_url: z.string().nullable(),
  /** Right before something was done to `element`. Signed, lasts an hour. */
  screenshot_before_url: beyondSpec(z.string().nullable()),
  element: beyondSpec(actedElementSchema.nullable()),
  /** Where the page was afterwards. */
  page_url: beyondSpec(z.string().nullable()),
  /** Seconds into the recording. */
  start: beyondSpec(z.number().nullable()),
  /** Seconds. */
  duration: beyondSpec(z.number()),
  source: beyondSpec(z.enum(ACTION_SOURCES)),
});
export type RunAction = z.input<typeof runActionSchema>;

export const stepMarkSchema = z.object({
  kind: z.enum(STEP_MARKS),
  text: z.string(),
  /** What a model wrote for the step and what then worked, in the step language; absent: nothing. */
  sentences: z.array(z.string()).optional(),
});
export type StepMark = z.infer<typeof stepMarkSchema>;

export const stepResultSchema = z.object({
  /** Among the steps of the run, from 1 without gaps. */
  step_number: z.int().min(1),
  place: beyondSpec(stepPlaceSchema),
  type: beyondSpec(commandTypeSchema),
  task: z.string(),
  /** null: the step was not reached. */
  is_successful: z.boolean().nullable(),
  result: z.string().nullable(),
  /** null: that is not why it failed, or nothing could be meant instead. */
  missing_name: beyondSpec(missingNameSchema.nullable()),
  /** Sentences that may be meant instead, or are needed before it; empty: none, or it did not fail. */
  fixes: beyondSpec(stepFixesSchema),
  actions: z.array(runActionSchema),
  /** Seconds into the recording; null: not reached. */
  start: beyondSpec(z.number().nullable()),
  started_at: beyondSpec(timeSchema.nullable()),
  /** Seconds; null until it has finished. */
  duration: z.number().nullable(),
  marks: beyondSpec(z.array(stepMarkSchema)),
  /** null: the step checked no accessibility. */
  accessibility: beyondSpec(accessibilityFindingsSchema.nullable()),
});
export type StepResult = z.input<typeof stepResultSchema>;

/** What a language model was asked for in a run. */
export const modelUsageSchema = z.object({
  model: z.string(),
  calls: z.int(),
  input_tokens: z.int(),
  output_tokens: z.int(),
  /** US dollars; null where the model's price is not known. */
  cost: z.number().nullable(),
});
export type ModelUsage = z.infer<typeof modelUsageSchema>;

export const testRunSchema = z.object({
  id: idSchema,
  /** null: the test was deleted. */
  test_blueprint_id: beyondSpec(idSchema.nullable()),
  status: z.enum(RUN_STATUSES),
  test_group_run_id: idSchema,
  blueprint_metadata: z.object({ name: z.string() }),
  created_at: timeSchema,
  ...startFields,
  /** Why the run as a whole ended badly (the starting page, the runner); a failed step says so itself. */
  error: beyondSpec(z.string().nullable()),
  test_video_url: z.string().nullable(),
  /** The starting page, before the first step. Signed, lasts an hour. */
  initial_screenshot_url: beyondSpec(z.string().nullable()),
  /** Screenshots and recording were removed then, because of their age. */
  media_removed_at: beyondSpec(timeSchema.nullable()),
  /** null: no model was asked. */
  usage: beyondSpec(modelUsageSchema.nullable()),
  /** null: not known. */
  browser: beyondSpec(runBrowserSchema.nullable()),
  environment: beyondSpec(z.string().nullable()),
  /** Where mails for `{{inbox}}` came to; null: no step was about mails. */
  inbox_address: beyondSpec(z.string().nullable()),
  row_name: beyondSpec(z.string().nullable()),
  /** The values of its row in the order of the columns, secrets as null; null: the test has no table. */
  row_values: beyondSpec(z.array(z.object({ name: z.string(), value: z.string().nullable() })).nullable()),
  is_quarantined: beyondSpec(z.boolean()),
  /** All tries of the test in the group run, this one too, in order; a single one where it was not tried again. */
  tries: beyondSpec(z.array(z.object({ id: idSchema, status: z.enum(RUN_STATUSES) }))),
  /** A trace for the viewer of Playwright; null: none was recorded. */
  trace: beyondSpec(
    z
      .object({
        /** Downloads it. Signed, lasts an hour; null: there is none any more, or it could not be kept. */
        url: z.string().nullable(),
        /** Why there is none. */
        problem: z.string().nullable(),
      })
      .nullable(),
  ),
  results: z.array(stepResultSchema),
});
export type TestRun = z.input<typeof testRunSchema>;
export type SentTestRun = z.output<typeof testRunSchema>;
export const testRunReplySchema = z.object({ test_run: testRunSchema });

/** A console message or failed request of a page during a run. */
export const pageEventSchema = z.object({
  /** The step and the action (from 1) it happened in; null: before the first step, or between two actions. */
  step_number: z.int().nullable(),
  action_number: z.int().nullable(),
  kind: z.enum(PAGE_EVENT_KINDS),
  level: z.enum(['error', 'warning']),
  text: z.string(),
  url: z.string().nullable(),
  /** Of a request. */
  method: z.string().nullable(),
  /** Of an answered request. */
  status: z.int().nullable(),
  /** Seconds into the recording. */
  time: z.number(),
});
export type PageEvent = z.infer<typeof pageEventSchema>;
export const pageEventsReplySchema = z.object({ events: z.array(pageEventSchema), is_cut: z.boolean() });
export type PageEventsReply = z.infer<typeof pageEventsReplySchema>;

/** The last passed run of the same test before this one, in the same environment; null: there is none. */
export const lastPassedReplySchema = z.object({ test_run: testRunSchema.nullable() });

const pastResultSchema = z.object({
  test_run_id: idSchema,
  status: z.enum(RUN_STATUSES),
  time_ran: timeSchema,
  /** null: it had none. */
  environment: beyondSpec(z.string().nullable()),
  /** It has passed, but not at the first try. */
  is_flaky: beyondSpec(z.boolean()),
  /** The test was not the same as in the result before it. */
  is_changed: z.boolean(),
});

export const testHistorySchema = z.object({
  test_blueprint_id: idSchema,
  /** Finished ones, oldest first; at most 20. */
  results: z.array(pastResultSchema),
  /** In one environment, the test as it is now has lately both passed and failed: within a group run, or at the same commit. */
  is_flaky: z.boolean(),
});
export type TestHistory = z.input<typeof testHistorySchema>;
export type SentTestHistory = z.output<typeof testHistorySchema>;

/** null: the test was deleted. */
export const historyReplySchema = z.object({ history: testHistorySchema.nullable() });

export const historiesQuerySchema = z.strictObject({
  /** Ids of tests, separated by commas; at most 200. */
  ids: z
    .string()
    .regex(
      new RegExp(`^\\d{1,10}(,\\d{1,10}){0,${TESTS_PER_HISTORIES_MAX - 1}}$`),
      `Name 1 to ${TESTS_PER_HISTORIES_MAX} tests, separated by commas.`,
    )
    .transform((text) => text.split(',').map(Number)),
});
/** Tests of others, and unknown ones, are left out. */
export const historiesReplySchema = z.object({ histories: z.array(testHistorySchema) });
