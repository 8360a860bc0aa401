import { editErrorSchema } from '../edits.ts';
import {
  variableBodySchema,
  variableListReplySchema,
  variableParamsSchema,
  variableReplySchema,
} from '../values.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const variableEndpoints = defineEndpoints('variables', {
  'GET /company/variables': { role: 'viewer', reply: variableListReplySchema },
  'PUT /company/variables/:name': {
    role: 'editor',
    params: variableParamsSchema,
    body: variableBodySchema,
    reply: variableReplySchema,
    errors: { 409: editErrorSchema },
  },
  'DELETE /company/variables/:name': { role: 'editor', params: variableParamsSchema },
});
