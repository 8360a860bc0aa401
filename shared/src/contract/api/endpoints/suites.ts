import { idParamsSchema } from '../common.ts';
import { editErrorSchema } from '../edits.ts';
import { suiteCreateSchema, suiteListReplySchema, suiteReplySchema, suiteUpdateSchema } from '../suites.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const suiteEndpoints = defineEndpoints('test suites', {
  'GET /test_blueprint_category/list': { role: 'viewer', reply: suiteListReplySchema },
  'POST /test_blueprint_category/create': {
    role: 'editor',
    body: suiteCreateSchema,
    status: 201,
    reply: suiteReplySchema,
  },
  'PUT /test_blueprint_category/update/:id': {
    role: 'editor',
    params: idParamsSchema,
    body: suiteUpdateSchema,
    reply: suiteReplySchema,
    errors: { 409: editErrorSchema },
  },
  'DELETE /test_blueprint_category/delete/:id': { role: 'editor', params: idParamsSchema },
});
