import { setTimeout as sleep } from 'node:timers/promises';
import type { Simulation } from 'shared/contract';
import { startShop } from '../../../../server/src/demo/site/shop.ts';
import { freePort } from '../../../../server/src/platform/embedded-database/server.ts';
import { distributionOf, print } from '../../../report.ts';
import type { Setup } from '../setup/open-setup.ts';
import { startBenchProcess } from '../setup/start-process.ts';
import { aimAtMost } from '../setup/targets.ts';

const ACCOUNT = { email: 'live-run@steplight.local', password: 'steplight-bench' };
/** Of the demo shop; twenty in a row that a browser executes as fast as it can. */
const STEPS = Array.from({ length: 5 }, () => [
  'Click the "Lamps" link',
  'Click "Firefly Bulb"',
  'Type "2" into "Quantity"',
  'Scroll down',
]).flat();

/** How much of the simulation was known at a time: finished steps and actions together. */
interface Progress {
  at: number;
  done: number;
}

/** A simulation in a real browser, followed as an editor does: from the moment that something is stored to the reply that contains it. */
export async function benchLiveRun(setup: Setup): Promise<void> {
  print('\nA simulation, followed by its editor');
  const shop = await startShop(await freePort());
  const worker = await startBenchProcess('worker', { ...setup.environment, BROWSER_ALLOW: 'localhost' });
  const { id: companyId } = await setup.services.company.create({ name: 'Live run' });
  await setup.services.auth.createUser({ companyId, ...ACCOUNT });
  const { access_token: token } = await setup.services.auth.login(ACCOUNT, '127.0.0.1');
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const call = (path: string, init?: RequestInit) => fetch(setup.api.address + path, { headers, ...init });
  try {
    const stream = await call('/events');
    const steps = STEPS.map((action) => ({ type: 'act', action, use_vision: false }));
    const body = JSON.stringify({ steps, starting_url: shop.address });
    const { simulation_id: id } = await (await call('/simulate', { method: 'POST', body })).json();
    let isOver = false;
    const stored = watchStored(setup, id, () => isOver);
    const replies: Progress[] = [];
    for (const changes = changesOf(stream); !(await changes.next()).done;) {
      const simulation: Simulation = await (await call(`/simulate/${id}/status`)).json();
      replies.push({ at: performance.now(), done: progressOf(simulation) });
      if (!['pending', 'running'].includes(simulation.status)) break;
    }
    isOver = true;
    const latencies = (await stored).map(({ at, done }) => {
      const reply = replies.find((one) => one.done >= done);
      return reply ? Math.max(0, reply.at - at) : Infinity;
    });
    const { median, p95, most } = distributionOf(latencies);
    print(
      `  ${latencies.length} changes in ${replies.length} replies; stored to replied: p50 ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, longest ${most.toFixed(0)} ms`,
    );
    aimAtMost('From a stored action to the reply that contains it', most, 500, 'ms');
  } finally {
    await worker.stop();
    await shop.close();
  }
}

const progressOf = ({ steps }: Simulation) =>
  steps.reduce(
    (sum, { status, actions }) =>
      sum + actions.length + (status === 'completed' || status === 'failed' ? 1 : 0),
    0,
  );

/** Yields for each event of the stream. */
async function* changesOf(stream: Response): AsyncGenerator<void> {
  if (!stream.body) return;
  for await (const chunk of stream.body.pipeThrough(new TextDecoderStream()))
    if (chunk.includes('data: ')) yield;
}

/** Asks the database every few milliseconds. */
async function watchStored({ pool }: Setup, id: string, isOver: () => boolean): Promise<Progress[]> {
  const stored: Progress[] = [];
  while (!isOver()) {
    const { rows } = await pool.query<{ done: number }>(
      `select (count(distinct a.id) + count(distinct s.id) filter (where s.is_successful is not null))::int as done
       from test_runs r join test_run_steps s on s.test_run_id = r.id left join test_run_actions a on a.step_id = s.id
       where r.simulation_id = $1`,
      [id],
    );
    const done = rows[0]?.done ?? 0;
    if (done > (stored.at(-1)?.done ?? 0)) stored.push({ at: performance.now(), done });
    await sleep(3);
  }
  return stored;
}
