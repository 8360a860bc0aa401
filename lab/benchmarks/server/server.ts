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
import { openSetup, type Setup } from './setup/open-setup.ts';
import { reportTargets } from './setup/targets.ts';

/** What the server bears, and what it costs: a real API on a real database, both of their own. Needs Linux. */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    clients: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '120' },
    'test-runs': { type: 'string', default: '100000' },
    /** Of each group run, for `run-filters`. */
    'tests-per-run': { type: 'string', default: '4' },
  },
});
const [clients, seconds, testRuns, testsPerRun] = [
  values.clients,
  values.seconds,
  values['test-runs'],
  values['tests-per-run'],
].map(Number) as [number, number, number, number];

/** In the order in which they are made. */
const BENCHES: Record<string, (setup: Setup) => Promise<void>> = {
  processes: benchProcesses,
  polling: (setup) => benchPolling(setup, { clients, seconds }),
  live: (setup) => benchLive(setup, clients),
  'live-run': benchLiveRun,
  announcing: benchAnnouncing,
  lists: benchLists,
  runs: (setup) => benchRuns(setup, testRuns),
  'run-filters': (setup) => benchRunFilters(setup, { testRuns, testsPerRun }),
  notifications: (setup) => benchNotifications(setup, testRuns),
  'shared-login': benchSharedLogin,
};

const chosen = values.only?.split(',') ?? Object.keys(BENCHES);
const setup = await openSetup();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void setup.close().finally(() => process.exit(1)));
try {
  for (const [name, bench] of Object.entries(BENCHES)) if (chosen.includes(name)) await bench(setup);
} finally {
  await setup.close();
}
if (!reportTargets()) process.exitCode = 1;
