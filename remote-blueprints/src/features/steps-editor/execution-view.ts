import type { ColorName } from 'shared/theme';
import type { Execution } from '../../model/simulation.ts';

interface ExecutionView {
  color: ColorName;
  /** `Success`, or `Success before your change`; empty for a step that has not run. */
  result: string;
  /** The result with its reason. */
  text: string;
}

const VIEWS: Record<Execution['status'], { color: ColorName; word: string }> = {
  idle: { color: 'borderStrong', word: '' },
  pending: { color: 'info', word: 'Pending...' },
  running: { color: 'info', word: 'Running...' },
  completed: { color: 'success', word: 'Success' },
  failed: { color: 'danger', word: 'Failed' },
};

/** Colour and words of how a step fared in the latest run. */
export function executionView(execution: Execution | undefined): ExecutionView {
  const { color, word } = VIEWS[execution?.status ?? 'idle'];
  if (!execution || !word) return { color, result: '', text: '' };
  const result = execution.isOutdated ? `${word} before your change` : word;
  return { color, result, text: execution.reason ? `${result}: ${execution.reason}` : result };
}
