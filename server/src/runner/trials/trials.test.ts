import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { carryOutTrial } from './carry-out-trial.ts';
import { inParallel } from './in-parallel.ts';
import { openBench } from './open-bench.ts';
import { REGRESSION } from './regression.ts';

describe('trials', () => {
  let bench: Awaited<ReturnType<typeof openBench>>;

  before(async () => {
    bench = await openBench(3);
  });

  after(() => bench.close());

  it('lets no step in plain language pass that must not', { timeout: 240_000 }, async () => {
    const judged = await inParallel(3, REGRESSION, async (trial) => {
      let judgements = await carryOutTrial(bench, trial);
      // A machine that stands still for seconds is no fault of the interpreter; what is one, is one twice.
      if (judgements.some(({ verdict }) => verdict === 'false pass'))
        judgements = await carryOutTrial(bench, trial);
      return trial.steps.map(({ text }, index) => ({ text, ...judgements[index] }));
    });
    assert.ok(judged.flat().length >= 25);
    assert.deepEqual(
      judged.flat().filter(({ verdict }) => verdict === 'false pass'),
      [],
    );
  });
});
