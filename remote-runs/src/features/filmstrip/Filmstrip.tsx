import { Images } from 'lucide-react';
import type { StepResult, TestRun } from 'shared/contract';
import { isNotFound } from 'shared/http';
import { useQuery } from 'shared/query';
import { EmptyState, LoadState } from 'shared/ui';
import { stepScreenshotsQuery } from '../../api/step-screenshots.ts';
import { ScreenshotsOfRuns } from './ScreenshotsOfRuns.tsx';

interface Props {
  run: TestRun;
  /** The chosen one. */
  step: StepResult | null;
}

/** What the chosen step showed in the last runs of the test. It loads when the tab opens. */
export function Filmstrip({ run, step }: Props) {
  if (!step)
    return <EmptyState icon={<Images />} text="Select a step to see its screenshots in other runs." />;
  return <FilmstripOfStep key={step.step_number} run={run} step={step} />;
}

function FilmstripOfStep({ run, step }: { run: TestRun; step: StepResult }) {
  const query = useQuery(stepScreenshotsQuery(run.id, step.step_number));
  if (isNotFound(query.error))
    return <EmptyState icon={<Images />} text="This server does not list the screenshots of a step." />;
  return (
    <LoadState
      query={query}
      loading="Loading screenshots of other runs..."
      failed="Failed to load the screenshots of other runs."
    >
      {(screenshots) =>
        screenshots.length < 2 ? (
          <EmptyState
            icon={<Images />}
            text="No other run of this test in the same environment has this step."
          />
        ) : (
          <ScreenshotsOfRuns
            testRunId={run.id}
            step={step}
            screenshots={screenshots}
            onRefresh={() => void query.refetch()}
          />
        )
      }
    </LoadState>
  );
}
