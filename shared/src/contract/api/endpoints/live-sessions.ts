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
    description:
      'Reserves a browser. The WebSocket is `/live/:id/socket`; its protocols are `steplight.live.v1` and `ticket.` with the ticket.',
    body: liveSessionBodySchema,
    status: 201,
    reply: liveSessionReplySchema,
  },
  'GET /live': { query: liveSessionListQuerySchema, reply: liveSessionListReplySchema },
  'POST /live/:id/tickets': {
    params: liveSessionParamsSchema,
    body: liveTicketBodySchema,
    status: 201,
    reply: liveTicketReplySchema,
  },
  'DELETE /live/:id': { params: liveSessionParamsSchema },
});
