import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestApi } from '../../../server/src/testing/test-api.ts';
import { testRuns } from '../../../server/src/modules/runs/tables.ts';
import { exampleAction, exampleOutcome } from '../../../server/src/testing/example-results.ts';

const REASON = 'No button "Pay".';

/** Carries pending tests out as their names say: passes, fails, breaks; any other hangs. Ends with the suite of tests that starts it. */
export function startWorker({ platform, services }: TestApi): void {
  const { queries } = platform.database;
  const claimed = new Set<number>();
  let isOver = false;

  async function execute(id: number, name: string): Promise<void> {
    const record = await services.runQueue.openRecord(id);
    if (!record || !['passes', 'fails', 'breaks'].includes(name)) return;
    const isSuccessful = name === 'passes';
    if (name === 'fails') {
      const action = exampleAction({ isSuccessful, screenshot: Buffer.from('the page') });
      await record.storeEvent({ type: 'action', stepIndex: 0, actionNumber: 1, action });
    }
    if (name !== 'breaks')
      await record.storeEvent({
        type: 'step-finished',
        stepIndex: 0,
        outcome: exampleOutcome({ isSuccessful, result: isSuccessful ? 'Done.' : REASON }),
      });
    const status = { passes: 'passed', fails: 'failed' }[name] ?? 'error';
    const error = status === 'error' ? 'The runner stopped responding.' : null;
    await record.end({ status: status as 'passed' | 'failed' | 'error', error, video: null });
  }

  async function work(): Promise<void> {
    while (!isOver) {
      for (const { id, name, status } of await queries.select().from(testRuns)) {
        if (status !== 'pending' || claimed.has(id)) continue;
        claimed.add(id);
        await execute(id, name);
      }
      await sleep(50);
    }
  }

  const end = work();
  after(async () => {
    isOver = true;
    await end;
  });
}
