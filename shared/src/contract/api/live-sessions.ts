import { z } from 'zod';
import { environmentNameSchema, idParamSchema, idSchema, startingUrlSchema, timeSchema } from './common.ts';
import { defineEndpoints } from './endpoints/define-endpoints.ts';

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
const liveSessionListReplySchema = z.object({
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

export const liveSessionEndpoints = defineEndpoints('live sessions', {
  'POST /live': {
    role: 'editor',
    description:
      'Reserves a browser. The WebSocket is `/live/:id/socket`; its protocols are `steplight.live.v1` and `ticket.` with the ticket.',
    body: liveSessionBodySchema,
    status: 201,
    reply: z.object({ live_session_id: z.uuid(), ...ticketFields }),
  },
  'GET /live': {
    role: 'viewer',
    query: z.strictObject({ blueprint_id: idParamSchema }),
    reply: liveSessionListReplySchema,
  },
  'POST /live/:id/tickets': {
    // To watch; the service asks more of those who want to control.
    role: 'viewer',
    params: liveSessionParamsSchema,
    body: z.strictObject({ role: z.enum(['control', 'watch']) }),
    status: 201,
    reply: z.object(ticketFields),
  },
  'DELETE /live/:id': { role: 'editor', params: liveSessionParamsSchema },
});
