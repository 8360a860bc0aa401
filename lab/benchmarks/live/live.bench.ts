import { setTimeout as sleep } from 'node:timers/promises';
import { openLiveEnvironment } from '../../live/environment.ts';
import { distributionOf, print } from '../../report.ts';
import { watchTree } from '../runner/process-tree.ts';
import { serveBenchPages } from './bench-pages.ts';
import { click, nextFrame, type LiveView } from './live-view.ts';
import { openRunnerViews } from './open-runner-view.ts';
import { openSocketView } from './open-socket-view.ts';

/**
 * How soon a click is seen, how many frames there are, and what a session at rest costs: at the runner, and at a WebSocket through API and
 * worker. `pnpm bench:live [clicks] [seconds of each other measurement]`
 */
const [clicks = 100, seconds = 15] = process.argv.slice(2).map(Number);
const MIDDLE = { x: 640, y: 500 };
const REST_MS = 1000;
/** Looking more often would cost more than a session at rest. */
const SAMPLE_MS = 1000;

const site = await serveBenchPages();
const views = await openRunnerViews();
await measureCost();
await measureView('runner', (path) => views.open(site.address + path));
await views.close();
const product = await openLiveEnvironment(1);
await measureView('WebSocket', (path) => openSocketView(product.account, site.address + path));
await product.close();
await site.close();

async function measureView(name: string, open: (path: string) => Promise<LiveView>): Promise<void> {
  const clicked = await open('/clicked');
  clicked.send({ type: 'watch', isOn: true });
  await nextFrame(clicked);
  for (const isOn of [false, true]) {
    clicked.send({ type: 'record', isOn });
    const { median, p95, most } = distributionOf(await measureClicks(clicked));
    const what = isOn ? 'recorded click' : 'click';
    print(
      `${name}: ${what} to changed frame, ${clicks} times: p50 ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, max ${most.toFixed(0)} ms`,
    );
  }
  await clicked.close();

  const animated = await open('/animated');
  let frames = 0;
  let bytes = 0;
  animated.onFrame = (length) => {
    frames++;
    bytes += length;
  };
  const watch = watchTree(process.pid, SAMPLE_MS);
  animated.send({ type: 'watch', isOn: true });
  await sleep(seconds * 1000);
  const { cpuSeconds } = watch.stop();
  print(
    `${name}: animated page: ${(frames / seconds).toFixed(1)} frames/s, ${Math.round(bytes / frames / 100) / 10} kB each, ${percent(cpuSeconds)} of a core`,
  );
  animated.send({ type: 'watch', isOn: false });
  // Frames on their way belong to the session that was still watched.
  await sleep(REST_MS);
  frames = 0;
  const unwatched = watchTree(process.pid, SAMPLE_MS);
  await sleep(seconds * 1000);
  const { cpuSeconds: unwatchedSeconds } = unwatched.stop();
  print(`${name}: animated page, not watched: ${frames} frames, ${percent(unwatchedSeconds)} of a core`);
  await animated.close();
}

/** Milliseconds until the first frame after each click. */
async function measureClicks(view: LiveView): Promise<number[]> {
  const latencies = [];
  for (let count = 0; count < clicks; count++) {
    await sleep(200 + Math.random() * 200);
    const start = performance.now();
    const changed = nextFrame(view);
    click(view, MIDDLE);
    await changed;
    latencies.push(performance.now() - start);
  }
  return latencies;
}

/** What this process and its browser use while a session rests on a page that does not change. */
async function measureCost(): Promise<void> {
  await (await views.open(`${site.address}/idle`)).close();
  await printCost('no session, browser started');
  const view = await views.open(`${site.address}/idle`);
  await printCost('session at rest, not watched');
  view.send({ type: 'watch', isOn: true });
  await nextFrame(view);
  await printCost('session at rest, watched');
  let frames = 0;
  view.onFrame = () => frames++;
  await sleep(REST_MS);
  print(`frames of a page at rest in ${REST_MS / 1000} s: ${frames}`);
  await view.close();
}

async function printCost(name: string): Promise<void> {
  await sleep(REST_MS);
  const watch = watchTree(process.pid, SAMPLE_MS);
  await sleep(seconds * 1000);
  const { cpuSeconds, memoryBytes } = watch.stop();
  print(`${name}: ${percent(cpuSeconds)} of a core, ${Math.round(memoryBytes / 1024 ** 2)} MB`);
}

function percent(cpuSeconds: number): string {
  return `${((cpuSeconds / seconds) * 100).toFixed(1)} %`;
}
