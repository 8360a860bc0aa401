import websocket from '@fastify/websocket';
import type { FastifyRequest } from 'fastify';
import { LIVE_PROTOCOL } from 'shared/constants';
import { errorSchema, liveSessionParamsSchema } from 'shared/contract';
import { z } from 'zod';
import type { Config } from '../../platform/config.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { isAllowedOrigin } from '../../platform/http/allowed-origins.ts';
import { byTicket, type Routes } from '../../platform/http/routes.ts';
import { connectWorker } from './connect-worker.ts';
import type { LiveSessionsService } from './live-sessions-service.ts';
import { MAX_MESSAGE_BYTES } from './max-message-bytes.ts';
import { pipeSockets } from './pipe-sockets.ts';

const DESCRIPTION = `The WebSocket of a live session. Its protocols are \`${LIVE_PROTOCOL}\` and \`ticket.\` with a ticket, which is used up.
Messages are JSON texts; binary messages are images: a byte for the kind (1: frame, 2: screenshot), a number in four bytes (big-endian), a JPEG.
The session says why it has ended before it closes the socket; code 4001 means that its worker was lost.`;

/** The path that becomes a WebSocket; upgrades of others are ordinary requests. */
export const isLiveSocket = ({ url = '', headers }: { url?: string; headers: { upgrade?: string } }) =>
  headers.upgrade?.toLowerCase() === 'websocket' && /^\/live\/[^/]+\/socket\/?(?:\?|$)/.test(url);

/** Needs a scope of its own, without a caller: a WebSocket cannot send a token, its ticket is the permission. */
export async function liveSocketRoute(
  app: Routes,
  liveSessions: LiveSessionsService,
  config: Pick<Config, 'allowedOrigins'>,
): Promise<void> {
  const addresses = new WeakMap<FastifyRequest, string>();

  await app.register(websocket, {
    options: {
      maxPayload: MAX_MESSAGE_BYTES,
      perMessageDeflate: false,
      handleProtocols: () => LIVE_PROTOCOL,
    },
    errorHandler: (error, socket, request) => {
      request.log.debug({ err: error }, 'The WebSocket of a page broke');
      socket.close();
    },
  });

  app.route({
    method: 'GET',
    url: '/live/:id/socket',
    exposeHeadRoute: false,
    config: { isStream: true },
    schema: {
      tags: ['live sessions'],
      security: byTicket,
      description: DESCRIPTION,
      params: liveSessionParamsSchema,
      response: { 101: z.null().describe('The connection is a WebSocket.'), 426: errorSchema },
    },
    async preHandler(request) {
      const { origin } = request.headers;
      if (request.ws && !isAllowedOrigin(config, origin))
        throw new AppError(403, 'foreign_origin', 'Pages of this origin may not open live browsers.');
      const protocols = request.headers['sec-websocket-protocol'];
      addresses.set(request, await liveSessions.findAddress(request.params.id, protocols));
    },
    handler: () => {
      throw new AppError(426, 'upgrade_required', 'This address is a WebSocket.');
    },
    wsHandler(page, request) {
      const { id } = request.params as { id: string };
      const protocols = request.headers['sec-websocket-protocol']?.split(',').map((text) => text.trim());
      const worker = connectWorker(addresses.get(request) ?? '', id, protocols);
      worker.on('error', (error) =>
        request.log.warn({ err: error }, 'The worker of a live session was lost'),
      );
      pipeSockets(page, worker, () =>
        liveSessions.endOfLostWorker(id).catch((error: unknown) => {
          request.log.warn(
            { err: error, liveSessionId: id },
            'The end of a live session could not be stored',
          );
        }),
      );
    },
  });
}
