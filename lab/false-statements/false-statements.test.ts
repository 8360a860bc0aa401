import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { STATIC } from '../../runner/src/testing/timings.ts';
import { onTour, someOf } from '../tour/cases.ts';
import { executeTrial } from '../trials/execute-trial.ts';
import { readYaml } from '../trials/load-corpus.ts';
import { mapParallel } from '../trials/map-parallel.ts';
import { openEnvironment } from '../trials/open-environment.ts';
import { trialFile } from '../trials/trial.ts';
import { executeScript } from './execute-script.ts';
import type { PageAddress } from './pages.ts';
import { countProven, failures } from './report.ts';
import { scriptFor } from './script.ts';
import { snapshotPages } from './snapshot-pages.ts';

const PARALLEL = 4;
const CHOSEN: PageAddress[] = [
  { application: 'workshop', path: '/account' },
  { application: 'workshop', path: '/invoices' },
  { application: 'workshop', path: '/stock' },
  { application: 'shop', path: '/' },
];

describe('false statements', { concurrency: true }, () => {
  it('fails every statement that an oracle refutes, and every action that cannot be done', async () => {
    const snapshots = await snapshotPages([...someOf(1, CHOSEN)]);
    const results = await mapParallel(PARALLEL, [...snapshots], ([address, page]) =>
      executeScript(scriptFor(address, page, { statements: 40, actions: 5, controls: 5 })),
    );
    const all = results.flat();
    assert.deepEqual(
      failures(all).map(({ outcome, sentence, result }) => ({ outcome, sentence, result })),
      [],
    );
    assert.ok(countProven(all, 'false') >= onTour(120, 30));
    assert.ok(countProven(all, 'impossible') >= onTour(15, 4));
    assert.deepEqual(
      all.filter(({ outcome }) => outcome === 'failed').map(({ sentence, result }) => ({ sentence, result })),
      [],
    );
  });

  it('lets no step of the hunt pass that must not', async () => {
    const { trials } = await readYaml(join(import.meta.dirname, 'hunt.yaml'), trialFile);
    const [statements] = trials;
    assert.ok(statements);
    const environment = await openEnvironment({ maxParallel: 1 }, { timing: STATIC, oracle: 60_000 });
    const judgements = await executeTrial(environment, statements, true);
    await environment.close();
    const judged = statements.steps.map(({ text }, index) => ({ text, ...judgements[index] }));
    assert.deepEqual(
      judged.filter(({ verdict }) => verdict !== 'right'),
      [],
    );
  });
});
