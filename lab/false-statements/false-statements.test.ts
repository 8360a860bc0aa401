import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { executeTrial } from '../trials/execute-trial.ts';
import { readYaml } from '../trials/load-corpus.ts';
import { mapParallel } from '../trials/map-parallel.ts';
import { openEnvironment } from '../trials/open-environment.ts';
import { trialFile } from '../trials/trial.ts';
import { executeScript } from './execute-script.ts';
import type { PageAddress } from './pages.ts';
import { countProven, faults } from './report.ts';
import { scriptFor } from './script.ts';
import { snapshotPages } from './snapshot-pages.ts';

const PARALLEL = 4;
const CHOSEN: PageAddress[] = [
  { application: 'workshop', path: '/account' },
  { application: 'workshop', path: '/invoices' },
  { application: 'workshop', path: '/stock' },
  { application: 'shop', path: '/' },
];

describe('false statements', () => {
  let environment: Awaited<ReturnType<typeof openEnvironment>>;

  before(async () => {
    environment = await openEnvironment({ maxParallel: PARALLEL, stepTimeoutSeconds: 2 });
  });

  after(() => environment.close());

  it('fails every statement that an oracle refutes, and every action that cannot be done', async () => {
    const snapshots = await snapshotPages(CHOSEN);
    const results = await mapParallel(PARALLEL, [...snapshots], ([address, page]) =>
      executeScript(environment, scriptFor(address, page, { statements: 12, actions: 5, controls: 4 })),
    );
    assert.deepEqual(
      faults(results.flat()).map(({ claim, outcome, result }) => ({
        outcome,
        sentence: claim.sentence,
        result,
      })),
      [],
    );
    assert.ok(countProven(results.flat(), 'false') >= 40);
    assert.ok(countProven(results.flat(), 'impossible') >= 15);
    const controls = results.flat().filter(({ claim }) => claim.role === 'true');
    assert.ok(controls.filter(({ outcome }) => outcome === 'passed').length >= controls.length * 0.8);
  });

  it('lets no step of the hunt pass that must not', async () => {
    const { trials } = await readYaml(join(import.meta.dirname, 'hunt.yaml'), trialFile);
    const judged = await mapParallel(PARALLEL, trials.slice(0, 1), async (trial) => {
      const judgements = await executeTrial(environment, trial, { suggested: false, runsUnclear: true });
      return trial.steps.map(({ text }, index) => ({ text, ...judgements[index] }));
    });
    assert.deepEqual(
      judged.flat().filter(({ verdict }) => verdict !== 'right'),
      [],
    );
  });
});
