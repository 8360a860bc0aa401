import { ALERT_AFTER_MAX, MISSED_STARTS, RUN_STATUSES, SUITE_NAME_MAX_LENGTH } from 'shared/constants';
import { z } from 'zod';
import { browserSettingsSchema } from './browser-settings.ts';
import { beyondSpec, idParamsSchema, idSchema, nameTextSchema, textSchema, timeSchema } from './common.ts';
import { editBaseSchema, editErrorSchema, mergedEdit } from './edits.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';
import { handlersSchema } from './handlers.ts';
import { retriesSchema } from './retries.ts';

const recentRunSchema = z.object({
  /** Of the group run. */
  id: idSchema,
  status: z.enum(RUN_STATUSES),
  created_at: timeSchema,
  /** One of its tests has passed, but not at the first try. */
  is_flaky: beyondSpec(z.boolean()),
});
export type RecentRun = z.input<typeof recentRunSchema>;

/** A test suite; the API calls it a test blueprint category. */
export const suiteSchema = z.object({
  id: idSchema,
  name: z.string(),
  created_at: timeSchema,
  schedule_enabled: z.boolean(),
  /** AWS-style six-field cron text; retained while scheduling is off. */
  schedule_expression: z.string().nullable(),
  schedule_timezone: z.string().nullable(),
  /** When the schedule starts the suite next; null while scheduling is off. */
  next_run_at: beyondSpec(timeSchema.nullable()),
  login_module_blueprint_id: idSchema.nullable(),
  /** Its tests sign in once for all. */
  shares_login: beyondSpec(z.boolean()),
  /** Its tests run one after the other, in the order in which they were created. */
  in_order: beyondSpec(z.boolean()),
  /** How often a failed test is tried again. */
  retries: beyondSpec(retriesSchema),
  browser: beyondSpec(browserSettingsSchema),
  handlers: beyondSpec(z.array(z.string())),
  /** Where scheduled runs take place; null: at the tests' own addresses. */
  schedule_environment_id: beyondSpec(idSchema.nullable()),
  /** Which missed starts of the schedule are made up for. */
  missed_starts: beyondSpec(z.enum(MISSED_STARTS)),
  /** Scheduled runs that fail are announced once so many in a row have failed; 1: each. */
  alert_after: beyondSpec(z.int()),
  /** The last scheduled start, if it was refused, and why; null: it was not. */
  refused_start: beyondSpec(z.object({ due_at: timeSchema, reason: z.string() }).nullable()),
  test_count: beyondSpec(z.int()),
  /** Group runs of the whole suite, oldest first; at most 20. */
  recent_runs: beyondSpec(z.array(recentRunSchema)),
});
export type Suite = z.input<typeof suiteSchema>;
export type SentSuite = z.output<typeof suiteSchema>;
const suiteReplySchema = z.object({ category: suiteSchema, ...mergedEdit });

const nameSchema = nameTextSchema
  .trim()
  .min(1, 'Suite name is required')
  .max(SUITE_NAME_MAX_LENGTH, 'The name is too long.');
const expressionSchema = textSchema.max(100);
const timezoneSchema = textSchema.max(100);

/** Absent: as it is. */
const settings = {
  shares_login: z.boolean().optional(),
  in_order: z.boolean().optional(),
  retries: retriesSchema.optional(),
  browser: browserSettingsSchema.optional(),
  handlers: handlersSchema.optional(),
  schedule_environment_id: idSchema.nullable().optional(),
  missed_starts: z.enum(MISSED_STARTS).optional(),
  alert_after: z.int().min(1).max(ALERT_AFTER_MAX).optional(),
};

const suiteCreateSchema = z.strictObject({
  name: nameSchema,
  schedule_enabled: z.boolean().optional(),
  schedule_expression: expressionSchema.optional(),
  schedule_timezone: timezoneSchema.optional(),
  login_module_blueprint_id: idSchema.nullable().optional(),
  ...settings,
});
export type SuiteCreate = z.infer<typeof suiteCreateSchema>;

const suiteUpdateSchema = z.strictObject({
  name: nameSchema,
  schedule_config: z.strictObject({
    schedule_enabled: z.boolean(),
    schedule_expression: expressionSchema.optional(),
    schedule_timezone: timezoneSchema.optional(),
  }),
  login_module_blueprint_id: idSchema.nullable().optional(),
  ...settings,
  base: editBaseSchema.optional(),
});
export type SuiteUpdate = z.infer<typeof suiteUpdateSchema>;

export const suiteEndpoints = defineEndpoints('test suites', {
  'GET /test_blueprint_category/list': {
    role: 'viewer',
    reply: z.object({ categories: z.array(suiteSchema) }),
  },
  'POST /test_blueprint_category/create': {
    role: 'editor',
    body: suiteCreateSchema,
    status: 201,
    reply: suiteReplySchema,
  },
  'PUT /test_blueprint_category/update/:id': {
    role: 'editor',
    params: idParamsSchema,
    body: suiteUpdateSchema,
    reply: suiteReplySchema,
    errors: { 409: editErrorSchema },
  },
  'DELETE /test_blueprint_category/delete/:id': { role: 'editor', params: idParamsSchema },
});
