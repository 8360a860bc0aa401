import type { ToolCall } from './ask.ts';
import { evidenceProblem } from './evidence.ts';
import type { Observation } from './observe.ts';
import { readInput } from './tools.ts';
import type { ModelTask } from './model-task.ts';

/** How a model ended a step. */
export interface End {
  success: boolean;
  reason: string;
  evidence: string[];
}

/** Steps that may leave nothing to do. */
const CONDITIONAL = /\b(?:if|when|whenever|unless|in case|where|should there|optionally|unless)\b/iu;

/** null: the call does not end the step. */
export function readEnd(call: ToolCall): End | null {
  if (call.tool !== 'done' || call.fault) return null;
  const input = readInput('done', call.input);
  if (!input) return null;
  const reason = input.reason.trim().replace(/[^.!?…]$/u, '$&.');
  return {
    success: input.success,
    reason: reason || (input.success ? 'The step was done.' : 'The step could not be done.'),
    evidence: input.evidence ?? [],
  };
}

/**
 * Why a model's word that all went well is not taken, as a sentence: a statement needs evidence that stands on the page, and something
 * to do needs something done. null: it is taken.
 * @param acted how many actions were carried out
 */
export function endProblem(
  { mode, done, step }: ModelTask,
  text: string,
  evidence: string[],
  acted: number,
  observation: Observation,
): string | null {
  if (mode === 'judge') return evidenceProblem(text, evidence, observation);
  if (acted > 0 || done.length > 0) return null;
  if (!CONDITIONAL.test(step.action)) return 'Nothing was done.';
  return evidenceProblem('', evidence, observation);
}
