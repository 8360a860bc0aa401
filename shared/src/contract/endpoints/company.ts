import {
  companyReplySchema,
  companyUpdateSchema,
  githubSetupQuerySchema,
  githubSetupReplySchema,
  testNotificationBodySchema,
  testNotificationReplySchema,
} from '../company.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const companyEndpoints = defineEndpoints('company', {
  'GET /company/me': { reply: companyReplySchema },
  'PUT /company/me': { body: companyUpdateSchema, reply: companyReplySchema },
  'POST /company/me/api-key': { reply: companyReplySchema },
  'POST /company/me/test-notification': {
    description: 'Sends a test message to everybody who is stored for the channel, switched on or not.',
    body: testNotificationBodySchema,
    reply: testNotificationReplySchema,
  },
});

export const githubEndpoints = defineEndpoints('github', {
  'GET /github/setup': {
    description: "Connects an installation of the GitHub App. The query is that of GitHub's redirect.",
    query: githubSetupQuerySchema,
    reply: githubSetupReplySchema,
  },
});
