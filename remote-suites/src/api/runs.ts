import type { GroupRun } from 'shared/contract';
import { callApi } from 'shared/http';
import { useMutation } from 'shared/query';

/** Starts every test of a suite; gives the group run, to `onStarted` even when the card is gone by then. */
export function useStartSuiteRun(suiteId: number, onStarted: (groupRun: GroupRun) => void) {
  return useMutation({
    mutationFn: async () => {
      const body = { test_blueprint_category_id: suiteId };
      return (await callApi('POST /test_group_run/trigger_run', { body })).test_group_run;
    },
    onSuccess: onStarted,
  });
}
