import { Suspense } from 'react';
import type { StepResult, TestRun } from 'shared/contract';
import { lazyPart } from 'shared/remote';
import { Stack } from 'shared/ui';
import { Disclosure } from './Disclosure.tsx';
import { StepRequests } from './StepRequests.tsx';

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
        <Suspense>
          <StepPages run={run} step={step} />
        </Suspense>
      </Disclosure>
    </Stack>
  );
}
