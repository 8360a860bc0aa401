import type { GivenValue } from 'runner';
import type { ExecutionRecord } from '../../execution/execution-service.ts';
import type { SharedLoginsService } from '../../shared-logins/shared-logins-service.ts';
import type { Attempt } from '../queue/held-attempt-repository.ts';
import type { ExecutedRunRow, StepRow } from '../test-runs/test-runs-repository.ts';

/**
 * What a test run of a group run whose tests sign in once signs in with; undefined: it signs in itself. So does a test that is tried
 * again: the shared sign-in may be why it has failed.
 */
export function loginOfRun(
  sharedLogins: SharedLoginsService,
  { id, groupRunId, loginSteps, retry, browser }: ExecutedRunRow,
  { attempt, site, steps, values }: LoginConditions,
): ExecutionRecord['plan']['openLogin'] {
  if (groupRunId === null || loginSteps === 0 || retry > 0 || site === null) return undefined;
  const own = steps.slice(0, loginSteps);
  const login = {
    groupRunId,
    run: { id, attempt: attempt.number },
    steps: own.map(({ type, task, useVision }) => ({ type, action: task, useVision })),
    startingUrl: site,
    browser,
    values,
  };
  return (signal) => sharedLogins.open(login, signal);
}

interface LoginConditions {
  attempt: Attempt;
  /** Where it takes place. */
  site: string | null;
  steps: StepRow[];
  values: GivenValue[];
}
