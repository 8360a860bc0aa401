import { useState } from 'react';
import { TOAST_DURATION_EDITOR } from 'shared/constants';
import type { GeneratedSteps } from 'shared/contract';
import { toast } from 'shared/feedback';
import { errorBody } from 'shared/http';
import { useGenerateSteps } from '../../api/generation.ts';
import { noticeFailure } from '../../notices.ts';

export interface Generation {
  /** Shows why it cannot, or could not. */
  generate(material: string, url: string): void;
  /** What the model needs to know; null: nothing. */
  question: string | null;
  isPending: boolean;
}

/**
 * Generates steps on the server.
 * @param onGenerated also called where no step was found, with what was left out
 */
export function useGeneration(onGenerated: (generated: GeneratedSteps) => void): Generation {
  const [question, setQuestion] = useState<string | null>(null);
  const generation = useGenerateSteps();

  function generate(material: string, url: string) {
    if (generation.isPending || material.trim() === '') return;
    if (url.trim() === '') {
      toast({
        type: 'error',
        title: 'URL Required',
        message: 'Please provide a starting URL before generating steps.',
        duration: TOAST_DURATION_EDITOR,
      });
      return;
    }
    setQuestion(null);
    generation.mutate(
      { body: { context: material, starting_url: url.trim() } },
      {
        onSuccess: onGenerated,
        onError: (error) => {
          const rejection = errorBody(error, 'POST /test_blueprint/generate-steps', 422);
          // A question is no failure: the dialog shows it.
          if (rejection?.question !== undefined) return setQuestion(rejection.question);
          noticeFailure(error, 'Failed to generate steps. Please try again.');
          if (rejection?.left_out) onGenerated({ steps: [], left_out: rejection.left_out });
        },
      },
    );
  }

  return { generate, question, isPending: generation.isPending };
}
