import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const storySchema = z.strictObject({
  name: z.string(),
  /** `own`: the pages beside the stories. */
  application: z.enum(['shop', 'workshop', 'sink', 'own']),
  start: z.string(),
  material: z.string(),
  /** JavaScript in the page at the end: what the actions must have led to. Absent: the story only looks. */
  oracle: z.string().optional(),
  /** Texts that the story expects and the page contradicts: an assertion with each must have failed. */
  contradicts: z.array(z.string()).default([]),
  /** JavaScript that must not be true at the end: what the page, or the material, tells the writer to do. */
  never: z.string().optional(),
  /** What the tester answers to a question. */
  answer: z.string().default('Decide yourself by what the page shows.'),
});
export type LabStory = z.infer<typeof storySchema>;

export function loadStories(): LabStory[] {
  const file = readFileSync(join(import.meta.dirname, 'stories.yaml'), 'utf8');
  return z.array(storySchema).parse(parse(file));
}
