import {
  idParamsSchema,
  suiteCreateSchema,
  suiteListReplySchema,
  suiteReplySchema,
  suiteUpdateSchema,
} from 'shared/contract';
import { z } from 'zod';
import { bySession, type Routes } from '../../platform/http/routes.ts';
import type { SuitesService } from './suites-service.ts';

const described = { tags: ['test suites'], security: bySession };
const base = '/test_blueprint_category';

export function suitesRoutes(app: Routes, suites: SuitesService): void {
  app.get(
    `${base}/list`,
    { schema: { ...described, response: { 200: suiteListReplySchema } } },
    async (request) => ({
      categories: await suites.list(request.caller.companyId),
    }),
  );

  app.post(
    `${base}/create`,
    { schema: { ...described, body: suiteCreateSchema, response: { 201: suiteReplySchema } } },
    async (request, reply) => {
      const category = await suites.create(request.caller.companyId, request.body);
      return reply.code(201).send({ category });
    },
  );

  app.put(
    `${base}/update/:id`,
    {
      schema: {
        ...described,
        params: idParamsSchema,
        body: suiteUpdateSchema,
        response: { 200: suiteReplySchema },
      },
    },
    async (request) => ({
      category: await suites.update(request.caller.companyId, request.params.id, request.body),
    }),
  );

  app.delete(
    `${base}/delete/:id`,
    { schema: { ...described, params: idParamsSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      await suites.delete(request.caller.companyId, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
