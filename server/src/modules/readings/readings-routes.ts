import { readingsBodySchema, readingsReplySchema } from 'shared/contract';
import { bySessionOrKey, type Routes } from '../../platform/http/routes.ts';
import type { ReadingsService } from './readings-service.ts';

export function readingsRoutes(app: Routes, readings: ReadingsService): void {
  app.post(
    '/readings',
    {
      config: { acceptsApiKey: true },
      schema: {
        tags: ['tests and modules'],
        security: bySessionOrKey,
        body: readingsBodySchema,
        response: { 200: readingsReplySchema },
      },
    },
    async ({ caller, body }) => ({ readings: await readings.read(caller.companyId, body) }),
  );
}
