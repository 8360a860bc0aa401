import type { StepResult } from 'shared/contract';
import { useQuery } from 'shared/query';
import { LoadState } from 'shared/ui';
import { visualChecksQuery } from '../../api/visual-checks.ts';
import { VisualCheckPanel } from './VisualCheckPanel.tsx';

/** The comparison of a step with its accepted screenshot. Empty if the step has made none. */
export function StepVisualCheck({ runId, step }: { runId: number; step: StepResult }) {
  const query = useQuery(visualChecksQuery(runId));
  return (
    <LoadState query={query} loading="Loading the comparison…" failed="Failed to load the comparison.">
      {(checks) => {
        const check = checks.find(({ step_number }) => step_number === step.step_number);
        const acceptable = checks.filter(({ is_acceptable }) => is_acceptable).length;
        return (
          check && (
            <VisualCheckPanel
              runId={runId}
              check={check}
              acceptable={acceptable}
              onRefresh={() => void query.refetch()}
            />
          )
        );
      }}
    </LoadState>
  );
}
