import {
  FAILED_TEXT_MAX_LENGTH,
  RECURRENCES,
  VERDICT_FILTERS,
  VERDICT_NOTE_MAX_LENGTH,
  VERDICTS,
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

export const verdictReplySchema = z.object({
  /** null: it has none. */
  verdict: verdictSchema.nullable(),
  /** The same for failures that look alike; null: it did not fail. */
  signature: z.string().nullable(),
  /** How many other test runs have failed alike and wait for a verdict; at most 500. */
  alike: z.int(),
});
export type VerdictReply = z.infer<typeof verdictReplySchema>;

export const verdictBodySchema = z.strictObject({
  verdict: verdictKindSchema,
  note: textSchema
    .trim()
    .max(VERDICT_NOTE_MAX_LENGTH, `A note has at most ${VERDICT_NOTE_MAX_LENGTH} characters.`)
    .default(''),
  ticket_url: webAddressSchema.nullable().default(null),
  /** A member of the company. */
  assignee_id: idSchema.nullable().default(null),
  /** Also judges the test runs that failed alike and wait for a verdict, at most 500. */
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
});
export type WaitingRun = z.infer<typeof waitingRunSchema>;

const waitingFailureSchema = z.object({
  /** How many test runs have failed alike and wait. */
  count: z.int().min(1),
  /** The newest of them. */
  newest: waitingRunSchema,
  /** The next older ones; at most four. */
  others: z.array(waitingRunSchema),
});
export type WaitingFailure = z.infer<typeof waitingFailureSchema>;

/** Failures without a verdict, those alike together; newest first. */
export const toReviewReplySchema = z.object({
  failures: z.array(waitingFailureSchema),
  next_before: idSchema.nullable(),
  /** All test runs that wait; at most 10,000, of which the list shows the newest. */
  total: z.int(),
});
export type ToReviewReply = z.infer<typeof toReviewReplySchema>;

/** What group runs say about the verdicts on their failed tests. */
export const itemTriageFields = {
  /** The same for failures that look alike; null: it has not failed. */
  failure_signature: beyondSpec(z.string().nullable()),
  /** null: it has not failed. */
  recurrence: beyondSpec(recurrenceSchema.nullable()),
  /** null: it has none. */
  verdict: beyondSpec(verdictKindSchema.nullable()),
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
