import {
  companyDeletionSchema,
  companyNameBodySchema,
  newCompanyReplySchema,
  twoFactorRuleSchema,
} from '../account.ts';
import {
  companyReplySchema,
  companyUpdateSchema,
  githubSetupQuerySchema,
  githubSetupReplySchema,
  testNotificationBodySchema,
  testNotificationReplySchema,
} from '../company.ts';
import { emailBodySchema } from '../auth.ts';
import { idParamsSchema } from '../common.ts';
import { editErrorSchema } from '../edits.ts';
import { issueTrackerBodySchema, issueTrackerReplySchema, issueTrackerTestReplySchema } from '../issues.ts';
import {
  mailSubscriptionBodySchema,
  mailSubscriptionSchema,
  mailTokenParamsSchema,
  notificationRouteBodySchema,
  notificationRouteReplySchema,
  notificationRoutesReplySchema,
  unmailableReplySchema,
} from '../notification-routes.ts';
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
  'POST /companies': {
    role: 'viewer',
    description:
      'Creates another company, whose owner the signed-in person is. The session stays in the present one.',
    body: companyNameBodySchema,
    status: 201,
    reply: newCompanyReplySchema,
  },
  'PUT /company/me/name': { role: 'owner', body: companyNameBodySchema },
  'PUT /company/me/two_factor': {
    role: 'owner',
    description: 'Whether sessions that were begun with a password need a second factor. API keys do not.',
    body: twoFactorRuleSchema,
  },
  'POST /company/me/delete': {
    role: 'owner',
    description:
      'Deletes the company with everything in it. Runs are cancelled and sessions end; the accounts of its members stay.',
    body: companyDeletionSchema,
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
  'GET /company/issue_tracker': {
    role: 'viewer',
    description: 'Where verdicts create issues; null: nowhere.',
    reply: issueTrackerReplySchema,
  },
  'PUT /company/issue_tracker': {
    role: 'editor',
    description: 'Sets the issue tracker up, or changes it. The token is never in a reply.',
    body: issueTrackerBodySchema,
    reply: issueTrackerReplySchema,
  },
  'POST /company/issue_tracker/test': {
    role: 'editor',
    description: 'Asks the tracker for the project.',
    reply: issueTrackerTestReplySchema,
  },
  'DELETE /company/issue_tracker': {
    role: 'editor',
    description: 'Verdicts keep the addresses of their tickets.',
  },
});

const ofLink = 'The token of the link in a mail is the permission. 404 where it is none.';

export const notificationRouteEndpoints = defineEndpoints('notifications', {
  'GET /company/notification-routes': {
    role: 'viewer',
    description: 'Who is told of which runs, beside the general recipients. Viewers get no Slack webhooks.',
    reply: notificationRoutesReplySchema,
  },
  'POST /company/notification-routes': {
    role: 'editor',
    body: notificationRouteBodySchema,
    status: 201,
    reply: notificationRouteReplySchema,
  },
  'PUT /company/notification-routes/:id': {
    role: 'editor',
    params: idParamsSchema,
    body: notificationRouteBodySchema,
    reply: notificationRouteReplySchema,
    errors: { 409: editErrorSchema },
  },
  'DELETE /company/notification-routes/:id': {
    role: 'editor',
    description: 'Messages that were not delivered yet are withdrawn.',
    params: idParamsSchema,
  },
  'GET /company/mail-recipients': {
    role: 'viewer',
    description:
      'The addresses in the settings that get no mail: they are not confirmed, have refused, or have unsubscribed.',
    reply: unmailableReplySchema,
  },
  'POST /company/mail-recipients/confirmation': {
    role: 'editor',
    description:
      'Asks a recipient once more whether results are wanted. 429 within an hour, and where too many were asked; 422 where the mail server refuses the mail.',
    body: emailBodySchema,
  },
  'GET /notification_mails/:token': {
    access: 'public',
    description: `Whether a company may send results to an address. Changes nothing. ${ofLink}`,
    params: mailTokenParamsSchema,
    reply: mailSubscriptionSchema,
  },
  'POST /notification_mails/:token': {
    access: 'public',
    description: `Confirms, refuses, unsubscribes or subscribes again. Takes the form of RFC 8058 too. ${ofLink}`,
    params: mailTokenParamsSchema,
    body: mailSubscriptionBodySchema,
    reply: mailSubscriptionSchema,
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
