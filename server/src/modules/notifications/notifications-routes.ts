import { AppError } from '../../platform/http/app-error.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import { limitByCompany } from '../../platform/http/limit-by-company.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { NotificationsService } from './notifications-service.ts';

const TESTS_A_MINUTE = 5;

/** Needs a scope of its own: the limit on test messages is registered there. */
export async function notificationsRoutes(app: Routes, notifications: NotificationsService): Promise<void> {
  await limitByCompany(app, (wait) => {
    const text = `Too many test messages. Please try again in ${Math.ceil(wait / 1000)} seconds.`;
    return new AppError(429, 'too_many_requests', text);
  });

  addEndpoint(
    app,
    'POST /company/me/test-notification',
    async ({ caller, body }) => ({
      deliveries: await notifications.sendTest(caller.companyId, body.channel),
    }),
    { config: { rateLimit: { max: TESTS_A_MINUTE, timeWindow: 60_000 } } },
  );
}
