import {
  errorSchema,
  groupRunDetailReplySchema,
  groupRunListQuerySchema,
  groupRunListReplySchema,
  groupRunReplySchema,
  idParamsSchema,
  rerunBodySchema,
  triggerRunBodySchema,
  unclearStepsErrorSchema,
  type GroupRunReply,
} from 'shared/contract';
import { z } from 'zod';
import type { Caller } from '../../platform/http/caller.ts';
import { bySession, bySessionOrKey, type Routes } from '../../platform/http/routes.ts';
import type { RunsService } from './runs-service.ts';
import type { Starter } from './start-runs.ts';

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
        response: { 201: groupRunReplySchema, 422: unclearStepsErrorSchema.or(errorSchema) },
      },
    },
    async (request, reply) => {
      const run = await runs.trigger(starterOf(request), request.body);
      return reply.code(201).header('location', locationOf(run)).send(run);
    },
  );

  app.post(
    '/test_group_run/:id/rerun',
    {
      config,
      schema: {
        ...alsoByKey,
        headers: triggerHeadersSchema,
        params: idParamsSchema,
        body: rerunBodySchema,
        response: { 201: groupRunReplySchema },
      },
    },
    async (request, reply) => {
      const run = await runs.rerun(starterOf(request), request.params.id, request.body.only);
      return reply.code(201).header('location', locationOf(run)).send(run);
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
}

interface StartRequest {
  caller: Caller;
  headers: { 'idempotency-key'?: string | undefined };
}

/** Signed-in people start runs as themselves; whoever has the key is a pipeline. */
function starterOf({ caller, headers }: StartRequest): Starter {
  return {
    companyId: caller.companyId,
    startedBy: caller.userId === null ? 'pipeline' : 'person',
    idempotencyKey: headers['idempotency-key'],
  };
}

const locationOf = ({ test_group_run: { id } }: GroupRunReply) => `/test_group_run/${id}`;
