import { idParamsSchema } from '../common.ts';
import {
  environmentBodySchema,
  environmentListReplySchema,
  environmentReplySchema,
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
    body: environmentBodySchema,
    reply: environmentReplySchema,
  },
  'DELETE /environments/:id': { role: 'editor', params: idParamsSchema },
  'PUT /environments/:id/variables/:name': {
    role: 'editor',
    params: environmentVariableParamsSchema,
    body: variableBodySchema,
    reply: variableReplySchema,
  },
  'DELETE /environments/:id/variables/:name': { role: 'editor', params: environmentVariableParamsSchema },
});
