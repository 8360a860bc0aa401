import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { loadCorpus } from './load-corpus.ts';

it('loads every file, of which some are held out', async () => {
  const corpus = await loadCorpus();
  const steps = corpus.flatMap(({ trials }) => trials.flatMap(({ steps }) => steps));
  assert.ok(steps.length > 2000);
  assert.deepEqual(
    corpus.filter(({ heldOut }) => heldOut).map(({ name }) => name),
    ['held-out-tests'],
  );
});

it('names the file and each field that is wrong', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-corpus-'));
  const trial = `{application: shop, start: shop, about: carts, steps: [{type: act, txt: Buy, expect: pass}]}`;
  await writeFile(join(folder, 'bad.yaml'), `trials: [${trial}]`);
  await assert.rejects(loadCorpus(folder), (error: Error) => {
    assert.match(error.message, /bad\.yaml/);
    assert.match(error.message, /trials\[0\]\.start/);
    assert.match(error.message, /"txt"/);
    return true;
  });
  await rm(folder, { recursive: true });
});
