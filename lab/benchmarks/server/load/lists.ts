import { fillCompany } from '../fill/fill-company.ts';
import type { Aims } from '../stand/aims.ts';
import { createClient } from '../stand/client.ts';
import { describeMeasured, measureCall } from '../stand/measure.ts';
import type { Stand } from '../stand/open-stand.ts';

const TESTS = 1000;
const MOST = 6;

/** What a list of a thousand tests costs. */
export async function benchLists(stand: Stand, aims: Aims, write: (line: string) => void): Promise<void> {
  write(`\nLists of ${TESTS} tests`);
  const account = { email: 'lists@steplight.local', password: 'steplight-bench' };
  await fillCompany(stand.pool, stand.services, {
    ...account,
    tests: TESTS,
    groupRuns: 2500,
    longRun: { steps: 4, screenshots: 8 },
  });
  const { access_token: token } = await stand.services.auth.login(account, '127.0.0.1');
  const client = createClient(stand.api.address, token);
  for (const path of ['/test_blueprint/list', '/test_blueprint/list?include_usage_count=true']) {
    const measured = await measureCall(stand, client, path);
    write(`  ${path.padEnd(47)}${describeMeasured(measured)}`);
    aims.atMost(`Processor of the API for ${path}`, measured.api, MOST, 'ms');
  }
  client.close();
}
