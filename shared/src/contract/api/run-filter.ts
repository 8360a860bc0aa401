import {
  API_KEY_NAME_MAX_LENGTH,
  BRANCH_MAX_LENGTH,
  ENVIRONMENT_NAME_MAX_LENGTH,
  RUN_STARTERS,
  RUN_STATUSES,
  type RunStatus,
} from 'shared/constants';
import { z } from 'zod';
import { tagSchema } from './blueprints.ts';
import { idParamSchema, oneOrMore, textSchema, timeSchema } from './common.ts';
import { failureFilterFields } from './triage.ts';

const STARTER = new RegExp(
  `^(?:${RUN_STARTERS.join('|')}|person:\\d{1,10}|key:.{1,${API_KEY_NAME_MAX_LENGTH}})$`,
  'u',
);

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
  ...failureFilterFields,
};

export type RunFilter = z.output<z.ZodObject<typeof runFilterFields>>;
