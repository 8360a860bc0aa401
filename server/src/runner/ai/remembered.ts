import { z } from 'zod';

/** How an element was found: by what a person sees of it where that tells it apart, else by its place in the markup. */
const locatorSchema = z.discriminatedUnion('by', [
  z.object({ by: z.literal('role'), role: z.string(), name: z.string(), nth: z.int() }),
  z.object({
    by: z.enum(['testId', 'label', 'placeholder', 'alt', 'title', 'text']),
    text: z.string(),
    nth: z.int(),
  }),
  z.object({ by: z.literal('css'), selector: z.string(), nth: z.int() }),
]);
export type RememberedLocator = z.infer<typeof locatorSchema>;

const elementSchema = z.object({
  /** Host and path of the frame it stands in; null: the page itself. */
  frame: z.string().nullable(),
  /** Best first. `nth` counts from 0 among the visible ones. */
  locators: z.array(locatorSchema),
});
export type RememberedElement = z.infer<typeof elementSchema>;

/** A call of one of the model's tools, by the tool's name, with elements in place of references. */
const actionSchema = z.object({
  tool: z.string(),
  input: z.record(z.string(), z.unknown()),
  element: elementSchema.nullable(),
  destination: elementSchema.nullable(),
});
export type RememberedAction = z.infer<typeof actionSchema>;

/** What was kept, if this version of the product still understands it. */
export function readRemembered(kept: unknown): RememberedAction[] | null {
  return z.array(actionSchema).safeParse(kept).data ?? null;
}
