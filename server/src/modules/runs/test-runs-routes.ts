import {
  historiesQuerySchema,
  historiesReplySchema,
  historyReplySchema,
  idParamsSchema,
  lastPassedReplySchema,
  pageEventsReplySchema,
  testRunReplySchema,
} from 'shared/contract';
import { bySession, type Routes } from '../../platform/http/routes.ts';
import type { TestRunsService } from './test-runs-service.ts';

const described = { tags: ['runs'], security: bySession };
const ofOne = { ...described, params: idParamsSchema };

export function testRunsRoutes(app: Routes, testRuns: TestRunsService): void {
  app.get(
    '/test_run/:id',
    { schema: { ...ofOne, response: { 200: testRunReplySchema } } },
    async ({ caller, params }) => ({ test_run: await testRuns.get(caller.companyId, params.id) }),
  );

  app.get(
    '/test_run/:id/events',
    { schema: { ...ofOne, response: { 200: pageEventsReplySchema } } },
    ({ caller, params }) => testRuns.events(caller.companyId, params.id),
  );

  app.get(
    '/test_run/:id/last_passed',
    { schema: { ...ofOne, response: { 200: lastPassedReplySchema } } },
    async ({ caller, params }) => ({ test_run: await testRuns.lastPassed(caller.companyId, params.id) }),
  );

  app.get(
    '/test_run/:id/history',
    { schema: { ...ofOne, response: { 200: historyReplySchema } } },
    async ({ caller, params }) => ({ history: await testRuns.history(caller.companyId, params.id) }),
  );

  app.get(
    '/test_blueprint/histories',
    {
      schema: {
        ...described,
        querystring: historiesQuerySchema,
        response: { 200: historiesReplySchema },
      },
    },
    async ({ caller, query }) => ({ histories: await testRuns.histories(caller.companyId, query.ids) }),
  );
}
