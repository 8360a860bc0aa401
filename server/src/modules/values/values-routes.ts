import {
  variableBodySchema,
  variableListReplySchema,
  variableParamsSchema,
  variableReplySchema,
} from 'shared/contract';
import { z } from 'zod';
import { bySession, type Routes } from '../../platform/http/routes.ts';
import type { ValuesService } from './values-service.ts';

const described = { tags: ['variables'], security: bySession };
const one = '/company/variables/:name';

export function valuesRoutes(app: Routes, values: ValuesService): void {
  app.get(
    '/company/variables',
    { schema: { ...described, response: { 200: variableListReplySchema } } },
    async ({ caller }) => ({ variables: await values.list(caller.companyId) }),
  );

  app.put(
    one,
    {
      schema: {
        ...described,
        params: variableParamsSchema,
        body: variableBodySchema,
        response: { 200: variableReplySchema },
      },
    },
    async ({ caller, params, body }) => ({
      variable: await values.put(caller.companyId, params.name, body),
    }),
  );

  app.delete(
    one,
    { schema: { ...described, params: variableParamsSchema, response: { 204: z.null() } } },
    async ({ caller, params }, reply) => {
      await values.remove(caller.companyId, params.name);
      return reply.code(204).send(null);
    },
  );
}
