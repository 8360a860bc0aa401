import { TOAST_DURATION_EDITOR } from 'shared/constants';
import type { GeneratedSteps } from 'shared/contract';
import { toast } from 'shared/feedback';
import { errorBody } from 'shared/http';
import { useGenerateSteps } from '../../api/generation.ts';
import { noticeFailure } from '../../notices.ts';

/** Generates steps on the server and shows the result; also what was left out where no step was found. */
export function useGeneration(onGenerated: (generated: GeneratedSteps) => void) {
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
    generation.mutate(
      { context: material, starting_url: url.trim() },
      {
        onSuccess: (generated) => {
          showGenerated(generated.steps.length);
          onGenerated(generated);
        },
        onError: (error) => {
          noticeFailure(error, 'Failed to generate steps. Please try again.');
          const rejection = errorBody(error, 'POST /test_blueprint/generate-steps', 422);
          if (rejection?.left_out) onGenerated({ steps: [], left_out: rejection.left_out });
        },
      },
    );
  }

  return { generate, isPending: generation.isPending };
}

function showGenerated(count: number): void {
  toast({
    type: 'success',
    title: 'Steps Generated!',
    message: `Generated ${count} ${count === 1 ? 'step' : 'steps'} successfully.`,
    duration: TOAST_DURATION_EDITOR,
  });
}
