import { z } from 'zod';

const text = z.string();
/** One selector is a text, or a chain through shadow roots, whose last link is the element. */
const selectorsSchema = z.array(z.union([text, z.array(text)]));

/** A step as the Recorder of Chrome's developer tools exports it. Unknown fields and types are left for the reason to name. */
const recordedStepSchema = z.looseObject({
  type: text,
  url: text.optional(),
  value: text.optional(),
  key: text.optional(),
  target: text.optional(),
  frame: z.array(z.number()).optional(),
  selectors: selectorsSchema.optional(),
  button: text.optional(),
  operator: text.optional(),
  count: z.number().optional(),
  visible: z.boolean().optional(),
  properties: z.looseObject({}).optional(),
  attributes: z.looseObject({}).optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  x: z.number().optional(),
  y: z.number().optional(),
  isMobile: z.boolean().optional(),
  /** Milliseconds that the button is held down. */
  duration: z.number().optional(),
  /** Milliseconds. */
  timeout: z.number().optional(),
  assertedEvents: z.array(z.looseObject({ type: text.optional() })).optional(),
});
export type RecordedStep = z.infer<typeof recordedStepSchema>;

export const recordingSchema = z.looseObject({
  title: text.optional(),
  steps: z.array(z.unknown()),
});

/** null: it is no step of the format. */
export function recordedStep(value: unknown): RecordedStep | null {
  return recordedStepSchema.safeParse(value).data ?? null;
}
