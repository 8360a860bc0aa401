import { isStartingUrl } from 'shared/constants';
import type { QueryClient } from 'shared/query';
import { environmentToStart } from 'shared/run-environment';
import { planQuery } from '../../api/plans.ts';
import { stepsInRange, targetOf, type RunRange } from '../../model/run-range.ts';
import { toSimulateBody } from '../../model/simulation.ts';
import { runSimulation, type Listeners } from './run-simulation.ts';
import { showInvalid } from './simulation-notices.ts';
import type { Work } from './work.ts';

/** What starts and follows runs: one file to load with the first of them. */
export { startInLiveBrowser } from './run-live.ts';

/** Runs steps as a simulation, in a browser of their own, and follows them to their end. Never throws. */
export async function simulate(
  client: QueryClient,
  { steps, url, login, file, blueprintId }: Work,
  range: RunRange,
  signal: AbortSignal,
  listeners: Listeners,
): Promise<void> {
  // The steps may change while they run.
  const sent = stepsInRange(steps, range);
  if (sent.length === 0 || !isStartingUrl(url.trim())) return showInvalid();
  listeners.onStart(null);
  const started = { kind: range.kind, target: targetOf(range), steps: sent, list: steps };
  const run = { run: started, loginSteps: login?.stepCount ?? 0 };
  const planOf = (await keepsPlan(client, blueprintId)) ? blueprintId : null;
  const body = toSimulateBody(sent, { url, login, file, planOf });
  const place = await environmentToStart(client);
  await runSimulation({ ...body, ...place }, run, signal, listeners);
}

/** Whether the server keeps a plan of the stored test or module: another refuses to be told of it. The editor has asked for the plan. */
async function keepsPlan(client: QueryClient, blueprintId: number | null): Promise<boolean> {
  try {
    return (await client.ensureQueryData(planQuery(blueprintId))) !== null;
  } catch {
    // It keeps one, and does not give it now.
    return true;
  }
}
