import assert from 'node:assert/strict';
import { it } from 'node:test';
import { STATIC } from '../../runner/src/testing/timings.ts';
import { onTour } from '../tour/cases.ts';
import { executeTrial } from './execute-trial.ts';
import { mapParallel } from './map-parallel.ts';
import { openEnvironment } from './open-environment.ts';
import { loadRegression } from './regression.ts';

const PARALLEL = 3;
// In the small case, the page stands still and every step does what it says.
const limits = onTour({ oracle: 10_000 }, { oracle: 60_000, timing: STATIC });

it('lets no step pass that must not', async () => {
  const environment = await openEnvironment({ maxParallel: PARALLEL }, limits);
  const judged = await mapParallel(PARALLEL, await loadRegression(), async (trial) => {
    const judgements = await executeTrial(environment, trial);
    return trial.steps.map(({ text }, index) => ({ text, ...judgements[index] }));
  });
  await environment.close();
  assert.ok(judged.flat().filter(({ verdict }) => verdict === 'right').length >= onTour(15, 8));
  assert.deepEqual(
    judged.flat().filter(({ verdict }) => verdict === 'false pass'),
    [],
  );
});
