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
  openEditorReplySchema,
  stepGeneratorSchema,
} from '../blueprints.ts';
import { idParamsSchema } from '../common.ts';
import { dataTableBodySchema, dataTableErrorSchema, dataTableReplySchema } from '../data-tables.ts';
import { editErrorSchema } from '../edits.ts';
import { readingsBodySchema, readingsReplySchema, unclearStepsReplySchema } from '../readings.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const blueprintEndpoints = defineEndpoints('tests and modules', {
  'GET /test_blueprint/list': {
    role: 'viewer',
    query: blueprintListQuerySchema,
    reply: blueprintListReplySchema,
  },
  'GET /test_blueprint/unclear_steps': { role: 'viewer', reply: unclearStepsReplySchema },
  'GET /test_blueprint/:id': { role: 'viewer', params: idParamsSchema, reply: blueprintReplySchema },
  'GET /test_blueprint/:id/versions': {
    role: 'viewer',
    params: idParamsSchema,
    query: versionListQuerySchema,
    reply: versionListReplySchema,
  },
  'GET /test_blueprint/:id/versions/:version': {
    role: 'viewer',
    params: versionParamsSchema,
    reply: blueprintVersionReplySchema,
  },
  'POST /test_blueprint/create': {
    role: 'editor',
    body: blueprintCreateSchema,
    status: 201,
    reply: blueprintReplySchema,
  },
  'PUT /test_blueprint/update/:id': {
    role: 'editor',
    params: idParamsSchema,
    body: blueprintUpdateSchema,
    reply: blueprintReplySchema,
    errors: { 409: blueprintConflictSchema },
  },
  'PUT /test_blueprint/:id/open_editor': {
    role: 'editor',
    params: idParamsSchema,
    reply: openEditorReplySchema,
  },
  'POST /test_blueprint/duplicate/:id': {
    role: 'editor',
    params: idParamsSchema,
    status: 201,
    reply: blueprintReplySchema,
  },
  'GET /test_blueprint/:id/table': { role: 'viewer', params: idParamsSchema, reply: dataTableReplySchema },
  'PUT /test_blueprint/:id/table': {
    role: 'editor',
    params: idParamsSchema,
    body: dataTableBodySchema,
    reply: dataTableReplySchema,
    errors: { 409: editErrorSchema, 422: dataTableErrorSchema },
  },
  'DELETE /test_blueprint/:id/table': { role: 'editor', params: idParamsSchema },
  'POST /test_blueprint/move': { role: 'editor', body: blueprintMoveSchema },
  'POST /test_blueprint/delete_many': { role: 'editor', body: blueprintDeleteManySchema },
  'DELETE /test_blueprint/delete/:id': { role: 'editor', params: idParamsSchema },
  'GET /test_blueprint/generate-steps': { role: 'viewer', reply: stepGeneratorSchema },
  'POST /test_blueprint/generate-steps': {
    role: 'editor',
    body: generateStepsBodySchema,
    reply: generateStepsReplySchema,
    errors: { 422: generateStepsErrorSchema },
  },
  'POST /readings': {
    access: 'session-or-key',
    role: 'viewer',
    body: readingsBodySchema,
    reply: readingsReplySchema,
  },
});
