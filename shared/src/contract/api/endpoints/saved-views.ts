import { idParamsSchema } from '../common.ts';
import {
  savedViewBodySchema,
  savedViewReplySchema,
  savedViewsReplySchema,
  savedViewUpdateSchema,
} from '../saved-views.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const savedViewEndpoints = defineEndpoints('saved views', {
  'GET /saved_views': { reply: savedViewsReplySchema },
  'POST /saved_views': { body: savedViewBodySchema, status: 201, reply: savedViewReplySchema },
  'PUT /saved_views/:id': {
    params: idParamsSchema,
    body: savedViewUpdateSchema,
    reply: savedViewReplySchema,
  },
  'DELETE /saved_views/:id': { params: idParamsSchema },
});
