import type { GeneratedSteps, StepGenerator } from 'shared/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import type { ModelConnection } from 'runner/model';
import { stepsFromMaterial } from './steps-from-material.ts';

export interface GenerationService {
  /** Who makes steps here. */
  generator(): StepGenerator;
  /** At least one step, clear or as the material says it; 422 with what was left out where the material holds none, 502 where the model did not answer. */
  generate(input: { context: string; startingUrl: string }): Promise<GeneratedSteps>;
}

export function createGenerationService({
  config,
  log,
}: Pick<Platform, 'config' | 'log'>): GenerationService {
  const { ai } = config;

  async function byModel(
    settings: ModelConnection,
    input: { context: string; startingUrl: string },
  ): Promise<Required<GeneratedSteps>> {
    // Loaded at the first use: most processes never ask a model.
    const { generateByModel } = await import('./generate-by-model.ts');
    try {
      return await generateByModel(settings, input);
    } catch (error) {
      log.warn({ model: settings.model, reason: reasonOf(error) }, 'The model made no steps');
      throw new AppError(
        502,
        'model_failed',
        `The model ${settings.model} did not answer. Please try again.`,
      );
    }
  }

  return {
    generator: () => (ai ? { by: 'model', model: ai.model } : { by: 'rules', model: null }),
    async generate(input) {
      const generated = await (ai ? byModel(ai, input) : stepsFromMaterial(input.context));
      if (generated.steps.length === 0)
        throw new AppError(
          422,
          'no_steps_found',
          'No steps were found in this text. Write what to do and what to expect, one line each, for example: Click "Buy".',
          { details: { left_out: generated.left_out } },
        );
      return generated;
    },
  };
}

/** Without the request, which holds what people pasted. */
function reasonOf(error: unknown): string {
  const status = error instanceof Error && 'statusCode' in error ? ` ${String(error.statusCode)}` : '';
  return error instanceof Error ? `${error.name}${status}` : 'unknown';
}
