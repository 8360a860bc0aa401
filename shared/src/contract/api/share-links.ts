import { z } from 'zod';
import { RUN_STATUSES, SHARE_LINK_DAYS, SHARE_LINK_DAYS_MAX } from 'shared/constants';
import { boxSchema } from './boxes.ts';
import { beyondSpec, idParamSchema, idParamsSchema, idSchema, timeSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';

const shareLinkBodySchema = z
  .strictObject({
    test_group_run_id: idSchema.optional(),
    test_run_id: idSchema.optional(),
    /** After so many days it ends by itself. */
    days: z.int().min(1).max(SHARE_LINK_DAYS_MAX).default(SHARE_LINK_DAYS),
  })
  .refine(
    ({ test_group_run_id: groupRun, test_run_id: testRun }) =>
      (groupRun === undefined) !== (testRun === undefined),
    'Name either a group run or a test run.',
  );
export type ShareLinkBody = z.output<typeof shareLinkBodySchema>;

const shareLinkSchema = z.object({
  id: idSchema,
  /** One of the two ids is null. */
  test_group_run_id: idSchema.nullable(),
  test_run_id: idSchema.nullable(),
  /** Of the run. */
  name: z.string(),
  /** A name or an e-mail address; null: the account was deleted. */
  created_by: z.string().nullable(),
  created_at: timeSchema,
  expires_at: timeSchema,
  /** How often its page was opened. */
  views: z.int(),
  last_viewed_at: timeSchema.nullable(),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

/** Those that are neither expired nor revoked; newest first. */
const shareLinksReplySchema = z.object({ share_links: z.array(shareLinkSchema) });

const createdShareLinkReplySchema = z.object({
  share_link: shareLinkSchema,
  /** The address of its page. Shown once: the server stores only a hash of the token in it. */
  url: z.string(),
  /** A secret was typed in the run: its screenshots may show it in a way that is not found. */
  types_secrets: beyondSpec(z.boolean()),
});

export type CreatedShareLink = z.output<typeof createdShareLinkReplySchema>;

const tokenSchema = z.string();
const sharedParamsSchema = z.strictObject({ token: tokenSchema });

/** A test run in the list of a shared group run. */
const sharedItemSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** Of the test's table; null: it has none. */
  row_name: z.string().nullable(),
  status: z.enum(RUN_STATUSES),
  total_steps: z.int(),
  /** Steps that did not pass. */
  steps_failed: z.int(),
  started_at: timeSchema.nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
  /** The tries before this one, which failed. */
  earlier_tries: z.int(),
  is_quarantined: z.boolean(),
});
export type SharedItem = z.infer<typeof sharedItemSchema>;

const sharedGroupRunSchema = z.object({
  name: z.string(),
  status: z.enum(RUN_STATUSES),
  created_at: timeSchema,
  started_at: timeSchema.nullable(),
  /** Seconds; null until it has finished. */
  duration: z.number().nullable(),
  passed_tests: z.int(),
  total_tests: z.int(),
  flaky_tests: z.int(),
  quarantined_tests: z.int(),
  environment: z.string().nullable(),
  test_runs: z.array(sharedItemSchema),
});
export type SharedGroupRun = z.infer<typeof sharedGroupRunSchema>;

const sharedActionSchema = z.object({
  type: z.string(),
  description: z.string(),
  is_successful: z.boolean(),
  screenshot_url: z.string().nullable(),
  screenshot_before_url: z.string().nullable(),
  element: z.object({ description: z.string(), box: boxSchema.nullable() }).nullable(),
  /** Seconds into the recording. */
  start: z.number().nullable(),
  /** Seconds. */
  duration: z.number(),
});

const sharedStepSchema = z.object({
  step_number: z.int().min(1),
  /** Where it stands in the test. */
  place: z.object({
    /** null: the login module of the suite. */
    step: z.int().min(1).nullable(),
    module: z.object({ title: z.string(), step: z.int().min(1) }).nullable(),
  }),
  task: z.string(),
  /** null: the step was not reached. */
  is_successful: z.boolean().nullable(),
  /** The reason of its outcome. */
  result: z.string().nullable(),
  actions: z.array(sharedActionSchema),
  /** Seconds into the recording; null: not reached. */
  start: z.number().nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
});

/** A test run as a share link shows it. Addresses of media work as long as the link. */
const sharedTestRunSchema = z.object({
  id: idSchema,
  name: z.string(),
  row_name: z.string().nullable(),
  status: z.enum(RUN_STATUSES),
  created_at: timeSchema,
  error: z.string().nullable(),
  environment: z.string().nullable(),
  earlier_tries: z.int(),
  is_quarantined: z.boolean(),
  recording_url: z.string().nullable(),
  /** The starting page, before the first step. */
  initial_screenshot_url: z.string().nullable(),
  media_removed_at: timeSchema.nullable(),
  steps: z.array(sharedStepSchema),
});
export type SharedTestRun = z.infer<typeof sharedTestRunSchema>;

/** What a link leads to: one of the two is null. */
const sharedReplySchema = z.object({
  expires_at: timeSchema,
  group_run: sharedGroupRunSchema.nullable(),
  test_run: sharedTestRunSchema.nullable(),
});
export type SharedReply = z.infer<typeof sharedReplySchema>;

const byToken = 'The token of the link is the permission. 404 where it is unknown, expired or revoked.';

export const shareLinkEndpoints = defineEndpoints('share links', {
  'GET /share_links': { role: 'viewer', reply: shareLinksReplySchema },
  'POST /share_links': {
    role: 'editor',
    description: 'The address of the link is in this reply only.',
    body: shareLinkBodySchema,
    status: 201,
    reply: createdShareLinkReplySchema,
  },
  'DELETE /share_links/:id': {
    role: 'editor',
    description: 'Revokes the link at once.',
    params: idParamsSchema,
  },
  'GET /shared/:token': {
    access: 'public',
    description: byToken,
    params: sharedParamsSchema,
    reply: sharedReplySchema,
  },
  'GET /shared/:token/test_runs/:id': {
    access: 'public',
    description: byToken,
    params: z.strictObject({ token: tokenSchema, id: idParamSchema }),
    reply: z.object({ test_run: sharedTestRunSchema }),
  },
  'POST /shared/:token/views': {
    access: 'public',
    description: `Counts a view of the link's page. ${byToken}`,
    params: sharedParamsSchema,
  },
});
