import { z } from 'zod';
import {
  BLUEPRINT_TYPES,
  STEPS_MAX,
  VARIABLE_NAME_MAX_LENGTH,
  VARIABLE_NAME_PATTERN,
} from 'shared/constants';
import { idSchema } from './common.ts';
import { commandTypeSchema, sentenceDraftSchema } from './steps.ts';

const MAX_VARIABLES = 1000;

export const readingsBodySchema = z.strictObject({
  steps: z.array(sentenceDraftSchema).max(STEPS_MAX, `At most ${STEPS_MAX} steps are read at once.`),
  /** Names that the caller knows in addition to the company's variables. */
  variables: z
    .array(z.string().max(VARIABLE_NAME_MAX_LENGTH).regex(VARIABLE_NAME_PATTERN, 'This is not a name.'))
    .max(MAX_VARIABLES)
    .optional(),
});
export type ReadingsBody = z.output<typeof readingsBodySchema>;

const readingStateSchema = z.enum([
  'understood',
  'normalised',
  'ambiguous',
  'clash',
  'incomplete',
  'several',
  'cannot-fail',
  'unknown-value',
  'not-understood',
]);

export const readingSchema = z.object({
  /** `understood` and `normalised` can be run; every other state is unclear. */
  state: readingStateSchema,
  /** What the form of the sentence makes of the step; null: it is unknown. */
  type: commandTypeSchema.nullable(),
  /** The canonical sentence; null unless the step is clear. */
  sentence: z.string().nullable(),
  /** Parts of `sentence`, by UTF-16 offsets; `end` is exclusive. */
  spans: z.array(
    z.object({ start: z.int(), end: z.int(), role: z.enum(['verb', 'target', 'value', 'place']) }),
  ),
  /** What was normalised, e.g. `"enter" → "type"`. */
  changes: z.array(z.string()),
  /** Sentences to use instead, at most three suggestions; several sentences are one step each. */
  suggestions: z.array(z.object({ sentences: z.array(z.string()), note: z.string() })),
  /** Words to add, where the step is `incomplete`. */
  missing: z.array(z.string()),
  /** null for a clear step. Offsets are those of the text as it was sent. */
  problem: z.object({ message: z.string(), start: z.int(), end: z.int() }).nullable(),
});
export type StepReading = z.infer<typeof readingSchema>;
/** In the order of the steps. */
export const readingsReplySchema = z.object({ readings: z.array(readingSchema) });

/** A stored step that cannot be run as it is. */
export const unclearStepSchema = z.object({
  test_blueprint_id: idSchema,
  title: z.string(),
  type: z.enum(BLUEPRINT_TYPES),
  step_number: z.int().min(1),
  action: z.string(),
  step_type: commandTypeSchema,
  state: readingStateSchema,
  problem: z.string().nullable(),
  /** At most three; several sentences are one step each. */
  suggestions: z.array(z.array(z.string())),
});
export type UnclearStep = z.infer<typeof unclearStepSchema>;
/** In the order of titles and step numbers; at most 500. */
export const unclearStepsReplySchema = z.object({ unclear_steps: z.array(unclearStepSchema) });

/** 422 of a run that was asked for with `frozen`: nothing was started. `error` lists the steps, one a line. */
export const unclearStepsErrorSchema = z.object({
  error: z.string(),
  code: z.literal('unclear_steps'),
  unclear_steps: z.array(unclearStepSchema),
});
