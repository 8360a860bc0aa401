import {
  simulateBodySchema,
  simulateReplySchema,
  simulationParamsSchema,
  simulationSchema,
} from '../simulation.ts';
import { latestPageReplySchema, simulatedPageParamsSchema } from '../pages.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const simulationEndpoints = defineEndpoints('simulations', {
  'POST /simulate': { body: simulateBodySchema, status: 201, reply: simulateReplySchema },
  'GET /simulate/:id/status': { params: simulationParamsSchema, reply: simulationSchema },
  'GET /simulate/:id/steps/:step/page': { params: simulatedPageParamsSchema, reply: latestPageReplySchema },
  'POST /simulate/:id/cancel': { params: simulationParamsSchema },
});
