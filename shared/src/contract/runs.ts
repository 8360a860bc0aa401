import { z } from 'zod';
import { RUN_STATUSES } from 'shared/constants';
import { idParamSchema, idSchema, textSchema, timeSchema } from './common.ts';

export const triggerRunBodySchema = z
  .strictObject({
    test_blueprint_category_id: idSchema.optional(),
    test_blueprint_ids: z.array(idSchema).min(1, 'Choose at least one test.').max(1000).optional(),
    name: textSchema.trim().min(1).max(300).optional(),
    /** `owner/name` and the commit that a pipeline tests; where the repository is connected, GitHub shows the result beside it. */
    repo: textSchema.regex(/^[\w.-]{1,100}\/[\w.-]{1,100}$/, 'Name the repository as owner/name.').optional(),
    sha: textSchema.regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/, 'Name the commit by its full SHA.').optional(),
  })
  .refine(
    (body) => (body.repo === undefined) === (body.sha === undefined),
    'Name both the repository and the commit, or neither.',
  )
  .refine(
    (body) => (body.test_blueprint_category_id === undefined) !== (body.test_blueprint_ids === undefined),
    'Name either a test suite or a list of tests.',
  );
export type TriggerRunBody = z.infer<typeof triggerRunBodySchema>;

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
});
export type GroupRun = z.infer<typeof groupRunSchema>;

export const groupRunItemSchema = z.object({
  id: idSchema,
  test_name: z.string(),
  status: z.enum(RUN_STATUSES),
  total_steps: z.int(),
  /** Steps that did not pass: the failed one, and those that were not reached after it. */
  steps_failed: z.int(),
  time_ran: timeSchema.nullable(),
  /** Seconds. */
  total_duration: z.number().nullable(),
});
export type GroupRunItem = z.infer<typeof groupRunItemSchema>;

export const groupRunListQuerySchema = z.strictObject({
  limit: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(500)).optional(),
  /** Only group runs with a smaller id. */
  before: idParamSchema.optional(),
});
export const groupRunListReplySchema = z.object({
  test_group_runs: z.array(groupRunSchema),
  next_before: idSchema.nullable(),
});
export type GroupRunListReply = z.infer<typeof groupRunListReplySchema>;
/** The dashboard's page of a group run, for those who start one from elsewhere. */
const pageSchema = z.string();
export const groupRunReplySchema = z.object({ test_group_run: groupRunSchema, url: pageSchema });
export type GroupRunReply = z.infer<typeof groupRunReplySchema>;
export const groupRunDetailReplySchema = z.object({
  test_group_run: groupRunSchema,
  test_runs: z.array(groupRunItemSchema),
  url: pageSchema,
});
export type GroupRunDetailReply = z.infer<typeof groupRunDetailReplySchema>;

export const runActionSchema = z.object({
  /** One of the known action types; a reader shows a fallback for any other. */
  type: z.string(),
  description: z.string(),
  /** Signed, lasts an hour. */
  screenshot_url: z.string().nullable(),
});
export type RunAction = z.infer<typeof runActionSchema>;

export const stepResultSchema = z.object({
  step_number: z.int().min(1),
  task: z.string(),
  /** null: the step was not reached. */
  is_successful: z.boolean().nullable(),
  result: z.string().nullable(),
  actions: z.array(runActionSchema),
  /** Seconds. */
  duration: z.number().nullable(),
});
export type StepResult = z.infer<typeof stepResultSchema>;

export const testRunSchema = z.object({
  id: idSchema,
  status: z.enum(RUN_STATUSES),
  test_group_run_id: idSchema,
  blueprint_metadata: z.object({ name: z.string() }),
  created_at: timeSchema,
  /** Why the run as a whole ended badly (the starting page, the runner); a failed step says so itself. */
  error: z.string().nullable(),
  test_video_url: z.string().nullable(),
  results: z.array(stepResultSchema),
});
export type TestRun = z.infer<typeof testRunSchema>;
export const testRunReplySchema = z.object({ test_run: testRunSchema });
