import type { GroupRun } from 'shared/contract';
import { useQueryClient } from 'shared/query';
import { suitesQuery, useStartRun } from 'shared/run-environment';

/** Starts every test of a suite, whose card then shows the run; `onStarted` is called even if the card has been removed. */
export function useStartSuiteRun(onStarted: (groupRun: GroupRun) => void) {
  const client = useQueryClient();
  return useStartRun((groupRun) => {
    onStarted(groupRun);
    void client.invalidateQueries({ queryKey: suitesQuery().queryKey });
  });
}
