import { TOAST_DURATION_EDITOR } from 'shared/constants';
import type { GeneratedSteps } from 'shared/contract';
import { toast } from 'shared/feedback';
import { errorBody } from 'shared/http';
import { useGenerateSteps } from '../../api/generation.ts';
import { noticeFailure } from '../../notices.ts';

export interface Generation {
  /** Shows why it cannot, or could not. */
  generate(material: string, url: string): void;
  isPending: boolean;
}

/**
 * Generates steps.
 * @param write lets a model write them; null: the server makes them by rules
 * @param onGenerated also called where no step was found, with what was left out
 */
export function useGeneration(
  write: (() => void) | null,
  onGenerated: (generated: GeneratedSteps) => void,
): Generation {
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
    if (write) return write();
    generation.mutate(
      { body: { context: material, starting_url: url.trim() } },
      {
        onSuccess: onGenerated,
        onError: (error) => {
          const rejection = errorBody(error, 'POST /test_blueprint/generate-steps', 422);
          noticeFailure(error, 'Failed to generate steps. Please try again.');
          if (rejection?.left_out) onGenerated({ steps: [], left_out: rejection.left_out });
        },
      },
    );
  }

  return { generate, isPending: generation.isPending };
}
