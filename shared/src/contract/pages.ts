import { z } from 'zod';
import { idParamSchema, timeSchema } from './common.ts';

/** What a page showed at one moment. The nodes are passed on as they were stored: `PageModel` of `shared/page-model` describes them. */
const pageModelSchema = z.object({
  address: z.string(),
  title: z.string(),
  nodes: z.array(z.unknown()),
});

/** `step`: its number in the run. */
export const stepPageParamsSchema = z.strictObject({ id: idParamSchema, step: idParamSchema });
export const stepPageReplySchema = z.object({ taken_at: timeSchema, page: pageModelSchema });
export type StepPageReply = z.output<typeof stepPageReplySchema>;

/** null: no run or simulation has stored a page of the step. */
export const latestPageReplySchema = z.object({ latest: stepPageReplySchema.nullable() });
