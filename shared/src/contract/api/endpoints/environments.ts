import { idParamsSchema } from '../common.ts';
import { editErrorSchema } from '../edits.ts';
import {
  environmentBodySchema,
  environmentListReplySchema,
  environmentReplySchema,
  environmentUpdateSchema,
  environmentVariableParamsSchema,
} from '../environments.ts';
import { variableBodySchema, variableReplySchema } from '../values.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const environmentEndpoints = defineEndpoints('environments', {
  'GET /environments': { role: 'viewer', reply: environmentListReplySchema },
  'POST /environments': {
    role: 'editor',
    body: environmentBodySchema,
    status: 201,
    reply: environmentReplySchema,
  },
  'PUT /environments/:id': {
    role: 'editor',
    params: idParamsSchema,
    body: environmentUpdateSchema,
    reply: environmentReplySchema,
    errors: { 409: editErrorSchema },
  },
  'DELETE /environments/:id': { role: 'editor', params: idParamsSchema },
  'PUT /environments/:id/variables/:name': {
    role: 'editor',
    params: environmentVariableParamsSchema,
    body: variableBodySchema,
    reply: variableReplySchema,
    errors: { 409: editErrorSchema },
  },
  'DELETE /environments/:id/variables/:name': { role: 'editor', params: environmentVariableParamsSchema },
});
