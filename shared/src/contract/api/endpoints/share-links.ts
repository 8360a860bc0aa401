import { idParamsSchema } from '../common.ts';
import {
  createdShareLinkReplySchema,
  sharedParamsSchema,
  sharedReplySchema,
  sharedTestRunParamsSchema,
  sharedTestRunReplySchema,
  shareLinkBodySchema,
  shareLinksReplySchema,
} from '../share-links.ts';
import { defineEndpoints } from './define-endpoints.ts';

const byToken = 'The token of the link is the permission. 404 where it is unknown, expired or revoked.';

export const shareLinkEndpoints = defineEndpoints('share links', {
  'GET /share_links': { role: 'viewer', reply: shareLinksReplySchema },
  'POST /share_links': {
    role: 'editor',
    description: 'The address of the link is in this reply only.',
    body: shareLinkBodySchema,
    status: 201,
    reply: createdShareLinkReplySchema,
  },
  'DELETE /share_links/:id': {
    role: 'editor',
    description: 'Revokes the link at once.',
    params: idParamsSchema,
  },
  'GET /shared/:token': {
    access: 'public',
    description: byToken,
    params: sharedParamsSchema,
    reply: sharedReplySchema,
  },
  'GET /shared/:token/test_runs/:id': {
    access: 'public',
    description: byToken,
    params: sharedTestRunParamsSchema,
    reply: sharedTestRunReplySchema,
  },
  'POST /shared/:token/views': {
    access: 'public',
    description: `Counts a view of the link's page. ${byToken}`,
    params: sharedParamsSchema,
  },
});
