import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { OverviewService } from './overview-service.ts';

export function overviewRoutes(app: Routes, overview: OverviewService): void {
  addEndpoint(app, 'GET /overview', ({ caller, query }) => overview.get(caller.companyId, query));
}
