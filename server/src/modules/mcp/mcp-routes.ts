import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { actingAs } from '../../platform/actor.ts';
import type { Config } from '../../platform/config.ts';
import { isAllowedOrigin } from '../../platform/http/allowed-origins.ts';
import { AppError, tooManyRequests } from '../../platform/http/app-error.ts';
import { bearerToken } from '../../platform/http/caller.ts';
import { limitBy } from '../../platform/http/limit-by.ts';
import { requestActor } from '../../platform/http/request-actor.ts';
import { bySessionOrKey, type Routes } from '../../platform/http/routes.ts';
import type { McpService } from './mcp-service.ts';

const REQUESTS_A_MINUTE = 300;

const DESCRIPTION = `The Model Context Protocol for coding agents (Streamable HTTP): messages are JSON-RPC 2.0, answers are JSON or server-sent
events. A session begins with \`initialize\`, is named in \`Mcp-Session-Id\`, and ends with \`DELETE\`. Each tool needs the role of the call that does the same.`;

/** The protocol's own library reads it. */
const messageSchema = z.looseObject({ jsonrpc: z.literal('2.0') });

/** Needs a scope of its own: the limit on requests is registered there. */
export async function mcpRoutes(
  app: Routes,
  mcp: McpService,
  config: Pick<Config, 'allowedOrigins'>,
): Promise<void> {
  await limitBy(app, (request) => bearerToken(request) ?? request.ip, tooManyRequests);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { headers, caller, body } = request;
    if (headers.origin !== undefined && !isAllowedOrigin(config, headers.origin))
      throw new AppError(403, 'foreign_origin', 'Pages of this origin may not connect agents.');
    const sessionId = z.string().optional().parse(headers['mcp-session-id']);
    await actingAs(requestActor(request), async () => {
      const respond = await mcp.find({ caller, token: bearerToken(request) ?? '', sessionId, body });
      reply.hijack();
      // Those of CORS among them.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      // nginx would collect the events.
      reply.raw.setHeader('x-accel-buffering', 'no');
      await respond(request.raw, reply.raw);
    });
  }

  for (const method of ['POST', 'GET', 'DELETE'] as const)
    app.route({
      method,
      url: '/mcp',
      exposeHeadRoute: false,
      config: {
        isStream: true,
        acceptsApiKey: true,
        rateLimit: { max: REQUESTS_A_MINUTE, timeWindow: 60_000 },
      },
      schema: {
        tags: ['agents'],
        security: bySessionOrKey,
        description: DESCRIPTION,
        ...(method === 'POST' && { body: messageSchema }),
        response: {
          200: { description: DESCRIPTION, content: { 'text/event-stream': { schema: messageSchema } } },
        },
      },
      handler: answer,
    });
  // A server that closes waits for its requests, and these would not end.
  app.addHook('preClose', () => mcp.close());
}
