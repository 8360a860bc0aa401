import type { Config } from '../../../platform/config.ts';
import { addEndpoint } from '../../../platform/http/endpoint-route.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import { pagesOf } from '../../../platform/pages.ts';
import type { SubscriptionsService } from './subscriptions-service.ts';

export function mailRecipientsRoutes(app: Routes, subscriptions: SubscriptionsService): void {
  addEndpoint(app, 'GET /company/mail-recipients', async ({ caller }) => ({
    recipients: await subscriptions.listUnmailable(caller.companyId),
  }));

  addEndpoint(app, 'POST /company/mail-recipients/confirmation', ({ caller, body }) =>
    subscriptions.askAgain(caller, body.email),
  );
}

/** What the links in mails lead to, without sign-in. Needs a scope of its own, which reads the form that mail programs send. */
export function notificationMailsRoutes(
  app: Routes,
  subscriptions: SubscriptionsService,
  config: Config,
): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
  });
  app.addContentTypeParser<string>(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string', bodyLimit: 1000 },
    // RFC 8058: the one field that the header of the mail names.
    (_request, body, done) =>
      done(null, /List-Unsubscribe\b[^]*One-Click/.test(body) ? { wants_mail: false } : {}),
  );

  addEndpoint(app, 'GET /notification_mails/:token', ({ params }) => subscriptions.get(params.token), {
    // Mail programs without the form open the address of the header in a browser.
    async onRequest({ headers, params }, reply) {
      if (headers.accept?.includes('text/html'))
        return reply.redirect(
          pagesOf(config.webAddress).notificationMails((params as { token: string }).token),
        );
    },
  });

  addEndpoint(app, 'POST /notification_mails/:token', ({ params, body }) =>
    subscriptions.set(params.token, body.wants_mail),
  );
}
