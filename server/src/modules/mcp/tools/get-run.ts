import { z } from 'zod';
import { agentTool } from '../page-tools/agent-tool.ts';
import { Refusal } from '../page-tools/refusal.ts';
import { describeRun } from './describe-run.ts';
import type { ToolContext } from './tool-context.ts';

export function getRunTool({ services: { runs, testRuns }, caller }: ToolContext) {
  return agentTool({
    name: 'get_run',
    description:
      'How a run stands: for each failed test the sentence, the reason, the page then, and what is different there since it last passed.',
    input: {
      run_id: z.int().min(1).optional(),
      test_run_id: z.int().min(1).optional().describe('Only this test run, with more of its page'),
    },
    isReadOnly: true,
    async answer({ run_id: runId, test_run_id: only }) {
      const { companyId } = caller();
      const id = runId ?? (only && (await testRuns.get(companyId, only)).test_group_run_id);
      if (id === undefined) throw new Refusal('Name run_id or test_run_id.');
      const run = await runs.get(companyId, id);
      if (only !== undefined && !run.test_runs.some((test) => test.id === only))
        throw new Refusal(`Run ${id} has no test run ${only}.`);
      return describeRun(testRuns, companyId, run, only);
    },
  });
}
