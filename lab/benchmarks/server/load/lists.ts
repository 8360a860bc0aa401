import { print } from '../../../report.ts';
import { fillCompany } from '../fill/fill-company.ts';
import { aimAtMost } from '../setup/targets.ts';
import { createClient } from '../setup/client.ts';
import { describeMeasured, measureCall } from '../setup/measure.ts';
import type { Setup } from '../setup/open-setup.ts';

const TESTS = 1000;
const MOST = 6;

/** What a list of a thousand tests costs. */
export async function benchLists(setup: Setup): Promise<void> {
  print(`\nLists of ${TESTS} tests`);
  const { token } = await fillCompany(setup, 'lists', {
    tests: TESTS,
    groupRuns: 2500,
    longRun: { steps: 4, screenshots: 8 },
  });
  const client = createClient(setup.api.address, token);
  for (const path of ['/test_blueprint/list', '/test_blueprint/list?include_usage_count=true']) {
    const measured = await measureCall(setup, client, path);
    print(`  ${path.padEnd(47)}${describeMeasured(measured)}`);
    aimAtMost(`Processor of the API for ${path}`, measured.api, MOST, 'ms');
  }
  client.close();
}
