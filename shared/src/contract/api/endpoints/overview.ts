import { overviewQuerySchema, overviewReplySchema } from '../overview.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const overviewEndpoints = defineEndpoints('runs', {
  'GET /overview': {
    role: 'viewer',
    description: 'How the tests of the company fared in the last days, and what is red now.',
    query: overviewQuerySchema,
    reply: overviewReplySchema,
  },
});
