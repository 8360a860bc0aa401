import type { z } from 'zod';

/** A question whose answer has a form. */
export interface StructuredQuestion<Value> {
  /** Names the form, e.g. `steps`. */
  name: string;
  /** Every field is required, and limits are checked by the caller: not every server takes optional fields or limits in a schema. */
  schema: z.ZodType<Value>;
  instructions: string;
  prompt: string;
  /** A JPEG beside the prompt; absent: none. */
  image?: Buffer | undefined;
  maxOutputTokens: number;
}
