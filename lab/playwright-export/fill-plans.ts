import { parallelOptions, startTestRunner } from '../../runner/src/testing/test-runner.ts';
import { GENEROUS } from '../../runner/src/testing/timings.ts';
import { createExecutionService } from '../../server/src/modules/execution/execution-service.ts';
import { present } from '../../server/src/testing/present.ts';
import type { TestApi } from '../../server/src/testing/test-api.ts';
import { withTiming } from '../plans/with-timing.ts';

/** A busy machine must not fail a step; one of the demo's tests fails, and waits for so long. */
const TIMING = { ...GENEROUS, wait: 30_000 };

/** Executes tests of the company, by default all, as a worker does: the green ones fill the plans. */
export async function fillPlans(
  services: TestApi['services'],
  platform: TestApi['platform'],
  companyId: number,
  isChosen: (title: string) => boolean = () => true,
): Promise<void> {
  const { runner, close } = await startTestRunner({ takesScreenshots: false, ...parallelOptions });
  try {
    const execution = createExecutionService({ ...platform, runner: withTiming(runner, TIMING) });
    const listed = await services.blueprints.list(companyId);
    const ids = listed
      .filter(({ type, title }) => type === 'integration' && isChosen(title))
      .map(({ id }) => id);
    const { test_group_run: group } = await services.runs.trigger(
      { companyId, startedBy: 'person' },
      { test_blueprint_ids: ids },
    );
    const { test_runs: runs } = await services.runs.get(companyId, group.id);
    await Promise.all(
      runs.map(async ({ id }) => execution.executeRun(present(await services.runQueue.openRecord(id)))),
    );
  } finally {
    await close();
  }
}
