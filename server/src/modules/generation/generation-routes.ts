import { tooManyRequests } from '../../platform/http/app-error.ts';
import { callerLeft } from '../../platform/http/caller-left.ts';
import { addEndpoint } from '../../platform/http/endpoint-route.ts';
import { limitByCompany } from '../../platform/http/limit-by-company.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { GenerationService } from './generation-service.ts';

/** Whole tests cost more than single steps. Without a model there is no reason for a limit. */
const GENERATIONS_A_MINUTE = 10;

/** Needs a scope of its own: the limit on questions to the model is registered there. */
export async function generationRoutes(app: Routes, generation: GenerationService): Promise<void> {
  await limitByCompany(app, tooManyRequests);

  addEndpoint(app, 'GET /test_blueprint/generate-steps', () => generation.generator());

  addEndpoint(
    app,
    'POST /test_blueprint/generate-steps',
    ({ caller, body }, reply) =>
      generation.generate(
        caller.companyId,
        { context: body.context, startingUrl: body.starting_url },
        callerLeft(reply),
      ),
    generation.generator().by === 'model'
      ? { config: { rateLimit: { max: GENERATIONS_A_MINUTE, timeWindow: 60_000 } } }
      : {},
  );
}
