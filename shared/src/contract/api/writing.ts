import {
  BLUEPRINT_TITLE_MAX_LENGTH,
  SOURCE_MATERIAL_MAX_LENGTH,
  STEP_TEXT_MAX_LENGTH,
} from 'shared/constants';
import { z } from 'zod';
import { beyondSpec, textSchema, webAddressSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';
import { modelUsageSchema } from './runs.ts';
import { commandTypeSchema } from './steps.ts';

const sentence = textSchema.max(STEP_TEXT_MAX_LENGTH);

const answersSchema = z
  .array(z.strictObject({ question: textSchema.max(1000), answer: textSchema.trim().min(1).max(1000) }))
  .max(10);

/** Text that the model is to say in the step language. */
const translationBodySchema = z.strictObject({
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
  answers: answersSchema.optional(),
  /** Elements of the live page, e.g. `button "Buy now"`. */
  elements: z.array(textSchema.max(300)).max(300),
});
export type TranslationBody = z.infer<typeof translationBodySchema>;

const translationReplySchema = z.object({
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

/** A step that was written for the material and carried out. */
const writtenStepSchema = z.strictObject({
  type: commandTypeSchema,
  action: sentence,
  /** Which sentences of the material it comes from, from 1. */
  from: z.array(z.int().min(1)).max(200),
  is_successful: z.boolean(),
  result: textSchema.max(4000),
  /** It failed because nothing on the page has its name: the name may be corrected, never what is expected. */
  is_name_missing: z.boolean(),
});

/** A test that the material describes beside the one that is written. */
const otherTestSchema = z.object({
  title: textSchema.max(BLUEPRINT_TITLE_MAX_LENGTH),
  /** Of the material, from 1. */
  sentences: z.array(z.int().min(1)).max(200),
});

/** What is known when the next steps of a test are written. */
const writingBodySchema = z.strictObject({
  material: textSchema
    .trim()
    .min(1, 'Paste some source material.')
    .max(SOURCE_MATERIAL_MAX_LENGTH, 'The source material is too long.'),
  /** null: a path on the site of an environment. */
  starting_url: webAddressSchema.nullable(),
  /** What the live page shows, a line for each thing. */
  page: z.array(textSchema.max(2000)).max(5000),
  /** The steps of the test before these. */
  before: z.array(sentence).max(200),
  done: z.array(writtenStepSchema).max(200),
  /** Why sentences of the last answer were not accepted. */
  refused: z.array(textSchema.max(2000)).max(200),
  answers: answersSchema,
  /** They are written by themselves. */
  others: z.array(otherTestSchema).max(50).default([]),
});
export type WritingBody = z.input<typeof writingBodySchema>;
export type ReadWritingBody = z.output<typeof writingBodySchema>;

const writingReplySchema = z.object({
  /** The sentences of the material, as `from` and `left_out` count them. */
  sentences: z.array(z.string()),
  steps: z.array(
    z.object({
      type: commandTypeSchema,
      action: z.string(),
      from: z.array(z.int()),
      use_vision: z.boolean(),
    }),
  ),
  refused: z.array(z.string()),
  /** Sentences of the material that become no step, and why. */
  left_out: z.array(z.object({ sentence: z.int(), why: z.string() })),
  /** Independent tests that the material describes besides; named with the first answer. */
  others: beyondSpec(z.array(otherTestSchema)),
  /** Nothing follows these steps. */
  is_finished: z.boolean(),
  /** What the model needs to know before it goes on. */
  question: z.string().nullable(),
  usage: modelUsageSchema,
});
export type WritingReply = z.input<typeof writingReplySchema>;
export type SentWritingReply = z.output<typeof writingReplySchema>;

const ASKS =
  'Asks the model: 409 `no_model` where none is configured, 502 `model_failed` where it does not answer.';

export const writingEndpoints = defineEndpoints('writing', {
  'POST /translations': {
    role: 'editor',
    description: ASKS,
    body: translationBodySchema,
    reply: translationReplySchema,
  },
  'POST /writing/next': {
    role: 'editor',
    description: `The steps that come next for source material, on the page that its steps have led to. ${ASKS}`,
    body: writingBodySchema,
    reply: writingReplySchema,
  },
});
