import { auditQuerySchema, auditReplySchema } from '../audit.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const auditEndpoints = defineEndpoints('audit', {
  'GET /audit_events': {
    role: 'owner',
    description: 'What was done in the company, newest first. For owners.',
    query: auditQuerySchema,
    reply: auditReplySchema,
  },
});
