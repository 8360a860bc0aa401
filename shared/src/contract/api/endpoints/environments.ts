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
  'GET /environments': { reply: environmentListReplySchema },
  'POST /environments': { body: environmentBodySchema, status: 201, reply: environmentReplySchema },
  'PUT /environments/:id': {
    params: idParamsSchema,
    body: environmentBodySchema,
    reply: environmentReplySchema,
  },
  'DELETE /environments/:id': { params: idParamsSchema },
  'PUT /environments/:id/variables/:name': {
    params: environmentVariableParamsSchema,
    body: variableBodySchema,
    reply: variableReplySchema,
  },
  'DELETE /environments/:id/variables/:name': { params: environmentVariableParamsSchema },
});
