import type { StepResult, TestRun } from 'shared/contract';
import { longDate } from 'shared/format';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { LoadState, Text } from 'shared/ui';
import { stepRequestsQuery } from '../../api/step-requests.ts';
import { RequestList } from './RequestList.tsx';

/** What the pages requested during a step. */
export function StepRequests({ run, step }: { run: TestRun; step: StepResult }) {
  const query = useQuery(stepRequestsQuery(run.id, step.step_number));
  if (isNotFound(query.error)) return <Text tone="muted">The requests of this run were not recorded.</Text>;
  return (
    <LoadState query={query} loading="Loading requests..." failed="Failed to load the requests.">
      {({ requests, left_out }) =>
        requests.length === 0 ? (
          <Text tone="muted">{emptyText(run)}</Text>
        ) : (
          <RequestList requests={requests} leftOut={left_out} />
        )
      }
    </LoadState>
  );
}

function emptyText({ media_removed_at }: TestRun): string {
  return media_removed_at
    ? `The requests were removed on ${longDate(media_removed_at)} because of their age.`
    : 'No requests were recorded in this step.';
}
