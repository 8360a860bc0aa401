import { z } from 'zod';
import { environmentNameSchema, idParamSchema, idSchema, startingUrlSchema, timeSchema } from './common.ts';

export const liveSessionParamsSchema = z.strictObject({ id: z.uuid() });

export const liveSessionBodySchema = z.strictObject({
  /** A path only with an environment that has a base URL. */
  starting_url: startingUrlSchema,
  /** Where the pages are; absent: at their own addresses. */
  environment: environmentNameSchema.optional(),
  /** The test or module that is edited: its other editors may watch. */
  blueprint_id: idSchema.optional(),
});
export type LiveSessionBody = z.input<typeof liveSessionBodySchema>;

/** Opens the socket once, within `expires_in_seconds`. */
const ticketFields = { ticket: z.string(), expires_in_seconds: z.int() };

export const liveSessionReplySchema = z.object({ live_session_id: z.uuid(), ...ticketFields });

export const liveTicketBodySchema = z.strictObject({ role: z.enum(['control', 'watch']) });
export const liveTicketReplySchema = z.object(ticketFields);

export const liveSessionListQuerySchema = z.strictObject({ blueprint_id: idParamSchema });
export const liveSessionListReplySchema = z.object({
  sessions: z.array(
    z.object({
      live_session_id: z.uuid(),
      /** The name of its controller, or else the e-mail address. */
      started_by: z.string(),
      started_at: timeSchema,
      /** The caller controls it. */
      is_own: z.boolean(),
    }),
  ),
});
