import { idParamsSchema } from '../common.ts';
import {
  acceptedCountReplySchema,
  visualCheckReplySchema,
  visualChecksReplySchema,
} from '../visual-checks.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const visualCheckEndpoints = defineEndpoints('visual checks', {
  'GET /test_run/:id/visual_checks': {
    role: 'viewer',
    params: idParamsSchema,
    reply: visualChecksReplySchema,
  },
  'POST /visual_checks/:id/accept': {
    role: 'editor',
    description: '409 if another screenshot was accepted since the check.',
    params: idParamsSchema,
    reply: visualCheckReplySchema,
  },
  'POST /test_run/:id/visual_checks/accept_all': {
    role: 'editor',
    description: 'Accepts what can still be accepted.',
    params: idParamsSchema,
    reply: visualChecksReplySchema,
  },
  'POST /test_group_run/:id/visual_checks/accept_all': {
    role: 'editor',
    description: 'The same for all tests of a group run.',
    params: idParamsSchema,
    reply: acceptedCountReplySchema,
  },
});
