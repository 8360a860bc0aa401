import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { executeTrial } from './execute-trial.ts';
import { mapParallel } from './map-parallel.ts';
import { openEnvironment } from './open-environment.ts';
import { loadRegression } from './regression.ts';

const PARALLEL = 3;

describe('trials', () => {
  let environment: Awaited<ReturnType<typeof openEnvironment>>;

  before(async () => {
    environment = await openEnvironment({ maxParallel: PARALLEL });
  });

  after(() => environment.close());

  it('lets no step pass that must not', { timeout: 600_000 }, async () => {
    const judged = await mapParallel(PARALLEL, await loadRegression(), async (trial) => {
      const judgements = await executeTrial(environment, trial, { suggested: true, runsUnclear: false });
      return trial.steps.map(({ text }, index) => ({ text, ...judgements[index] }));
    });
    assert.ok(judged.flat().filter(({ verdict }) => verdict === 'right').length >= 15);
    assert.deepEqual(
      judged.flat().filter(({ verdict }) => verdict === 'false pass'),
      [],
    );
  });
});
