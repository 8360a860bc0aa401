import { generateStepsBodySchema, generateStepsReplySchema, stepGeneratorSchema } from 'shared/contract';
import { bySession, type Routes } from '../../platform/http/routes.ts';
import type { GenerationService } from './generation-service.ts';

const described = { tags: ['tests and modules'], security: bySession };

export function generationRoutes(app: Routes, generation: GenerationService): void {
  app.get(
    '/test_blueprint/generate-steps',
    { schema: { ...described, response: { 200: stepGeneratorSchema } } },
    () => generation.generator(),
  );

  app.post(
    '/test_blueprint/generate-steps',
    { schema: { ...described, body: generateStepsBodySchema, response: { 200: generateStepsReplySchema } } },
    ({ body }) => generation.generate({ context: body.context, startingUrl: body.starting_url }),
  );
}
