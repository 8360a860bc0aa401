import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { TestFilesService } from './test-files-service.ts';

/** Two hundred tests with their plans take some 5 MB. */
const BODY_LIMIT = 32 * 1024 * 1024;

export function testFilesRoutes(app: Routes, testFiles: TestFilesService): void {
  addEndpoint(app, 'GET /test_files', ({ caller, query }) => testFiles.list(caller.companyId, query));

  addEndpoint(app, 'POST /test_files/push', ({ caller, body }) => testFiles.push(caller, body), {
    bodyLimit: BODY_LIMIT,
  });

  addEndpoint(
    app,
    'POST /imports',
    async ({ caller, body }) => ({ test_blueprint_ids: await testFiles.import(caller, body) }),
    { bodyLimit: BODY_LIMIT },
  );
}
