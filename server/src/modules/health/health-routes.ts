import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Routes } from '../../platform/http/routes.ts';

const reply = { 200: z.object({ status: z.literal('ok') }) };

/** live: the process answers. ready: it can also do its work. */
export function healthRoutes(app: Routes, database: Database): void {
  app.get('/health/live', { schema: { tags: ['health'], response: reply } }, () => ({
    status: 'ok' as const,
  }));

  app.get('/health/ready', { schema: { tags: ['health'], response: reply } }, async (request) => {
    try {
      await database.queries.execute(sql`select 1`);
    } catch (error) {
      request.log.warn({ err: error }, 'The database does not answer');
      throw new AppError(503, 'not_ready', 'The database does not answer.');
    }
    return { status: 'ok' as const };
  });
}
