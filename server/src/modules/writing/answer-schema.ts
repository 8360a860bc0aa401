import { z } from 'zod';

/** A step of the answer; `from` are the numbers of the text's sentences that it comes from. */
const stepSchema = z.object({
  type: z.enum(['act', 'assert']),
  action: z.string(),
  from: z.array(z.number()),
});
/** Without optional fields and limits, which not every server supports in a schema. */
const shared = {
  left_out: z.array(z.object({ sentence: z.number(), why: z.string() })),
  /** Empty: nothing to ask. */
  question: z.string(),
};

export const translationAnswerSchema = z.object({ steps: z.array(stepSchema), ...shared });
export const storyAnswerSchema = z.object({
  steps: z.array(stepSchema.extend({ use_vision: z.boolean() })),
  is_finished: z.boolean(),
  other_tests: z.array(z.object({ title: z.string(), sentences: z.array(z.number()) })),
  ...shared,
});

export type StoryAnswer = z.infer<typeof storyAnswerSchema>;
export type AnsweredStep = z.infer<typeof stepSchema> & { use_vision?: boolean };
