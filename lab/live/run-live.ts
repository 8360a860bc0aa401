/**
 * `pnpm lab:live`: uses third-party pages through live sessions as a person does, replays what was recorded in a new window, and compares which elements
 * were hit. Options: `--page=<words>` (pages whose names contain them), `--count=<interactions a page>`, `--seed=<words>`, `--all=<file>` (writes the
 * steps of every page). Exits with 1 if a step hit another element, or the goals are missed.
 */
import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { print } from '../report.ts';
import { mapParallel } from '../trials/map-parallel.ts';
import { openLiveEnvironment, type LiveEnvironment } from './environment.ts';
import { openLiveClient } from './live-client.ts';
import { inspectPages } from './page-inspector.ts';
import { servePages } from './page-site.ts';
import { PAGES, type LivePage } from './pages.ts';
import { createRandom } from './random.ts';
import { recordPage } from './record-page.ts';
import type { Lane, Recording } from './recording.ts';
import { draftsOf, replayPage } from './replay-page.ts';
import { countResults, reportResults, type PageResult } from './report.ts';
import { simulate } from './simulate.ts';
import { findOrigin, waitForRest } from './wait-for-rest.ts';

const GOALS = { pages: 20, interactions: 300, green: 0.98 };
/** Two cores serve two browsers. */
const PARALLEL = 2;
/** Of so many pages one is run without a live browser, too. */
const SIMULATED = 4;

const { values: options } = parseArgs({
  options: {
    page: { type: 'string', default: '' },
    count: { type: 'string', default: '16' },
    seed: { type: 'string', default: 'live' },
    all: { type: 'string' },
  },
});
const pages = PAGES.filter(({ name }) => name.toLowerCase().includes(options.page.toLowerCase()));
const start = performance.now();
const environment = await openLiveEnvironment(PARALLEL);
try {
  const results = await mapParallel(PARALLEL, pages, (page) => tryPage(environment, page));
  print(reportResults(results));
  if (options.all) await writeFile(options.all, results.map(listSteps).join('\n'));
  const { interactions, steps, green, other } = countResults(results);
  const isWhole = options.page === '';
  const isTooFew = results.length < GOALS.pages || interactions < GOALS.interactions;
  if (other > 0 || green < steps * GOALS.green || (isWhole && isTooFew)) process.exitCode = 1;
  print(
    `${green} of ${steps} steps green, ${other} hit another element; ${((performance.now() - start) / 1000).toFixed(0)} seconds`,
  );
} finally {
  await environment.close();
}

async function tryPage(
  { account, browserOutput, file }: LiveEnvironment,
  page: LivePage,
): Promise<PageResult> {
  const site = await servePages(await page.folders());
  const address = site.origins[0] + page.path;
  const result: PageResult = {
    page: page.name,
    recording: { interactions: [], steps: [] },
    replayed: [],
    differences: [],
    simulated: null,
    error: null,
  };
  const client = await openLiveClient(account, address);
  try {
    const random = createRandom(`${options.seed} ${page.name}`);
    await waitForRest({ client, site });
    const origin = await findOrigin({ client, site });
    const lane: Lane = { client, site, random, origin, file, inspector: inspectPages(site, browserOutput) };
    client.send({ type: 'record', isOn: true });
    await client.next(['recording'], 0, 10_000);
    result.recording = await recordPage(lane, page, Number(options.count));
    const state = await lane.inspector.state();
    if (result.recording.steps.length > 0) {
      result.replayed = await replayPage(lane, result.recording, address);
      const replayedState = await lane.inspector.state();
      result.differences = differences(state, replayedState);
      if (pages.indexOf(page) % SIMULATED === 0)
        result.simulated = await simulate(account, {
          starting_url: address,
          steps: draftsOf(result.recording),
          ...file,
        });
    }
  } catch (error) {
    result.error = error instanceof Error ? (error.stack ?? error.message) : String(error);
  } finally {
    await client.close();
    await site.close();
  }
  const { interactions, steps, green, other } = countResults([result]);
  process.stderr.write(
    `${page.name}: ${interactions} interactions, ${steps} steps, ${green} green, ${other} hit another element\n`,
  );
  return result;
}

function differences(recorded: string[], replayed: string[]): string[] {
  const missing = recorded.filter((line) => !replayed.includes(line)).map((line) => `missing ${line}`);
  return [
    ...missing,
    ...replayed.filter((line) => !recorded.includes(line)).map((line) => `instead ${line}`),
  ];
}

function listSteps({
  page,
  recording,
  replayed,
}: {
  page: string;
  recording: Recording;
  replayed: PageResult['replayed'];
}): string {
  const lines = recording.steps.map(({ step, interactions }, index) => {
    const { isSuccessful, verdict } = replayed[index] ?? {};
    const about = interactions.map((source) => recording.interactions[source]?.about).join(', ');
    return `${isSuccessful ? 'green' : 'red'} ${verdict?.target} ${step.action}  ← ${about}`;
  });
  return [`## ${page}`, ...lines, ''].join('\n');
}
