import { z } from 'zod';
import { idSchema } from './common.ts';

/** A file that a test has downloaded. */
export const runFileSchema = z.object({
  id: idSchema,
  /** The step in which the download began; null: before the first step. */
  step_number: z.int().nullable(),
  name: z.string(),
  content_type: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Downloads it; signed, lasts an hour. null: it was removed because of its age. */
  url: z.string().nullable(),
});
export type RunFile = z.infer<typeof runFileSchema>;

export const runFilesReplySchema = z.object({ files: z.array(runFileSchema) });
