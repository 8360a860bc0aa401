import { VISUAL_STATUSES } from 'shared/constants';
import { z } from 'zod';
import { boxSchema } from './boxes.ts';
import { idParamsSchema, idSchema, timeSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';

/** What a step that compares screenshots has seen. Addresses are signed and last an hour; null: the file was removed. */
const visualCheckSchema = z.object({
  id: idSchema,
  /** As in the results of the test run. */
  step_number: z.int().min(1),
  status: z.enum(VISUAL_STATUSES),
  /** Of the run; CSS pixels. */
  width: z.int(),
  height: z.int(),
  screenshot_url: z.string().nullable(),
  /** What it was compared with; null: there was no accepted screenshot, or it is the same. */
  baseline_url: z.string().nullable(),
  /** The screenshot with the changed pixels in red. */
  difference_url: z.string().nullable(),
  changed_pixels: z.int().nullable(),
  changes: z.array(boxSchema),
  /** What the step leaves out. */
  masks: z.array(boxSchema),
  /** Engine, its major version and platform, e.g. `chromium 156 linux x86_64`. */
  rendered_by: z.string(),
  baseline_rendered_by: z.string().nullable(),
  /** The name of the person, or else the e-mail address; null: no one has accepted it, or the account was deleted. */
  accepted_by: z.string().nullable(),
  accepted_at: timeSchema.nullable(),
  /** Whether it can be accepted: it is new or changed, and nothing newer was accepted meanwhile. */
  is_acceptable: z.boolean(),
});
export type VisualCheck = z.infer<typeof visualCheckSchema>;

const visualChecksReplySchema = z.object({ visual_checks: z.array(visualCheckSchema) });

/** How many screenshots were accepted. */
const acceptedCountReplySchema = z.object({ accepted: z.int() });

export const visualCheckEndpoints = defineEndpoints('visual checks', {
  'GET /test_run/:id/visual_checks': {
    role: 'viewer',
    params: idParamsSchema,
    reply: visualChecksReplySchema,
  },
  'POST /visual_checks/:id/accept': {
    role: 'editor',
    description: '409 if another screenshot was accepted since the check.',
    params: idParamsSchema,
    reply: z.object({ visual_check: visualCheckSchema }),
  },
  'POST /test_run/:id/visual_checks/accept_all': {
    role: 'editor',
    description: 'Accepts what can still be accepted.',
    params: idParamsSchema,
    reply: visualChecksReplySchema,
  },
  'POST /test_group_run/:id/visual_checks/accept_all': {
    role: 'editor',
    description: 'The same for all tests of a group run.',
    params: idParamsSchema,
    reply: acceptedCountReplySchema,
  },
});
