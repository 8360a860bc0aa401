import {
  commentCreateSchema,
  commentListQuerySchema,
  commentListReplySchema,
  commentReplySchema,
  commentUpdateSchema,
} from '../comments.ts';
import { idParamsSchema } from '../common.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const commentEndpoints = defineEndpoints('comments', {
  'GET /comments': { role: 'viewer', query: commentListQuerySchema, reply: commentListReplySchema },
  'POST /comments': { role: 'editor', body: commentCreateSchema, status: 201, reply: commentReplySchema },
  'PUT /comments/:id': {
    role: 'editor',
    description: 'Only the author may change a comment.',
    params: idParamsSchema,
    body: commentUpdateSchema,
    reply: commentReplySchema,
  },
  'DELETE /comments/:id': {
    role: 'editor',
    description: 'The author may delete a comment, and every owner of the company.',
    params: idParamsSchema,
  },
});
