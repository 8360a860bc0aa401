import { z } from 'zod';

/** By what an element is found again. */
const locatorSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('role'), role: z.string(), name: z.string() }),
  z.object({ by: z.enum(['testId', 'label', 'placeholder', 'alt', 'title', 'text']), text: z.string() }),
  z.object({ by: z.literal('css'), selector: z.string() }),
]);
export type RememberedLocator = z.infer<typeof locatorSchema>;

const elementSchema = z.object({
  /** Host and path of the frame it stands in. */
  frame: z.string(),
  /** Best first: what a person sees of it, then its place in the markup. */
  locators: z.array(locatorSchema),
  /** Where others are like it: a hash of what else its row says. */
  row: z.string().nullable(),
});
export type RememberedElement = z.infer<typeof elementSchema>;

/** A call of one of the model's tools, with elements in place of references. */
const actionSchema = z.object({
  tool: z.string(),
  input: z.record(z.string(), z.unknown()),
  element: elementSchema.nullable(),
  destination: elementSchema.nullable(),
});
export type RememberedAction = z.infer<typeof actionSchema>;

/** What was kept, if this version of the product still understands it. */
export function readRemembered(kept: unknown): RememberedAction[] | null {
  return z.array(actionSchema).min(1).safeParse(kept).data ?? null;
}
