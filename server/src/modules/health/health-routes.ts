import { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkDependencies } from './check-dependencies.ts';

const reply = { 200: z.object({ status: z.literal('ok') }) };

/** live: the process answers. ready: it can also do its work; where it cannot, the answer names the parts that fail. */
export function healthRoutes(app: Routes, platform: Platform): void {
  app.get('/health/live', { schema: { tags: ['health'], response: reply } }, () => ({
    status: 'ok' as const,
  }));

  app.get('/health/ready', { schema: { tags: ['health'], response: reply } }, async (request) => {
    const failures = await checkDependencies(platform);
    const [first] = failures;
    if (!first) return { status: 'ok' as const };
    for (const { dependency, error } of failures)
      request.log.warn({ err: error, dependency }, 'A dependency is not ready');
    throw new AppError(503, 'not_ready', first.sentence, {
      details: { failing: failures.map(({ dependency }) => dependency) },
    });
  });
}
