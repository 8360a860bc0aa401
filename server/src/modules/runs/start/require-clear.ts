import type { UnclearStep } from 'shared/contract';
import { AppError } from '../../../platform/http/app-error.ts';

const MAX_STEPS = 500;
const MAX_LINES = 100;

/** Refuses unclear steps: 422 with the list, which the sentence repeats in a line for each, for clients that only print it. */
export function requireClear(steps: UnclearStep[]): void {
  if (steps.length === 0) return;
  const head = `${steps.length === 1 ? '1 step is' : `${steps.length} steps are`} unclear; nothing was started.`;
  const lines = steps.slice(0, MAX_LINES).map(describe);
  if (steps.length > MAX_LINES) lines.push(`… and ${steps.length - MAX_LINES} more`);
  throw new AppError(422, 'unclear_steps', [head, ...lines].join('\n'), {
    details: { unclear_steps: steps.slice(0, MAX_STEPS) },
  });
}

/** `Test "Buy a lamp", step 3: Buy it – This is not understood. Suggestion: Click "Buy"` */
function describe({ type, title, step_number, action, problem, suggestions }: UnclearStep): string {
  const place = `${type === 'module' ? 'Module' : 'Test'} "${title}", step ${step_number}`;
  const [first] = suggestions;
  const advice = first ? ` Suggestion: ${first.join(' / ')}` : '';
  return oneLine(`${place}: ${action} – ${problem ?? 'This step is not understood.'}${advice}`);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
