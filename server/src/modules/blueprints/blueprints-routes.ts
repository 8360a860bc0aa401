import {
  blueprintConflictSchema,
  blueprintCreateSchema,
  blueprintDeleteManySchema,
  blueprintListQuerySchema,
  blueprintListReplySchema,
  blueprintMoveSchema,
  blueprintReplySchema,
  blueprintUpdateSchema,
  idParamsSchema,
  unclearStepsReplySchema,
} from 'shared/contract';
import { z } from 'zod';
import { bySession, type Routes } from '../../platform/http/routes.ts';
import type { BlueprintsService } from './blueprints-service.ts';

const described = { tags: ['tests and modules'], security: bySession };

export function blueprintsRoutes(app: Routes, blueprints: BlueprintsService): void {
  app.get(
    '/test_blueprint/list',
    {
      schema: {
        ...described,
        querystring: blueprintListQuerySchema,
        response: { 200: blueprintListReplySchema },
      },
    },
    async (request) => {
      const withUsage = request.query.include_usage_count === 'true';
      return { test_blueprints: await blueprints.list(request.caller.companyId, withUsage) };
    },
  );

  app.get(
    '/test_blueprint/unclear_steps',
    { schema: { ...described, response: { 200: unclearStepsReplySchema } } },
    async ({ caller }) => ({ unclear_steps: await blueprints.listUnclearSteps(caller.companyId) }),
  );

  app.get(
    '/test_blueprint/:id',
    { schema: { ...described, params: idParamsSchema, response: { 200: blueprintReplySchema } } },
    async (request) => ({
      test_blueprint: await blueprints.get(request.caller.companyId, request.params.id),
    }),
  );

  app.post(
    '/test_blueprint/create',
    { schema: { ...described, body: blueprintCreateSchema, response: { 201: blueprintReplySchema } } },
    async (request, reply) => {
      const blueprint = await blueprints.create(request.caller.companyId, request.body);
      return reply.code(201).send({ test_blueprint: blueprint });
    },
  );

  app.put(
    '/test_blueprint/update/:id',
    {
      schema: {
        ...described,
        params: idParamsSchema,
        body: blueprintUpdateSchema,
        response: { 200: blueprintReplySchema, 409: blueprintConflictSchema },
      },
    },
    async (request) => ({
      test_blueprint: await blueprints.update(request.caller.companyId, request.params.id, request.body),
    }),
  );

  app.post(
    '/test_blueprint/duplicate/:id',
    { schema: { ...described, params: idParamsSchema, response: { 201: blueprintReplySchema } } },
    async (request, reply) => {
      const copy = await blueprints.duplicate(request.caller.companyId, request.params.id);
      return reply.code(201).send({ test_blueprint: copy });
    },
  );

  app.post(
    '/test_blueprint/move',
    { schema: { ...described, body: blueprintMoveSchema, response: { 204: z.null() } } },
    async ({ caller, body }, reply) => {
      await blueprints.move(caller.companyId, body.test_blueprint_ids, body.test_blueprint_category_id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/test_blueprint/delete_many',
    { schema: { ...described, body: blueprintDeleteManySchema, response: { 204: z.null() } } },
    async ({ caller, body }, reply) => {
      await blueprints.deleteMany(caller.companyId, body.test_blueprint_ids);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/test_blueprint/delete/:id',
    { schema: { ...described, params: idParamsSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      await blueprints.delete(request.caller.companyId, request.params.id);
      return reply.code(204).send(null);
    },
  );
}
