import { idParamsSchema } from '../common.ts';
import {
  savedViewBodySchema,
  savedViewReplySchema,
  savedViewsReplySchema,
  savedViewUpdateSchema,
} from '../saved-views.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const savedViewEndpoints = defineEndpoints('saved views', {
  'GET /saved_views': { role: 'viewer', reply: savedViewsReplySchema },
  'POST /saved_views': {
    role: 'editor',
    body: savedViewBodySchema,
    status: 201,
    reply: savedViewReplySchema,
  },
  'PUT /saved_views/:id': {
    role: 'editor',
    params: idParamsSchema,
    body: savedViewUpdateSchema,
    reply: savedViewReplySchema,
  },
  'DELETE /saved_views/:id': { role: 'editor', params: idParamsSchema },
});
