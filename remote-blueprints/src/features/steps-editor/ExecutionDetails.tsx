import type { Execution } from '../../model/simulation.ts';
import { ActionList } from './ActionList.tsx';
import { FailureReason } from './FailureReason.tsx';

/** Why a step failed and what the agent did in it, below its text. */
export function ExecutionDetails({ status, reason, actions, isOutdated = false }: Execution) {
  return (
    <>
      {status === 'failed' && reason && <FailureReason reason={reason} isOutdated={isOutdated} />}
      {actions.length > 0 && <ActionList actions={actions} />}
    </>
  );
}
