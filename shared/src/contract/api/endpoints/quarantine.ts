import { idParamsSchema } from '../common.ts';
import { quarantineBodySchema, quarantineOwnersReplySchema, quarantineReplySchema } from '../quarantine.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const quarantineEndpoints = defineEndpoints('quarantine', {
  'PUT /test_blueprint/:id/quarantine': {
    role: 'editor',
    description: 'Puts a test into quarantine, or changes reason, owner and end of one that is in it.',
    params: idParamsSchema,
    body: quarantineBodySchema,
    reply: quarantineReplySchema,
  },
  'DELETE /test_blueprint/:id/quarantine': {
    role: 'editor',
    description: 'Ends the quarantine. Nothing happens where there is none.',
    params: idParamsSchema,
  },
  'GET /test_blueprint/quarantine_owners': {
    role: 'viewer',
    description: 'The people who can look after a test in quarantine.',
    reply: quarantineOwnersReplySchema,
  },
});
