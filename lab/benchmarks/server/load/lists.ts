import { fillCompany } from '../fill/fill-company.ts';
import type { Aims } from '../setup/targets.ts';
import { createClient } from '../setup/client.ts';
import { describeMeasured, measureCall } from '../setup/measure.ts';
import type { Setup } from '../setup/open-setup.ts';

const TESTS = 1000;
const MOST = 6;

/** What a list of a thousand tests costs. */
export async function benchLists(setup: Setup, aims: Aims, write: (line: string) => void): Promise<void> {
  write(`\nLists of ${TESTS} tests`);
  const account = { email: 'lists@steplight.local', password: 'steplight-bench' };
  await fillCompany(setup.pool, setup.services, {
    ...account,
    tests: TESTS,
    groupRuns: 2500,
    longRun: { steps: 4, screenshots: 8 },
  });
  const { access_token: token } = await setup.services.auth.login(account, '127.0.0.1');
  const client = createClient(setup.api.address, token);
  for (const path of ['/test_blueprint/list', '/test_blueprint/list?include_usage_count=true']) {
    const measured = await measureCall(setup, client, path);
    write(`  ${path.padEnd(47)}${describeMeasured(measured)}`);
    aims.atMost(`Processor of the API for ${path}`, measured.api, MOST, 'ms');
  }
  client.close();
}
