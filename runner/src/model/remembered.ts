import { z } from 'zod';

/** A locator that is stored for an element. */
const locatorSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('role'), role: z.string(), name: z.string() }),
  z.object({ by: z.enum(['testId', 'label', 'placeholder', 'alt', 'title', 'text']), text: z.string() }),
  z.object({ by: z.literal('css'), selector: z.string() }),
]);
export type RememberedLocator = z.infer<typeof locatorSchema>;

const elementSchema = z.object({
  /** Host and path of the frame of the element. */
  frame: z.string(),
  /** Best first: by role, name and text, then by its position in the markup. */
  locators: z.array(locatorSchema),
  /** For one of several similar elements: a hash of the text of its row. */
  row: z.string().nullable(),
});
export type RememberedElement = z.infer<typeof elementSchema>;

/** A tool call with stored elements instead of references. */
const actionSchema = z.object({
  tool: z.string(),
  input: z.record(z.string(), z.unknown()),
  element: elementSchema.nullable(),
  destination: elementSchema.nullable(),
});
export type RememberedAction = z.infer<typeof actionSchema>;

/** Parses stored actions; null if this version does not understand them. */
export function readRemembered(stored: unknown): RememberedAction[] | null {
  return z.array(actionSchema).min(1).safeParse(stored).data ?? null;
}
