import { setTimeout as sleep } from 'node:timers/promises';
import { startShop } from '../../../../server/src/demo/site/shop.ts';
import { SIGN_IN_STEPS, type SeededStep } from '../../../../server/src/demo/seed/tests.ts';
import { freePort } from '../../../../server/src/platform/embedded-database/server.ts';
import { distributionOf, print } from '../../../report.ts';
import type { Setup } from '../setup/open-setup.ts';
import { startBenchProcess } from '../setup/start-process.ts';

const ACCOUNT = { email: 'shared-login@steplight.local', password: 'steplight-bench' };
const TESTS = 10;
const ROUNDS = 3;
const POLL_INTERVAL_MS = 20;

/** A suite of ten tests with a login module in the demo shop: each test signs in, or one for all. Both alternate. */
export async function benchSharedLogin(setup: Setup): Promise<void> {
  print(`\nA suite of ${TESTS} tests with a login module`);
  const shop = await startShop(await freePort());
  const worker = await startBenchProcess('worker', { ...setup.environment, BROWSER_ALLOW: 'localhost' });
  try {
    const suites = await createSuites(setup, shop.address);
    const run = await runnerOf(setup);
    for (const id of Object.values(suites)) await run(id);
    const seconds = { each: [] as number[], shared: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      seconds.each.push(await run(suites.each));
      seconds.shared.push(await run(suites.shared));
    }
    const [each, shared] = [distributionOf(seconds.each), distributionOf(seconds.shared)];
    const ratio = distributionOf(seconds.shared.map((value, round) => value / (seconds.each[round] ?? NaN)));
    print(
      `  each signs in: ${each.median.toFixed(1)} s; one for all: ${shared.median.toFixed(1)} s; ratio ${ratio.median.toFixed(2)}`,
    );
  } finally {
    await worker.stop();
    await shop.close();
  }
}

/** Two suites that differ in `shares_login` only. @returns their ids */
async function createSuites({ services }: Setup, shop: string): Promise<{ each: number; shared: number }> {
  const { id: companyId } = await services.company.create({ name: 'Shared login' });
  await services.auth.createUser({ companyId, ...ACCOUNT });
  const numbered = (steps: SeededStep[]) =>
    steps.map((step, index) => ({ ...step, use_vision: false, is_disabled: false, step_number: index + 1 }));
  const { id: login } = await services.blueprints.create(companyId, {
    type: 'module',
    title: 'Sign in',
    steps: numbered(SIGN_IN_STEPS),
  });
  const create = async (name: string, shares: boolean) => {
    const { id } = await services.suites.create(companyId, {
      name,
      login_module_blueprint_id: login,
      shares_login: shares,
    });
    for (let number = 1; number <= TESTS; number++)
      await services.blueprints.create(companyId, {
        type: 'integration',
        title: `Search ${number}`,
        starting_url: shop,
        test_blueprint_category_id: id,
        steps: numbered([
          // The page after the sign-in has no search.
          { type: 'act', action: 'Click the "Lamps" link' },
          { type: 'act', action: 'Type "bulb" into "Search lamps" and press Enter' },
          { type: 'assert', action: 'The page shows "Firefly Bulb"' },
        ]),
      });
    return id;
  };
  return { each: await create('Each signs in', false), shared: await create('One for all', true) };
}

/** Runs a suite until all of its tests have passed. @returns seconds */
async function runnerOf({ services, api }: Setup): Promise<(suiteId: number) => Promise<number>> {
  const { access_token: token } = await services.auth.login(ACCOUNT, '127.0.0.1');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = async (path: string, init?: RequestInit) =>
    (await fetch(api.address + path, { headers, ...init })).json();
  const reasonOf = async (id: number) => {
    const { test_run: run } = await call(`/test_run/${id}`);
    return run.results.map(({ result }: { result: string }) => result).join(' | ');
  };
  return async (suiteId) => {
    const startedAt = performance.now();
    const body = JSON.stringify({ test_blueprint_category_id: suiteId });
    const { test_group_run: started } = await call('/test_group_run/trigger_run', { method: 'POST', body });
    for (;;) {
      const { test_group_run: run, test_runs: results } = await call(`/test_group_run/${started.id}`);
      if (run.status === 'passed') return (performance.now() - startedAt) / 1000;
      if (run.status !== 'pending' && run.status !== 'running')
        throw new Error(`The suite ended as ${run.status}: ${await reasonOf(results[0].id)}`);
      await sleep(POLL_INTERVAL_MS);
    }
  };
}
