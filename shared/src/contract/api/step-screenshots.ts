import { z } from 'zod';
import { RUN_STATUSES } from 'shared/constants';
import { idSchema, timeSchema } from './common.ts';

/** What a step ended with in one of the runs of its test. */
const stepScreenshotSchema = z.object({
  test_run_id: idSchema,
  /** When the run began. */
  time_ran: timeSchema,
  status: z.enum(RUN_STATUSES),
  /** The number of the step in that run. */
  step_number: z.int().min(1),
  /** Of the step; null: it was not reached. */
  is_successful: z.boolean().nullable(),
  /** After the last action of the step that has a screenshot. Signed, lasts an hour; null: none was taken, or it was removed. */
  screenshot_url: z.string().nullable(),
  /** The screenshots of the run were removed then, because of their age. */
  media_removed_at: timeSchema.nullable(),
});
export type StepScreenshot = z.infer<typeof stepScreenshotSchema>;

/** Newest first; of at most 20 runs, this one among them. Runs without the step are left out. */
export const stepScreenshotsReplySchema = z.object({ screenshots: z.array(stepScreenshotSchema) });
