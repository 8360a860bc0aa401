import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { LIVE_PROTOCOL, LIVE_TICKET_PREFIX } from 'shared/constants';
import { errorSchema } from 'shared/contract';

/** Publishes the schemas that check the requests as OpenAPI 3.1, each with the one shape of failures. Register it before the routes. */
export async function describeApi(app: FastifyInstance, address: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Steplight API', version: '1.0.0' },
      servers: [{ url: address }],
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The access token of POST /auth/login.' },
          apiKey: { type: 'http', scheme: 'bearer', description: "The company's API key, or a named one." },
          ticket: {
            type: 'apiKey',
            in: 'header',
            name: 'Sec-WebSocket-Protocol',
            description: `\`${LIVE_PROTOCOL}, ${LIVE_TICKET_PREFIX}<ticket>\`, as a WebSocket sends its protocols.`,
          },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  app.addHook('onRoute', ({ schema }) => {
    if (schema && !schema.hide) schema.response = { ...(schema.response as object), '4xx': errorSchema };
  });
  app.get('/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
