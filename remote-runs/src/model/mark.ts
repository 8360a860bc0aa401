import type { StepMarkKind } from 'shared/constants';
import type { StepResult } from 'shared/contract';

const LABELS: Record<StepMarkKind, string> = {
  contradicted: 'Passed, but contradicted',
  model: 'Written by the model',
  vision: 'AI Vision',
  replayed: 'Replayed',
  healed: 'Healed',
  no_vision: 'Without vision',
  restarted: 'Restarted',
  screenshots_lost: 'Screenshots lost',
  interruption: 'Interruption handled',
  shared_login: 'Shared login',
  new_baseline: 'New baseline',
};

/** The label of a mark; derived from its name if only a newer server knows it. */
export function markLabel(kind: string): string {
  const label: string | undefined = LABELS[kind as StepMarkKind];
  return label ?? (kind.charAt(0).toUpperCase() + kind.slice(1)).replaceAll('_', ' ');
}

/** How many steps passed although the page contradicted them. */
export function countContradicted(steps: StepResult[]): number {
  return steps.filter(({ marks }) => marks?.some(({ kind }) => kind === 'contradicted')).length;
}

export function contradictedText(count: number): string {
  return count === 1 ? '1 step passed, but contradicted' : `${count} steps passed, but contradicted`;
}

/** Whether a run may propose a change of the plan for a step: its action found the element under another name, or failed. */
export function mayHaveProposals({ type, is_successful, marks }: StepResult): boolean {
  const isHealed = marks?.some(({ kind }) => kind === 'healed') ?? false;
  return type !== 'assert' && (is_successful === false || isHealed);
}

/** Whether a step may have compared its page with an accepted screenshot; the server knows for sure. */
export function mayHaveVisualCheck({ task, is_successful }: StepResult): boolean {
  return is_successful !== null && /\blooks?\s+as\s+before\b/i.test(task);
}
