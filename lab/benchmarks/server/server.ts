import { parseArgs } from 'node:util';
import { benchAnnouncing } from './load/announcing.ts';
import { benchLists } from './load/lists.ts';
import { benchLive } from './load/live.ts';
import { benchLiveRun } from './load/live-run.ts';
import { benchNotifications } from './load/notifications.ts';
import { benchPolling } from './load/polling.ts';
import { benchProcesses } from './load/processes.ts';
import { benchRunFilters } from './load/run-filters.ts';
import { benchRuns } from './load/runs.ts';
import { benchSharedLogin } from './load/shared-login.ts';
import { createAims } from './setup/targets.ts';
import { openSetup } from './setup/open-setup.ts';

/** What the server bears, and what it costs: a real API on a real database, both of their own. Needs Linux. */
const { values } = parseArgs({
  options: {
    only: {
      type: 'string',
      default: 'processes,polling,live,live-run,announcing,lists,runs,run-filters,notifications,shared-login',
    },
    clients: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '120' },
    'test-runs': { type: 'string', default: '100000' },
    /** Of each group run, for `run-filters`. */
    'tests-per-run': { type: 'string', default: '4' },
  },
});

const write = (line: string) => process.stdout.write(`${line}\n`);
const sections = values.only.split(',');
const aims = createAims(write);
const setup = await openSetup();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void setup.close().finally(() => process.exit(1)));
try {
  if (sections.includes('processes')) await benchProcesses(setup, write);
  if (sections.includes('polling'))
    await benchPolling(
      setup,
      { clients: Number(values.clients), seconds: Number(values.seconds) },
      aims,
      write,
    );
  if (sections.includes('live')) await benchLive(setup, Number(values.clients), aims, write);
  if (sections.includes('live-run')) await benchLiveRun(setup, aims, write);
  if (sections.includes('announcing')) await benchAnnouncing(setup, write);
  if (sections.includes('lists')) await benchLists(setup, aims, write);
  if (sections.includes('runs')) await benchRuns(setup, Number(values['test-runs']), aims, write);
  if (sections.includes('run-filters'))
    await benchRunFilters(
      setup,
      { testRuns: Number(values['test-runs']), testsPerRun: Number(values['tests-per-run']) },
      aims,
      write,
    );
  if (sections.includes('notifications'))
    await benchNotifications(setup, Number(values['test-runs']), aims, write);
  if (sections.includes('shared-login')) await benchSharedLogin(setup, write);
} finally {
  await setup.close();
}
if (!aims.report()) process.exitCode = 1;
