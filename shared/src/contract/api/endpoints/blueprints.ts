import {
  blueprintVersionReplySchema,
  versionListQuerySchema,
  versionListReplySchema,
  versionParamsSchema,
} from '../blueprint-versions.ts';
import {
  blueprintConflictSchema,
  blueprintCreateSchema,
  blueprintDeleteManySchema,
  blueprintListQuerySchema,
  blueprintListReplySchema,
  blueprintMoveSchema,
  blueprintReplySchema,
  blueprintUpdateSchema,
  generateStepsBodySchema,
  generateStepsErrorSchema,
  generateStepsReplySchema,
  stepGeneratorSchema,
} from '../blueprints.ts';
import { idParamsSchema } from '../common.ts';
import { dataTableBodySchema, dataTableErrorSchema, dataTableReplySchema } from '../data-tables.ts';
import { readingsBodySchema, readingsReplySchema, unclearStepsReplySchema } from '../readings.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const blueprintEndpoints = defineEndpoints('tests and modules', {
  'GET /test_blueprint/list': { query: blueprintListQuerySchema, reply: blueprintListReplySchema },
  'GET /test_blueprint/unclear_steps': { reply: unclearStepsReplySchema },
  'GET /test_blueprint/:id': { params: idParamsSchema, reply: blueprintReplySchema },
  'GET /test_blueprint/:id/versions': {
    params: idParamsSchema,
    query: versionListQuerySchema,
    reply: versionListReplySchema,
  },
  'GET /test_blueprint/:id/versions/:version': {
    params: versionParamsSchema,
    reply: blueprintVersionReplySchema,
  },
  'POST /test_blueprint/create': { body: blueprintCreateSchema, status: 201, reply: blueprintReplySchema },
  'PUT /test_blueprint/update/:id': {
    params: idParamsSchema,
    body: blueprintUpdateSchema,
    reply: blueprintReplySchema,
    errors: { 409: blueprintConflictSchema },
  },
  'POST /test_blueprint/duplicate/:id': { params: idParamsSchema, status: 201, reply: blueprintReplySchema },
  'GET /test_blueprint/:id/table': { params: idParamsSchema, reply: dataTableReplySchema },
  'PUT /test_blueprint/:id/table': {
    params: idParamsSchema,
    body: dataTableBodySchema,
    reply: dataTableReplySchema,
    errors: { 422: dataTableErrorSchema },
  },
  'DELETE /test_blueprint/:id/table': { params: idParamsSchema },
  'POST /test_blueprint/move': { body: blueprintMoveSchema },
  'POST /test_blueprint/delete_many': { body: blueprintDeleteManySchema },
  'DELETE /test_blueprint/delete/:id': { params: idParamsSchema },
  'GET /test_blueprint/generate-steps': { reply: stepGeneratorSchema },
  'POST /test_blueprint/generate-steps': {
    body: generateStepsBodySchema,
    reply: generateStepsReplySchema,
    errors: { 422: generateStepsErrorSchema },
  },
  'POST /readings': { access: 'session-or-key', body: readingsBodySchema, reply: readingsReplySchema },
});
