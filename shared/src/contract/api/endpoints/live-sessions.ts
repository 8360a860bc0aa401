import {
  liveSessionBodySchema,
  liveSessionListQuerySchema,
  liveSessionListReplySchema,
  liveSessionParamsSchema,
  liveSessionReplySchema,
  liveTicketBodySchema,
  liveTicketReplySchema,
} from '../live-sessions.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const liveSessionEndpoints = defineEndpoints('live sessions', {
  'POST /live': {
    role: 'editor',
    description:
      'Reserves a browser. The WebSocket is `/live/:id/socket`; its protocols are `steplight.live.v1` and `ticket.` with the ticket.',
    body: liveSessionBodySchema,
    status: 201,
    reply: liveSessionReplySchema,
  },
  'GET /live': { role: 'viewer', query: liveSessionListQuerySchema, reply: liveSessionListReplySchema },
  'POST /live/:id/tickets': {
    // To watch; the service asks more of those who want to control.
    role: 'viewer',
    params: liveSessionParamsSchema,
    body: liveTicketBodySchema,
    status: 201,
    reply: liveTicketReplySchema,
  },
  'DELETE /live/:id': { role: 'editor', params: liveSessionParamsSchema },
});
