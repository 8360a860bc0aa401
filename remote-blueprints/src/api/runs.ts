import { useStartRun } from 'shared/run-environment';
import { useRefreshLists } from './blueprints.ts';

/** Starts a run of tests; the lists show the status of each test's last run. */
export function useRunTests() {
  return useStartRun(useRefreshLists());
}
