import {
  simulateBodySchema,
  simulateReplySchema,
  simulationParamsSchema,
  simulationSchema,
} from 'shared/contract';
import { z } from 'zod';
import { bySession, type Routes } from '../../platform/http/routes.ts';
import type { SimulationsService } from './simulations-service.ts';

const described = { tags: ['simulations'], security: bySession };

export function simulationsRoutes(app: Routes, simulations: SimulationsService): void {
  app.post(
    '/simulate',
    { schema: { ...described, body: simulateBodySchema, response: { 201: simulateReplySchema } } },
    async (request, reply) => {
      const id = await simulations.start(request.caller.companyId, request.body);
      return reply.code(201).send({ simulation_id: id });
    },
  );

  app.get(
    '/simulate/:id/status',
    { schema: { ...described, params: simulationParamsSchema, response: { 200: simulationSchema } } },
    (request) => simulations.get(request.caller.companyId, request.params.id),
  );

  app.post(
    '/simulate/:id/cancel',
    { schema: { ...described, params: simulationParamsSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      await simulations.cancel(request.caller.companyId, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
