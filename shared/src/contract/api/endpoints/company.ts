import {
  companyReplySchema,
  companyUpdateSchema,
  githubSetupQuerySchema,
  githubSetupReplySchema,
  testNotificationBodySchema,
  testNotificationReplySchema,
} from '../company.ts';
import { editErrorSchema } from '../edits.ts';
import { personalNotificationsSchema } from '../personal-notifications.ts';
import { changedWebhookReplySchema, webhookBodySchema, webhookReplySchema } from '../webhook.ts';
import { defineEndpoints } from './define-endpoints.ts';

export const companyEndpoints = defineEndpoints('company', {
  'GET /company/me': { role: 'viewer', reply: companyReplySchema },
  'PUT /company/me': {
    role: 'editor',
    body: companyUpdateSchema,
    reply: companyReplySchema,
    errors: { 409: editErrorSchema },
  },
  'POST /company/me/api-key': { role: 'owner', reply: companyReplySchema },
  'POST /company/me/test-notification': {
    role: 'editor',
    description: 'Sends a test message to everybody who is stored for the channel, switched on or not.',
    body: testNotificationBodySchema,
    reply: testNotificationReplySchema,
  },
  'GET /company/webhook': {
    role: 'viewer',
    description: 'Where notifications are posted; null: nowhere. Viewers get only the host of the address.',
    reply: webhookReplySchema,
  },
  'PUT /company/webhook': {
    role: 'editor',
    description:
      'Sets the webhook up, or changes it. The signing secret is in the reply to the first one only. Messages are signed as Standard Webhooks 1.0 describes.',
    body: webhookBodySchema,
    reply: changedWebhookReplySchema,
    errors: { 409: editErrorSchema },
  },
  'POST /company/webhook/secret': {
    role: 'editor',
    description:
      'Replaces the signing secret; the new one is in this reply only. For 24 hours messages carry a signature with the old one too.',
    reply: changedWebhookReplySchema,
  },
  'DELETE /company/webhook': {
    role: 'editor',
    description: 'Messages that were not delivered yet are withdrawn.',
  },
});

export const personalNotificationEndpoints = defineEndpoints('notifications', {
  'GET /account/notifications': {
    role: 'viewer',
    description: 'What the signed-in person is told of by mail in the company of the session.',
    reply: personalNotificationsSchema,
  },
  'PUT /account/notifications': {
    role: 'viewer',
    description: 'Replaces the choice. 422 for a suite that the company does not have.',
    body: personalNotificationsSchema,
    reply: personalNotificationsSchema,
  },
});

export const githubEndpoints = defineEndpoints('github', {
  'GET /github/setup': {
    role: 'owner',
    description: "Connects an installation of the GitHub App. The query is that of GitHub's redirect.",
    query: githubSetupQuerySchema,
    reply: githubSetupReplySchema,
  },
});
