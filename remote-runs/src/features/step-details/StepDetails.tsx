import type { StepResult, TestRun } from 'shared/contract';
import { longDate } from 'shared/format';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { lazyPart } from 'shared/remote';
import { LoadState, Stack, Text } from 'shared/ui';
import { stepRequestsQuery } from '../../api/step-requests.ts';
import { Disclosure } from './Disclosure.tsx';
import { RequestList } from './RequestList.tsx';

const StepPages = lazyPart(async () => (await import('./StepPages.tsx')).StepPages);

interface Props {
  run: TestRun;
  /** One that was reached. */
  step: StepResult;
}

/** What is known of a step beyond its result; each part loads when it is opened. */
export function StepDetails({ run, step }: Props) {
  return (
    <Stack gap={1}>
      <Disclosure title="Requests">
        <StepRequests run={run} step={step} />
      </Disclosure>
      <Disclosure title="Page">
        <StepPages run={run} step={step} />
      </Disclosure>
    </Stack>
  );
}

/** What the pages requested during a step. */
function StepRequests({ run, step }: { run: TestRun; step: StepResult }) {
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
