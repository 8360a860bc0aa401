import { idParamsSchema } from '../common.ts';
import {
  acceptedCountReplySchema,
  visualCheckReplySchema,
  visualChecksReplySchema,
} from '../visual-checks.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const visualCheckEndpoints = defineEndpoints('visual checks', {
  'GET /test_run/:id/visual_checks': { params: idParamsSchema, reply: visualChecksReplySchema },
  'POST /visual_checks/:id/accept': {
    description: '409 if another screenshot was accepted since the check.',
    params: idParamsSchema,
    reply: visualCheckReplySchema,
  },
  'POST /test_run/:id/visual_checks/accept_all': {
    description: 'Accepts what can still be accepted.',
    params: idParamsSchema,
    reply: visualChecksReplySchema,
  },
  'POST /test_group_run/:id/visual_checks/accept_all': {
    description: 'The same for all tests of a group run.',
    params: idParamsSchema,
    reply: acceptedCountReplySchema,
  },
});
