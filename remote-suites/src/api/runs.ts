import type { GroupRun, TriggerRunBody } from 'shared/contract';
import { request } from 'shared/http';
import { useMutation } from 'shared/query';

/** Starts every test of a suite; gives the group run, to `onStarted` even when the card is gone by then. */
export function useStartSuiteRun(suiteId: number, onStarted: (groupRun: GroupRun) => void) {
  return useMutation({
    mutationFn: async () => {
      const body: TriggerRunBody = { test_blueprint_category_id: suiteId };
      const reply = await request<{ test_group_run: GroupRun }>('/test_group_run/trigger_run', {
        method: 'POST',
        body,
      });
      return reply.test_group_run;
    },
    onSuccess: onStarted,
  });
}
