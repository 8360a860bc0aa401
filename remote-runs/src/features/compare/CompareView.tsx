import { History } from 'lucide-react';
import type { TestRun } from 'shared/contract';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { EmptyState, LoadState } from 'shared/ui';
import { lastPassedQuery } from '../../api/last-passed.ts';
import { Comparison } from './Comparison.tsx';

interface Props {
  run: TestRun;
  /** Asks for the run again: the addresses of its media last an hour. */
  onRefresh: () => unknown;
}

/** A test run next to the last one that passed, step by step. */
export function CompareView({ run, onRefresh }: Props) {
  const query = useQuery(lastPassedQuery(run.id));
  if (isNotFound(query.error)) return <NothingToCompare text="This server does not compare runs." />;
  return (
    <LoadState
      query={query}
      loading="Loading the last passed run..."
      failed="Failed to load the last passed run."
    >
      {({ test_run: then }) =>
        then === null ? (
          <NothingToCompare text="This test did not pass before this run in its environment: there is nothing to compare it with." />
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

function NothingToCompare({ text }: { text: string }) {
  return <EmptyState icon={<History />} text={text} />;
}
