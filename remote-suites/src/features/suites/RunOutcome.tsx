import { errorText } from 'shared/http';
import { paths } from 'shared/router';
import { Notice, TextLink } from 'shared/ui';
import type { useStartSuiteRun } from '../../api/runs.ts';

/** The result of the last attempt to start a run. */
export function RunOutcome({ run }: { run: ReturnType<typeof useStartSuiteRun> }) {
  if (run.isError)
    return (
      <Notice tone="danger">{errorText(run.error, 'Failed to start test run. Please try again.')}</Notice>
    );
  if (!run.isSuccess) return null;
  return (
    <Notice tone="success">
      Run started. <TextLink to={paths.groupRun(run.data.id)}>View run</TextLink>
    </Notice>
  );
}
