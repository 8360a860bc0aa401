import { idParamsSchema } from '../common.ts';
import {
  planDecisionReplySchema,
  planDecisionSchema,
  planForgetSchema,
  planProposalsQuerySchema,
  planProposalsReplySchema,
  planReplySchema,
  planUpdateSchema,
} from '../plans.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const planEndpoints = defineEndpoints('plans', {
  'GET /test_blueprint/:id/plan': { role: 'viewer', params: idParamsSchema, reply: planReplySchema },
  'PUT /test_blueprint/:id/plan': {
    role: 'editor',
    params: idParamsSchema,
    body: planUpdateSchema,
    reply: planReplySchema,
  },
  'POST /test_blueprint/:id/plan/forget': {
    role: 'editor',
    params: idParamsSchema,
    body: planForgetSchema,
    reply: planReplySchema,
  },
  'GET /plan_proposals': { role: 'viewer', query: planProposalsQuerySchema, reply: planProposalsReplySchema },
  'POST /plan_proposals/accept': { role: 'editor', body: planDecisionSchema, reply: planDecisionReplySchema },
  'POST /plan_proposals/dismiss': {
    role: 'editor',
    description: 'The element that a dismissed proposal names is never taken for the planned one again.',
    body: planDecisionSchema,
    reply: planDecisionReplySchema,
  },
});
