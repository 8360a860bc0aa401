import { isSameInstruction } from './run-range.ts';
import type { Execution, Executions } from './simulation.ts';
import type { EditorStep } from './step.ts';
import type { Story } from './story.ts';

/** With the assertions of a story that the page has contradicted: they stay marked while other steps run, until they have run again. */
export function withContradictions(
  executions: Executions | null,
  story: Pick<Story, 'done'> | null,
  steps: EditorStep[],
): Executions | null {
  const byId = new Map(steps.map((step) => [step.id, step]));
  const failed = (story?.done ?? []).filter(({ step, isSuccessful }) => {
    const now = byId.get(step.id);
    return !isSuccessful && now && isSameInstruction(step, now) && !executions?.own.has(step.id);
  });
  if (failed.length === 0) return executions;
  const marks = failed.map(({ step, result: reason }): [string, Execution] => [
    step.id,
    { status: 'failed', reason, actions: [] },
  ]);
  const login = executions?.login ?? { status: 'idle', reason: null, actions: [] };
  return { login, own: new Map([...marks, ...(executions?.own ?? [])]) };
}
