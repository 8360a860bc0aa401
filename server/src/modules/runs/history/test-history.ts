import { STABLE_RUNS, type RunStatus } from 'shared/constants';
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
  /** `TESTED_VERSION` */
  testedVersion: string | null;
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
 * Whether the test as it is now both passed and failed at the same commit, or within one group run, in its last results. `error` is neither:
 * there the browser or the runner broke.
 */
function isFlakyThere(runs: PastRun[]): boolean {
  const now = runs.at(-1)?.definitionHash;
  const current = runs.slice(-STABLE_RUNS).filter(({ definitionHash }) => definitionHash === now);
  const known = current.filter(({ testedVersion }) => testedVersion !== null);
  const versions = [...Map.groupBy(known, ({ testedVersion }) => testedVersion).values()];
  return current.some(passedOnRetry) || versions.some((same) => has(same, 'passed') && has(same, 'failed'));
}

const has = (runs: PastRun[], wanted: RunStatus): boolean => runs.some(({ status }) => status === wanted);
