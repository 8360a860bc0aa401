import type { GroupRun, TriggerRunBody } from 'shared/contract';
import { request } from 'shared/http';
import { useMutation, useQueryClient } from 'shared/query';
import { manualRunName } from '../model/manual-run-name.ts';
import { blueprintKeys } from './blueprints.ts';

/** Starts a run of tests under a name that says which; gives the group run. */
export function useRunTests() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ ids, title }: { ids: number[]; title: string }) => {
      const body: TriggerRunBody = { test_blueprint_ids: ids, name: manualRunName(title, new Date()) };
      const reply = await request<{ test_group_run: GroupRun }>('/test_group_run/trigger_run', {
        method: 'POST',
        body,
      });
      return reply.test_group_run;
    },
    // The list shows how each test's last run stands.
    onSuccess: () => void client.invalidateQueries({ queryKey: blueprintKeys.lists() }),
  });
}
