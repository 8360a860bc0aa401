import type { ToolCall } from './ask.ts';
import { evidenceProblem } from './evidence.ts';
import type { Observation } from './observe.ts';
import { readInput } from './tools.ts';
import type { RunnerStep } from '../types.ts';

/** The task of a model. */
export interface ModelTask {
  step: RunnerStep;
  /** `judge`: an assertion, without changing the page. */
  mode: 'act' | 'judge';
  /** The results of the executed actions, one sentence each. */
  done: string[];
}

/** The input of the model's `done` call. */
export interface End {
  success: boolean;
  reason: string;
  evidence: string[];
}

/** Conditional steps, which may need no action. */
const CONDITIONAL = /\b(?:if|when|whenever|unless|in case|where|should there|optionally|unless)\b/iu;

/** null: the call is not a valid `done`. */
export function readEnd(call: ToolCall): End | null {
  if (call.tool !== 'done' || call.error) return null;
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
 * Why a model's claim of success is rejected, as a sentence: an assertion needs evidence from the page, an action step needs
 * an executed action. null: it is accepted.
 * @param acted the number of executed actions
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
