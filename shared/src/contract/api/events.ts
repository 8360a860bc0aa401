import { z } from 'zod';
import { idSchema } from './common.ts';

/**
 * What has changed, never how: pages load it again. A group run changes with the status of each of its tests, a test run and a
 * simulation also with each stored step and action. The ids of comments and verdicts are those of what they are on.
 */
const changeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('group_run'), id: idSchema }),
  z.object({ kind: z.literal('test_run'), id: idSchema }),
  z.object({ kind: z.literal('simulation'), id: z.uuid() }),
  z.object({ kind: z.literal('group_run_comments'), id: idSchema }),
  z.object({ kind: z.literal('test_run_comments'), id: idSchema }),
  z.object({ kind: z.literal('blueprint_comments'), id: idSchema }),
  z.object({ kind: z.literal('test_run_verdict'), id: idSchema }),
]);
export type Change = z.infer<typeof changeSchema>;

/** The data of each event of `GET /events`, as JSON. */
export const changesSchema = z.object({ changes: z.array(changeSchema) });
export type Changes = z.infer<typeof changesSchema>;
