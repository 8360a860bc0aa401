import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { GenerationService } from './generation-service.ts';

export function generationRoutes(app: Routes, generation: GenerationService): void {
  addEndpoint(app, 'GET /test_blueprint/generate-steps', () => generation.generator());
  addEndpoint(app, 'POST /test_blueprint/generate-steps', ({ body }) => generation.generate(body.context));
}
