import { testNotificationBodySchema, testNotificationReplySchema } from 'shared/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { limitByCompany } from '../../platform/http/limit-by-company.ts';
import { bySession, type Routes } from '../../platform/http/routes.ts';
import type { NotificationsService } from './notifications-service.ts';

const TESTS_A_MINUTE = 5;

/** Needs a scope of its own: the limit on test messages is registered there. */
export async function notificationsRoutes(app: Routes, notifications: NotificationsService): Promise<void> {
  await limitByCompany(app, (wait) => {
    const text = `Too many test messages. Please try again in ${Math.ceil(wait / 1000)} seconds.`;
    return new AppError(429, 'too_many_requests', text);
  });

  app.post(
    '/company/me/test-notification',
    {
      schema: {
        tags: ['company'],
        security: bySession,
        description: 'Sends a test message to everybody who is stored for the channel, switched on or not.',
        body: testNotificationBodySchema,
        response: { 200: testNotificationReplySchema },
      },
      config: {
        rateLimit: { max: TESTS_A_MINUTE, timeWindow: 60_000 },
      },
    },
    async (request) => ({
      deliveries: await notifications.sendTest(request.caller.companyId, request.body.channel),
    }),
  );
}
