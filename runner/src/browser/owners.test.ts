import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runSteps, startTestRunner, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';

const PAGE = '<title>Notes</title><input aria-label="Note">';
const COPY = ['Type "company word" into "Note"', 'Press Control+A', 'Press Control+C'];
const PASTE = ['Click "Note"', 'Press Control+V'];

describe('owners of runs', () => {
  let site: TestSite;
  let test: TestRunner;
  const started: string[] = [];

  before(async () => {
    site = await serveSite({ '/': PAGE });
    test = await startTestRunner({ maxParallel: 3, onBrowserStarted: () => started.push('browser') });
  });
  after(async () => {
    await test.close();
    await site.close();
  });

  const run = async (owner: string, steps: string[]) => {
    const { outcome, steps: results } = await runSteps(test.runner, site.address, steps, { owner });
    assert.equal(outcome.status, 'passed', results.at(-1)?.result ?? outcome.error ?? '');
  };

  it('share no clipboard, whether they run at the same time or one after the other', async () => {
    await run('1', COPY);
    await run('1', [...PASTE, '"Note" is "company word"']);
    const end = new AbortController();
    const underWay = Promise.withResolvers<undefined>();
    const goesOn = runSteps(
      test.runner,
      site.address,
      ['Wait 60 seconds'],
      { owner: '1', signal: end.signal },
      () => underWay.resolve(undefined),
    );
    await underWay.promise;
    await run('2', [...PASTE, 'Press Shift+Insert', 'The "Note" field is empty']);
    end.abort();
    assert.equal((await goesOn).outcome.status, 'cancelled', 'it went on meanwhile');
    await run('3', [...PASTE, 'Press Shift+Insert', 'The "Note" field is empty']);
  });

  it('keep their browser until another one needs it', async () => {
    await run('4', ['Wait 0 seconds']);
    const { length } = started;
    await run('4', ['Wait 0 seconds']);
    assert.equal(started.length, length);
    await run('5', ['Wait 0 seconds']);
    await run('4', ['Wait 0 seconds']);
    assert.equal(started.length, length + 2);
  });
});
