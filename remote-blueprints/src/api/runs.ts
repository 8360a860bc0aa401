import { callApi } from 'shared/http';
import { useMutation, useQueryClient } from 'shared/query';
import { manualRunName } from '../model/manual-run-name.ts';
import { blueprintKeys } from './blueprints.ts';

/** Starts a run of tests under a name that says which; gives the group run. */
export function useRunTests() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, title }: { ids: number[]; title: string }) => {
      const body = { test_blueprint_ids: ids, name: manualRunName(title, new Date()) };
      return (await callApi('POST /test_group_run/trigger_run', { body })).test_group_run;
    },
    // The list shows how each test's last run stands.
    onSuccess: () => void client.invalidateQueries({ queryKey: blueprintKeys.lists() }),
  });
}
