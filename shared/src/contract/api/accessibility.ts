import { z } from 'zod';
import { boxSchema } from './boxes.ts';

/** A place on the page that an accessibility check has found fault with. */
const findingElementSchema = z.object({
  /** As steps name it, e.g. `the "Search" button`, or its tag. */
  description: z.string(),
  /** At most 500 characters of its HTML. */
  html: z.string(),
  /** In the screenshot of the step; null: not within the window. */
  box: boxSchema.nullable(),
});

const findingSchema = z.object({
  /** Of axe-core, e.g. `color-contrast`. */
  rule: z.string(),
  impact: z.enum(['minor', 'moderate', 'serious', 'critical']),
  /** What is wrong, and an address that explains it. */
  help: z.string(),
  help_url: z.string(),
  /** How many elements; the first 20 are listed. */
  count: z.int(),
  elements: z.array(findingElementSchema),
});
export type AccessibilityFinding = z.infer<typeof findingSchema>;

export const accessibilityFindingsSchema = z.object({
  /** Worst first, those below the step's impact too. */
  findings: z.array(findingSchema),
  /** Frames that could not be checked. */
  skipped_frames: z.int(),
});
export type AccessibilityFindings = z.infer<typeof accessibilityFindingsSchema>;
