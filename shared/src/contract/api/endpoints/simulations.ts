import {
  simulateBodySchema,
  simulateReplySchema,
  simulationParamsSchema,
  simulationSchema,
  startingPageBodySchema,
} from '../simulation.ts';
import { latestPageReplySchema, simulatedPageParamsSchema } from '../pages.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const simulationEndpoints = defineEndpoints('simulations', {
  'POST /simulate': { role: 'editor', body: simulateBodySchema, status: 201, reply: simulateReplySchema },
  'POST /simulate/starting_page': {
    role: 'editor',
    description:
      'What a test begins on, before it has steps. Answers when the page was read, within 30 seconds.',
    body: startingPageBodySchema,
    reply: latestPageReplySchema,
  },
  'GET /simulate/:id/status': { role: 'viewer', params: simulationParamsSchema, reply: simulationSchema },
  'GET /simulate/:id/steps/:step/page': {
    role: 'viewer',
    params: simulatedPageParamsSchema,
    reply: latestPageReplySchema,
  },
  'POST /simulate/:id/cancel': { role: 'editor', params: simulationParamsSchema },
});
