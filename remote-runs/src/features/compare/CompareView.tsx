import { History } from 'lucide-react';
import type { TestRun } from 'shared/contract';
import { useQuery } from 'shared/query';
import { EmptyState, LoadState } from 'shared/ui';
import { lastPassedQuery } from '../../api/last-passed.ts';
import { Comparison } from './Comparison.tsx';

interface Props {
  run: TestRun;
  /** Asks for the run again: the addresses of its media last an hour. */
  onRefresh: () => unknown;
}

/** A test run beside the last one that passed, step by step. */
export function CompareView({ run, onRefresh }: Props) {
  const query = useQuery(lastPassedQuery(run.id));
  return (
    <LoadState
      query={query}
      loading="Loading the last passed run..."
      failed="Failed to load the last passed run."
    >
      {({ test_run: then }) =>
        then === null ? (
          <EmptyState
            icon={<History />}
            text="This test did not pass before this run: there is nothing to compare it with."
          />
        ) : (
          <Comparison
            now={run}
            then={then}
            onRefresh={() => {
              void onRefresh();
              void query.refetch();
            }}
          />
        )
      }
    </LoadState>
  );
}
