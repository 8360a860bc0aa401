import { z } from 'zod';
import { idParamSchema, idSchema, timeSchema } from './common.ts';

/** What a page showed at one moment. The nodes are passed on as they were stored: `PageModel` of `shared/page-model` describes them. */
const pageModelSchema = z.object({
  format: z.int().optional(),
  address: z.string(),
  title: z.string(),
  /** HTTP, if it is that of an error. */
  status: z.int().optional(),
  isBusy: z.boolean().optional(),
  headings: z.array(z.string()).optional(),
  nodes: z.array(z.unknown()),
});

/** `step`: its number in the run. */
export const stepPageParamsSchema = z.strictObject({ id: idParamSchema, step: idParamSchema });
export const stepPageReplySchema = z.object({ taken_at: timeSchema, page: pageModelSchema });
export type StepPageReply = z.output<typeof stepPageReplySchema>;

/** null: no run or simulation has stored a page of the step, or the simulation none of the steps up to it. */
export const latestPageReplySchema = z.object({ latest: stepPageReplySchema.nullable() });

/** `step`: its number among the steps that the editor sent. */
export const simulatedPageParamsSchema = z.strictObject({ id: z.uuid(), step: idParamSchema });

/** What a step of a stored test or module would hit on the page that it last ran on. */
const stepHitSchema = z.object({
  step_number: z.int().min(1),
  /** The text of the step that this is true of. */
  action: z.string(),
  /** How many elements it is about. */
  result: z.enum(['one', 'several', 'none']),
  /** For a person, e.g. `1 of 1: button "Buy"`, or the nearest names. */
  text: z.string(),
  /** When the step began that stored the page. */
  taken_at: timeSchema,
});
export type StepHit = z.infer<typeof stepHitSchema>;
/** In the order of the steps. Without those that name nothing, whose page is not known or does not tell, and those beyond the work that one answer may take. */
export const stepHitsReplySchema = z.object({ hits: z.array(stepHitSchema) });

/** What differs between the page of the failed step and the same step's page in the last passed run. */
const runChangesSchema = z.object({
  /** Of the failed step in the run. */
  step_number: z.int().min(1),
  /** The passed run that it is compared with. */
  last_passed: z.object({ test_run_id: idSchema, created_at: timeSchema }),
  /** Each text once, in the order of the page, what is gone first; what varied among earlier passed runs is left out. */
  items: z.array(z.object({ change: z.enum(['appeared', 'vanished', 'changed']), text: z.string() })),
});
export type RunChanges = z.infer<typeof runChangesSchema>;
/** null: no step has failed, or there is no page of it, or no passed run with one. */
export const runChangesReplySchema = z.object({ changes: runChangesSchema.nullable() });
