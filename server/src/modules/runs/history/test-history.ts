import type { RunStatus } from 'shared/constants';
import type { SentTestHistory } from 'shared/contract';

/** A finished run of a test. `definitionHash` null: it is not known what the test was then. */
export interface PastRun {
  id: number;
  status: RunStatus;
  /** How many tries of the same group run have failed before. */
  retry: number;
  /** When it began, in milliseconds since 1970. */
  at: number;
  definitionHash: string | null;
  /** `ENVIRONMENT_KEY` of its group run. */
  environmentKey: string;
  /** The name of the environment then; null: it had none. */
  environment: string | null;
}

/** `runs`: finished ones, oldest first. */
export function testHistory(test_blueprint_id: number, runs: PastRun[]): SentTestHistory {
  const results = runs.map((run, index) => {
    const previous = runs[index - 1];
    return {
      test_run_id: run.id,
      status: run.status,
      time_ran: new Date(run.at).toISOString(),
      environment: run.environment,
      is_flaky: passedOnRetry(run),
      is_changed: previous !== undefined && isKnownChange(previous, run),
    };
  });
  return { test_blueprint_id, results, is_flaky: isFlaky(runs) };
}

const passedOnRetry = ({ status, retry }: PastRun) => status === 'passed' && retry > 0;

function isKnownChange(previous: PastRun, run: PastRun): boolean {
  return (
    previous.definitionHash !== null &&
    run.definitionHash !== null &&
    previous.definitionHash !== run.definitionHash
  );
}

/** Whether it is flaky in one of its environments: that it passes in one and fails in another says something about those. */
const isFlaky = (runs: PastRun[]): boolean =>
  [...Map.groupBy(runs, ({ environmentKey }) => environmentKey).values()].some(isFlakyThere);

/**
 * Whether the same test both passed and failed, one right after the other: in two group runs, or in two tries of one. `error` is neither: there the browser or the runner
 * broke, which says nothing about the test, so such results are skipped.
 */
function isFlakyThere(runs: PastRun[]): boolean {
  const verdicts = runs.filter(({ status }) => status === 'passed' || status === 'failed');
  return verdicts.some((run, index) => {
    if (passedOnRetry(run)) return true;
    const previous = verdicts[index - 1];
    if (previous === undefined || run.definitionHash === null) return false;
    return run.definitionHash === previous.definitionHash && run.status !== previous.status;
  });
}
