import type { GroupRun } from 'shared/contract';
import { callApi } from 'shared/http';
import { useMutation, useQueryClient } from 'shared/query';
import { environmentToStart } from 'shared/run-environment';
import { suitesQuery } from './suites.ts';

/** Starts every test of a suite, in the chosen environment, whose card then shows the run; gives the group run, to `onStarted` even if the card has been removed. */
export function useStartSuiteRun(suiteId: number, onStarted: (groupRun: GroupRun) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const body = { test_blueprint_category_id: suiteId, ...(await environmentToStart(client)) };
      return (await callApi('POST /test_group_run/trigger_run', { body })).test_group_run;
    },
    onSuccess: (groupRun) => {
      onStarted(groupRun);
      void client.invalidateQueries({ queryKey: suitesQuery().queryKey });
    },
  });
}
