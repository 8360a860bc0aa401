import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { PlaywrightExportService } from './playwright-export-service.ts';

export function playwrightExportRoutes(app: Routes, playwrightExport: PlaywrightExportService): void {
  addEndpoint(app, 'GET /playwright_export', ({ caller, query }) =>
    playwrightExport.exportTests(caller.companyId, query),
  );
}
