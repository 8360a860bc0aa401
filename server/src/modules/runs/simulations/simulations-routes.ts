import { addEndpoint } from '../../../platform/http/endpoint-route.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { SimulationsService } from './simulations-service.ts';

export function simulationsRoutes(app: Routes, simulations: SimulationsService): void {
  addEndpoint(app, 'POST /simulate', async ({ caller, body }) => ({
    simulation_id: await simulations.start(caller.companyId, body),
  }));

  addEndpoint(app, 'POST /simulate/starting_page', async ({ caller, body }, reply) => {
    // The editor has another address by now.
    const isGone = new AbortController();
    reply.raw.once('close', () => isGone.abort());
    return { latest: await simulations.startingPage(caller.companyId, body, isGone.signal) };
  });

  addEndpoint(app, 'GET /simulate/:id/status', ({ caller, params }) =>
    simulations.get(caller.companyId, params.id),
  );

  addEndpoint(app, 'GET /simulate/:id/steps/:step/page', async ({ caller, params }) => ({
    latest: await simulations.page(caller.companyId, params.id, params.step),
  }));

  addEndpoint(app, 'POST /simulate/:id/cancel', ({ caller, params }) =>
    simulations.cancel(caller.companyId, params.id),
  );
}
