import type { GroupRun } from 'shared/contract';

/** `Frozen: 0 model calls`, or `3 model calls` of a run that may ask a model; null where there is nothing to say. */
export function modelCallsText({ is_frozen: isFrozen, model_calls: calls }: GroupRun): string | null {
  const count = calls === 1 ? '1 model call' : `${calls} model calls`;
  if (isFrozen) return calls === undefined ? 'Frozen' : `Frozen: ${count}`;
  return calls ? count : null;
}
