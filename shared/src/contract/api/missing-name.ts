import { z } from 'zod';

/** What a failed step names that is not on the page, and the names of such elements that are there, the nearest first. */
export const missingNameSchema = z.object({
  /** With the values of variables. */
  name: z.string(),
  /** Those that are alike. */
  alike: z.array(z.string()),
  others: z.array(z.string()),
});
export type MissingName = z.infer<typeof missingNameSchema>;
