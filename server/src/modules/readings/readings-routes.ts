import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { ReadingsService } from './readings-service.ts';

export function readingsRoutes(app: Routes, readings: ReadingsService): void {
  addEndpoint(app, 'POST /readings', async ({ caller, body }) => ({
    readings: await readings.read(caller.companyId, body),
  }));
}
