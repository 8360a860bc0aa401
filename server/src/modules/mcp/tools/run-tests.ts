import { setTimeout as sleep } from 'node:timers/promises';
import { TESTS_PER_RUN_MAX } from 'shared/constants';
import { triggerRunBodySchema } from 'shared/contract';
import { z } from 'zod';
import { agentTool } from '../page-tools/agent-tool.ts';
import { Refusal } from '../page-tools/refusal.ts';
import { describeRun, hasFinished } from './describe-run.ts';
import { findSuite, type ToolContext } from './tool-context.ts';

const LOOK_INTERVAL_MS = 1000;
const MAX_WAIT_MS = 10 * 60_000;

export function runTestsTool(context: ToolContext) {
  const { services, caller } = context;
  return agentTool({
    name: 'run_tests',
    description:
      'Starts tests on the workers and waits up to ten minutes for their results. What it does not wait for, or what is cancelled, goes on: get_run.',
    input: {
      test_ids: z.array(z.int().min(1)).min(1).max(TESTS_PER_RUN_MAX).optional(),
      suite: z.string().optional().describe('The name of a suite, instead of tests'),
      environment: z.string().optional().describe('The name of an environment'),
      base_url: z.string().optional().describe('Another origin for the addresses of the tests'),
    },
    async answer({ test_ids: ids, suite, environment, base_url: baseUrl }, { signal, progress }) {
      if ((ids === undefined) === (suite === undefined)) throw new Refusal('Name either test_ids or suite.');
      const { companyId, userId, apiKey } = caller();
      const { data: body, error } = triggerRunBodySchema.safeParse({
        ...(suite !== undefined && { test_blueprint_category_id: (await findSuite(context, suite)).id }),
        ...(ids && { test_blueprint_ids: ids }),
        ...(environment !== undefined && { environment }),
        ...(baseUrl !== undefined && { base_url: baseUrl }),
      });
      if (!body) throw new Refusal(error.issues.map(({ message }) => message).join(' '));
      const startedBy = userId === null ? ('pipeline' as const) : ('person' as const);
      const starter = { companyId, startedBy, startedByUserId: userId, startedByKey: apiKey?.name };
      const { id } = (await services.runs.trigger(starter, body)).test_group_run;

      const end = Date.now() + MAX_WAIT_MS;
      let finished = -1;
      for (;;) {
        const run = await services.runs.get(companyId, id);
        const done = run.test_runs.filter(({ status }) => hasFinished(status)).length;
        if (done > finished) progress(done, run.test_runs.length);
        finished = Math.max(done, finished);
        if (hasFinished(run.test_group_run.status) || Date.now() >= end)
          return describeRun(services.testRuns, companyId, run);
        await sleep(LOOK_INTERVAL_MS, undefined, { signal });
      }
    },
  });
}
