import {
  FAILED_TEXT_MAX_LENGTH,
  RECURRENCES,
  REVIEW_LISTS,
  TRACKER_KINDS,
  VERDICT_FILTERS,
  VERDICT_NOTE_MAX_LENGTH,
  VERDICTS,
  WEB_ADDRESS_MAX_LENGTH,
  type VerdictFilter,
} from 'shared/constants';
import { z } from 'zod';
import {
  beyondSpec,
  booleanParamSchema,
  idParamSchema,
  idSchema,
  oneOrMore,
  textSchema,
  timeSchema,
  webAddressSchema,
} from './common.ts';
import { issueSchema } from './issues.ts';
import { stepPlaceSchema } from './steps.ts';

export const verdictKindSchema = z.enum(VERDICTS);

export const recurrenceSchema = z.object({
  kind: z.enum(RECURRENCES),
  /** How many runs in a row have failed alike, this one included; at most 21, which stands for more. 1 unless it is `same`. */
  runs: z.int().min(1),
});
export type Recurrence = z.infer<typeof recurrenceSchema>;

const personSchema = z.object({
  user_id: idSchema,
  /** The name of the person, or else the e-mail address. */
  name: z.string(),
});

export const verdictSchema = z.object({
  verdict: verdictKindSchema,
  note: z.string(),
  ticket_url: z.string().nullable(),
  /** null: no one, or a person who has left the company. */
  assignee: personSchema.nullable(),
  /** Who judged; null: the account was deleted. */
  author: personSchema.nullable(),
  judged_at: timeSchema,
  /** The test run that was judged, of which this is an equal failure; null: this one was. */
  taken_from_test_run_id: idSchema.nullable(),
});
export type Verdict = z.infer<typeof verdictSchema>;

/** The first run of a test that passed after a failure, in the same environment, and when it ended. */
const passedSinceSchema = z.object({ test_run_id: idSchema, at: timeSchema });
export type PassedSince = z.infer<typeof passedSinceSchema>;

export const verdictReplySchema = z.object({
  /** null: it has none. */
  verdict: verdictSchema.nullable(),
  /** The same for failures that look alike; null: it did not fail. */
  signature: z.string().nullable(),
  /** How many other test runs have failed of the same cause and wait for a verdict; at most 500. */
  alike: z.int(),
  /** null: the test has not passed since. */
  passed_since: beyondSpec(passedSinceSchema.nullable()),
  /** Of the verdict's ticket; null: it names none that the issue tracker has. */
  issue: beyondSpec(issueSchema.nullable()),
  /** Where an issue can be created or linked; null: no issue tracker is set up. */
  issue_tracker: beyondSpec(z.enum(TRACKER_KINDS).nullable()),
});
export type VerdictReply = z.input<typeof verdictReplySchema>;
export type SentVerdictReply = z.output<typeof verdictReplySchema>;

export const verdictBodySchema = z.strictObject({
  verdict: verdictKindSchema,
  note: textSchema
    .trim()
    .max(VERDICT_NOTE_MAX_LENGTH, `A note has at most ${VERDICT_NOTE_MAX_LENGTH} characters.`)
    .default(''),
  ticket_url: webAddressSchema.nullable().default(null),
  /** In place of `ticket_url`: an issue of the issue tracker, by its address or its key. */
  issue: textSchema.trim().min(1).max(WEB_ADDRESS_MAX_LENGTH).optional(),
  /** A member of the company. */
  assignee_id: idSchema.nullable().default(null),
  /** Also judges the test runs that failed of the same cause and wait for a verdict, at most 500. */
  with_alike: z.boolean().default(false),
});

/** `with_alike`: also that of the test runs that have taken it over or were given it together with this one. */
export const verdictRemovalQuerySchema = z.strictObject({ with_alike: booleanParamSchema.optional() });

export const toReviewQuerySchema = z.strictObject({
  limit: z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(1).max(100)).optional(),
  /** Only failures whose newest test run has a smaller id. */
  before: idParamSchema.optional(),
  /** Only failures of this group run. */
  test_group_run_id: idParamSchema.optional(),
  /** Default: those that wait for a verdict. `mine` is not for API keys. */
  list: z.enum(REVIEW_LISTS).optional(),
});

const waitingRunSchema = z.object({
  id: idSchema,
  test_name: z.string(),
  row_name: z.string().nullable(),
  test_group_run_id: idSchema,
  test_group_run_name: z.string(),
  environment: z.string().nullable(),
  time_ran: timeSchema,
  /** null: no step has failed. */
  failed_step: z.object({ place: stepPlaceSchema, task: z.string() }).nullable(),
  reason: z.string().nullable(),
  branch: beyondSpec(z.string().nullable()),
  /** What the page showed when it failed; null: there is no screenshot. */
  screenshot_url: beyondSpec(z.string().nullable()),
  /** null: it has none. */
  verdict: beyondSpec(verdictSchema.pick({ verdict: true, note: true, ticket_url: true }).nullable()),
  issue: beyondSpec(issueSchema.nullable()),
  passed_since: beyondSpec(passedSinceSchema.nullable()),
});
export type WaitingRun = z.input<typeof waitingRunSchema>;
export type SentWaitingRun = z.output<typeof waitingRunSchema>;

const waitingFailureSchema = z.object({
  /** How many test runs have failed of one cause and are of the list. */
  count: z.int().min(1),
  /** The newest of them. */
  newest: waitingRunSchema,
  /** The next older ones; at most four. */
  others: z.array(waitingRunSchema),
});
export type WaitingFailure = z.input<typeof waitingFailureSchema>;

/** Failures of a list, those of one cause together; newest first. */
export const toReviewReplySchema = z.object({
  failures: z.array(waitingFailureSchema),
  next_before: idSchema.nullable(),
  /** All test runs of the list; at most 10,000, of which it shows the newest. */
  total: z.int(),
});
export type ToReviewReply = z.input<typeof toReviewReplySchema>;
export type SentToReviewReply = z.output<typeof toReviewReplySchema>;

/** What group runs say about the verdicts on their failed tests. */
export const itemTriageFields = {
  /** The same for failures that look alike; null: it has not failed. */
  failure_signature: beyondSpec(z.string().nullable()),
  /** The same for failures of one cause, whatever their steps and pages; null: it has not failed, or before causes were stored. */
  failure_cause: beyondSpec(z.string().nullable()),
  /** null: it has not failed. */
  recurrence: beyondSpec(recurrenceSchema.nullable()),
  /** null: it has none. */
  verdict: beyondSpec(verdictKindSchema.nullable()),
  /** Of the verdict's ticket; null: it names none that the issue tracker has. */
  issue: beyondSpec(issueSchema.nullable()),
};

/** What lists of group runs and of tests are narrowed by: their failures. */
export const failureFilterFields = {
  /** Those with a failure of one of these verdicts, or with one that waits for a verdict (`none`). */
  verdict: oneOrMore<VerdictFilter>('A verdict', VERDICT_FILTERS).optional(),
  /** In the text of a failed step or the reason of a failure, in whatever case. */
  failed_text: textSchema
    .trim()
    .min(2, 'Enter at least 2 characters.')
    .max(FAILED_TEXT_MAX_LENGTH)
    .optional(),
};
export type FailureFilter = z.output<z.ZodObject<typeof failureFilterFields>>;
