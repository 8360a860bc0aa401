import {
  API_KEY_NAME_MAX_LENGTH,
  BRANCH_MAX_LENGTH,
  ENVIRONMENT_NAME_MAX_LENGTH,
  FAILED_TEXT_MAX_LENGTH,
  RUN_STARTERS,
  RUN_STATUSES,
  VERDICT_FILTERS,
  type RunStatus,
  type VerdictFilter,
} from 'shared/constants';
import { z } from 'zod';
import { tagSchema } from './blueprints.ts';
import { idParamSchema, textSchema, timeSchema } from './common.ts';

const STARTER = new RegExp(
  `^(?:${RUN_STARTERS.join('|')}|person:\\d{1,10}|key:.{1,${API_KEY_NAME_MAX_LENGTH}})$`,
  'u',
);

/** One or more of the words, separated by commas. @param what for the message: `A status` */
const oneOrMore = <Word extends string>(what: string, words: readonly Word[]) =>
  z
    .string()
    .regex(
      new RegExp(`^(?:${words.join('|')})(?:,(?:${words.join('|')}))*$`),
      `${what} is one of ${words.join(', ')}.`,
    )
    .transform((text) => text.split(',') as Word[]);

/** What a list of group runs is narrowed by. All of it applies together. */
export const runFilterFields = {
  /** One or more, separated by commas. */
  status: oneOrMore<RunStatus>('A status', RUN_STATUSES).optional(),
  /** The id of a suite. */
  suite: idParamSchema.optional(),
  /** The name of an environment, as it was when the run was started. */
  environment: textSchema.min(1).max(ENVIRONMENT_NAME_MAX_LENGTH).optional(),
  /** Runs with a test that has this tag now. */
  tag: tagSchema.optional(),
  /** Started (or queued) at this time or later. */
  from: timeSchema.optional(),
  /** Started (or queued) before this time. */
  to: timeSchema.optional(),
  /** `person`, `schedule` or `pipeline`; or one person by id, `person:7`, or one API key by name, `key:Nightly`. */
  starter: textSchema
    .regex(STARTER, 'A starter is person, schedule, pipeline, person:<id> or key:<name>.')
    .refine(
      (text) => !text.startsWith('person:') || idParamSchema.safeParse(text.slice('person:'.length)).success,
      'There is no such person.',
    )
    .optional(),
  /** The name of the tested branch. */
  branch: textSchema.min(1).max(BRANCH_MAX_LENGTH).optional(),
  /** The beginning of the SHA of the tested commit. */
  commit: z
    .string()
    .toLowerCase()
    .regex(/^[0-9a-f]{4,64}$/, 'A commit is at least the first 4 characters of its SHA.')
    .optional(),
  /** Runs with a failed test of one of these verdicts, or with one that waits for a verdict (`none`). */
  verdict: oneOrMore<VerdictFilter>('A verdict', VERDICT_FILTERS).optional(),
  /** In the text of a failed step or the reason of a failure, in whatever case. */
  failed_text: textSchema
    .trim()
    .min(2, 'Enter at least 2 characters.')
    .max(FAILED_TEXT_MAX_LENGTH)
    .optional(),
};

export type RunFilter = z.output<z.ZodObject<typeof runFilterFields>>;
