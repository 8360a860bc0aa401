import type { StepMarkKind } from 'shared/constants';
import type { StepResult } from 'shared/contract';

const LABELS: Record<StepMarkKind, string> = {
  contradicted: 'Passed, but contradicted',
  always_true: 'Cannot fail',
  ambiguous: 'Ambiguous',
  model: 'By the model',
  replayed: 'Replayed',
  healed: 'Healed',
  no_vision: 'Without vision',
  restarted: 'Restarted',
  screenshots_lost: 'Screenshots lost',
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
