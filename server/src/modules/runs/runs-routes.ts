import {
  groupRunDetailReplySchema,
  groupRunListQuerySchema,
  groupRunListReplySchema,
  groupRunReplySchema,
  idParamsSchema,
  testRunReplySchema,
  triggerRunBodySchema,
} from 'shared/contract';
import { z } from 'zod';
import { bySession, bySessionOrKey, type Routes } from '../../platform/http/routes.ts';
import type { RunsService } from './runs-service.ts';

const described = { tags: ['runs'], security: bySession };
const alsoByKey = { tags: ['runs'], security: bySessionOrKey };
const config = { acceptsApiKey: true };

const triggerHeadersSchema = z.object({
  'idempotency-key': z
    .string()
    .regex(/^[\x21-\x7e]{1,255}$/, 'The Idempotency-Key must be 1 to 255 visible characters.')
    .optional(),
});

export function runsRoutes(app: Routes, runs: RunsService): void {
  app.post(
    '/test_group_run/trigger_run',
    {
      config,
      schema: {
        ...alsoByKey,
        headers: triggerHeadersSchema,
        body: triggerRunBodySchema,
        response: { 201: groupRunReplySchema },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const run = await runs.trigger(request.caller.companyId, request.body, key);
      return reply.code(201).header('location', `/test_group_run/${run.test_group_run.id}`).send(run);
    },
  );

  app.get(
    '/test_group_run/list',
    {
      schema: {
        ...described,
        querystring: groupRunListQuerySchema,
        response: { 200: groupRunListReplySchema },
      },
    },
    (request) => runs.list(request.caller.companyId, request.query),
  );

  app.get(
    '/test_group_run/:id',
    {
      config,
      schema: { ...alsoByKey, params: idParamsSchema, response: { 200: groupRunDetailReplySchema } },
    },
    (request) => runs.get(request.caller.companyId, request.params.id),
  );

  app.post(
    '/test_group_run/:id/cancel',
    { schema: { ...described, params: idParamsSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      await runs.cancel(request.caller.companyId, request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/test_run/:id',
    { schema: { ...described, params: idParamsSchema, response: { 200: testRunReplySchema } } },
    async (request) => ({ test_run: await runs.getTestRun(request.caller.companyId, request.params.id) }),
  );
}
