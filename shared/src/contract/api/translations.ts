import { SOURCE_MATERIAL_MAX_LENGTH, STEP_TEXT_MAX_LENGTH } from 'shared/constants';
import { z } from 'zod';
import { textSchema, webAddressSchema } from './common.ts';
import { modelUsageSchema } from './runs.ts';
import { commandTypeSchema } from './steps.ts';

const sentence = textSchema.max(STEP_TEXT_MAX_LENGTH);

/** Text that the model is to say in the step language. */
export const translationBodySchema = z.strictObject({
  /** One step, or prose that becomes several. */
  text: textSchema
    .trim()
    .min(1, 'Enter what to translate.')
    .max(SOURCE_MATERIAL_MAX_LENGTH, 'The text is too long.'),
  type: commandTypeSchema.nullable(),
  starting_url: webAddressSchema.nullable(),
  /** The steps around it, nearest last and nearest first. */
  before: z.array(sentence).max(5),
  after: z.array(sentence).max(5),
  /** What the model asked about this text before, with what the user answered. */
  answers: z
    .array(z.strictObject({ question: textSchema.max(1000), answer: textSchema.trim().min(1).max(1000) }))
    .max(10)
    .optional(),
  /** Elements of the live page, e.g. `button "Buy now"`. */
  elements: z.array(textSchema.max(300)).max(300),
});
export type TranslationBody = z.infer<typeof translationBodySchema>;

export const translationReplySchema = z.object({
  /** Sentences of the language, for a person to accept; empty with a question. */
  steps: z.array(
    z.object({
      type: commandTypeSchema,
      action: z.string(),
      /** Quoted names that neither the text with its neighbours nor the page contains; absent without any. */
      guessed: z.array(z.string()).optional(),
    }),
  ),
  /** Sentences of the answer that cannot be accepted, and sentences of the text that it leaves out, with the reason. */
  rejected: z.array(z.object({ text: z.string(), why: z.string() })),
  /** What the model needs to know before it can translate. */
  question: z.string().nullable(),
  usage: modelUsageSchema,
});
export type Translation = z.infer<typeof translationReplySchema>;
