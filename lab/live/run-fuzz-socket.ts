import { join } from 'node:path';
import { listCounts } from '../fuzz/fuzz-api.ts';
import { print } from '../report.ts';
import { openLiveEnvironment } from './environment.ts';
import { fuzzSocket } from './fuzz-socket.ts';
import { servePages } from './page-site.ts';

/** `fuzz:live [count] [seed]`: hostile messages to a live session of a product of its own. Fails if a session neither answers nor closes. */
const [count = 2000, seed = 1] = process.argv.slice(2).map(Number);
const PAUSE_MS = 600;
const environment = await openLiveEnvironment(1);
const site = await servePages({ '/': join(import.meta.dirname, 'pages') });
try {
  const startingUrl = `${site.origins[0]}/shadow.html`;
  const report = await fuzzSocket({
    account: environment.account,
    startingUrl,
    count,
    seed,
    pauseMs: PAUSE_MS,
  });
  for (const [name, counts] of Object.entries(report)) print(`${name} ${listCounts(counts)}`);
} finally {
  await site.close();
  await environment.close();
}
