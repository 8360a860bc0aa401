import type { GeneratedSteps, SentStepGenerator } from 'shared/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { WritingService } from '../writing/writing-service.ts';
import { stepsFromMaterial } from './steps-from-material.ts';
import { stepsOfDraft } from './steps-of-draft.ts';

interface Material {
  context: string;
  startingUrl: string;
}

export interface GenerationService {
  /** Who makes steps here. */
  generator(): SentStepGenerator;
  /**
   * At least one step, clear or as the material says it; 422 with what was left out, and the model's question, where the material holds none,
   * 502 where the model did not answer. `signal` ends the question to the model.
   */
  generate(companyId: number, material: Material, signal: AbortSignal): Promise<GeneratedSteps>;
}

export function createGenerationService({ writing }: { writing: WritingService }): GenerationService {
  const { model } = writing;

  return {
    generator: () =>
      model === null ? { by: 'rules', model, translates: false } : { by: 'model', model, translates: true },
    async generate(companyId, material, signal) {
      const generated: GeneratedSteps =
        model === null
          ? await stepsFromMaterial(material.context)
          : stepsOfDraft(await writing.draftTest(companyId, material, signal));
      if (generated.steps.length === 0) throw noSteps(generated);
      return generated;
    },
  };
}

function noSteps({ left_out, question }: GeneratedSteps): AppError {
  const advice =
    question === undefined
      ? 'Write what to do and what to expect, one line each, for example: Click "Buy".'
      : `The model asks: ${question}`;
  return new AppError(422, 'no_steps_found', `No steps were found in this text. ${advice}`, {
    details: { left_out, ...(question !== undefined && { question }) },
  });
}
