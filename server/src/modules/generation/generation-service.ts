import type { GeneratedSteps, SentStepGenerator } from 'shared/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { stepsFromMaterial } from './steps-from-material.ts';

export type GenerationService = ReturnType<typeof createGenerationService>;

/** `model`: the configured one; null: there is none. */
export function createGenerationService({
  config: { writing: limits },
  model,
}: Pick<Platform, 'config'> & { model: string | null }) {
  return {
    /** Who makes steps here. */
    generator: (): SentStepGenerator => ({ by: model === null ? 'rules' : 'model', model, limits }),
    /** At least one step by the built-in rules, clear or as the material says it; 422 with what was left out where it holds none. */
    async generate(material: string): Promise<GeneratedSteps> {
      const generated = await stepsFromMaterial(material);
      if (generated.steps.length === 0) throw noSteps(generated);
      return generated;
    },
  };
}

function noSteps({ left_out }: GeneratedSteps): AppError {
  const advice = 'Write what to do and what to expect, one line each, for example: Click "Buy".';
  return new AppError(422, 'no_steps_found', `No steps were found in this text. ${advice}`, {
    details: { left_out },
  });
}
