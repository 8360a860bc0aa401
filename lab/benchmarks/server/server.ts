import { parseArgs } from 'node:util';
import { benchLists } from './load/lists.ts';
import { benchPolling } from './load/polling.ts';
import { benchProcesses } from './load/processes.ts';
import { benchRuns } from './load/runs.ts';
import { createAims } from './stand/aims.ts';
import { openStand } from './stand/open-stand.ts';

/** What the server bears, and what it costs: a real API on a real database, both of their own. Needs Linux. */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'processes,polling,lists,runs' },
    clients: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '120' },
    'test-runs': { type: 'string', default: '100000' },
  },
});

const write = (line: string) => process.stdout.write(`${line}\n`);
const parts = values.only.split(',');
const aims = createAims(write);
const stand = await openStand();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => void stand.close().finally(() => process.exit(1)));
try {
  if (parts.includes('processes')) await benchProcesses(stand, write);
  if (parts.includes('polling'))
    await benchPolling(
      stand,
      { clients: Number(values.clients), seconds: Number(values.seconds) },
      aims,
      write,
    );
  if (parts.includes('lists')) await benchLists(stand, aims, write);
  if (parts.includes('runs')) await benchRuns(stand, Number(values['test-runs']), aims, write);
} finally {
  await stand.close();
}
if (!aims.tell()) process.exitCode = 1;
