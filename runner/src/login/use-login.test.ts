import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { runSteps, startTestRunner, type Report, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';
import { GENEROUS, STATIC } from '../testing/timings.ts';
import type { SharedLogin } from './shared-login.ts';
import type { SignedInState } from './signed-in-state.ts';

const FORM = `<form action="/session"><input aria-label="Name" name="name"><button>Sign in</button></form>`;
const LOGIN = ['Type "Ada" into "Name"', 'Click the button "Sign in"'];
const STORED = `<script>
  localStorage.setItem('local', 'kept');
  sessionStorage.setItem('session', 'kept');
  const opening = indexedDB.open('shop', 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore('things').put('kept', 'indexed');
  opening.onsuccess = () => document.body.append(' All is stored');
</script>`;
const SHOWN = `<p id="stored"></p><script>
  const all = ['local ' + localStorage.getItem('local'), 'session ' + sessionStorage.getItem('session')];
  const opening = indexedDB.open('shop', 1);
  opening.onsuccess = () => {
    opening.result.transaction('things').objectStore('things').get('indexed').onsuccess = ({ target }) => {
      document.querySelector('#stored').textContent = [...all, 'indexed ' + target.result].join(', ');
    };
  };
</script>`;

describe('a sign-in that tests share', () => {
  let site: TestSite;
  let test: TestRunner;
  let signIns = 0;
  /** The sessions that the site knows. */
  let valid = new Set<string>();

  const isSignedIn = (cookie = '') => valid.has(/session=(\d+)/u.exec(cookie)?.[1] ?? '');

  before(async () => {
    site = await serveSite({
      '/': ({ headers }) => ({ body: isSignedIn(headers.cookie) ? `<h1>Orders</h1>${SHOWN}` : FORM }),
      '/session': () => {
        const session = String(++signIns);
        valid.add(session);
        const headers = { 'set-cookie': `session=${session}; HttpOnly; Path=/` };
        return { headers, body: `<h1>Welcome</h1><a href="/">Orders</a>${STORED}` };
      },
      '/late': () => ({
        body: `<p>Loading…</p><script>
          fetch('/who').then((reply) => reply.text()).then((who) => (document.body.innerHTML = who));
        </script>`,
      }),
      '/who': ({ headers }) => ({ body: isSignedIn(headers.cookie) ? '<h1>Late orders</h1>' : FORM }),
    });
    test = await startTestRunner();
  });
  after(async () => {
    await test.close();
    await site.close();
  });
  beforeEach(() => {
    signIns = 0;
    valid = new Set();
  });

  /** Runs a test of the suite. @returns its report and what it has signed in with; undefined: it has not said. */
  async function run(
    steps: string[],
    restored: SharedLogin['restored'] = null,
    { path = '/', login = LOGIN, timing = GENEROUS } = {},
  ): Promise<{ report: Report; state: SignedInState | null | undefined }> {
    let state: SignedInState | null | undefined;
    const onSignedIn = (signedIn: SignedInState | null) => {
      // What is stored between two runs is JSON.
      state = JSON.parse(JSON.stringify(signedIn)) as SignedInState | null;
      return Promise.resolve();
    };
    const shared = { steps: login.length, restored, onSignedIn };
    const report = await runSteps(test.runner, new URL(path, site.address).href, [...login, ...steps], {
      login: shared,
      timing,
    });
    return { report, state };
  }

  const results = ({ steps }: Report) => steps.map(({ result }) => result).join('\n');
  const passes = (report: Report) => assert.equal(report.outcome.status, 'passed', results(report));
  const texts = ({ steps }: Report, index: number) =>
    steps[index]?.marks.flatMap(({ kind, text }) => (kind === 'shared_login' ? [text] : []));

  it('is reused with cookies, local, session and indexed storage, where it had led', async () => {
    const login = [...LOGIN, 'The page shows "All is stored"'];
    const first = await run(['The page shows "Welcome"'], null, { login });
    passes(first.report);
    assert.ok(first.state);
    const second = await run(
      ['The page shows "Welcome"', 'Go to /', 'The page shows "local kept, session kept, indexed kept"'],
      { state: first.state, by: 'Order a lamp' },
      { login },
    );
    passes(second.report);
    // The page that the sign-in leads to signs in again.
    assert.equal(second.state, undefined);
    assert.deepEqual(second.report.steps[0], {
      ...second.report.steps[0],
      isSuccessful: true,
      result: 'Signed in by “Order a lamp”.',
      durationSeconds: 0,
    });
    assert.deepEqual(texts(second.report, 2), ['Signed in by “Order a lamp”.']);
    assert.deepEqual(
      second.report.actions.map(({ step }) => step),
      [3, 4, 5],
    );
  });

  it('gives later tests what its steps have remembered', async () => {
    const login = [...LOGIN, 'Remember the URL as welcome'];
    const first = await run([], null, { login });
    assert.ok(first.state);
    const restored = { state: first.state, by: 'A' };
    const { report } = await run(['Go to /', 'Go to "{{welcome}}"', 'The page shows "Welcome"'], restored, {
      login,
    });
    passes(report);
    assert.equal(report.steps[2]?.result, 'Signed in by “A”.');
  });

  it('that no longer holds is renewed, also where the page finds out late', async () => {
    const { state } = await run([]);
    assert.ok(state);
    for (const path of ['/', '/late']) {
      valid.clear();
      const again = await run(['The page shows "Welcome"'], { state, by: 'Order a lamp' }, { path });
      passes(again.report);
      assert.deepEqual(texts(again.report, 0), [
        'The sign-in of “Order a lamp” no longer held, so this test has signed in itself.',
      ]);
      assert.notDeepEqual(again.state?.storage.cookies, state.storage.cookies);
    }
    assert.equal(signIns, 3);
  });

  it('of a page that is still loading is waited for', async () => {
    const login = [...LOGIN, 'Go to /late'];
    const { state } = await run([], null, { path: '/late', login });
    assert.ok(state);
    const { report } = await run(
      ['The page shows "Late orders"'],
      { state, by: 'A' },
      { path: '/late', login },
    );
    passes(report);
    assert.equal(signIns, 1);
  });

  it('which begins by opening a page is looked for there', async () => {
    const login = ['Go to /', ...LOGIN];
    const { state } = await run([], null, { path: '/late', login });
    assert.ok(state);
    const again = await run(['The page shows "Welcome"'], { state, by: 'A' }, { path: '/late', login });
    passes(again.report);
    assert.deepEqual(texts(again.report, 0), ['Signed in by “A”.']);
  });

  it('is not shared where its first step says nothing about the page', async () => {
    const { report, state } = await run([], null, { login: ['Press Tab', ...LOGIN] });
    passes(report);
    assert.equal(state, null);
  });

  it('that fails is not shared', async () => {
    const { report, state } = await run([], null, {
      login: [...LOGIN, 'The page shows "Goodbye"'],
      timing: STATIC,
    });
    assert.equal(report.outcome.status, 'failed');
    assert.equal(state, undefined);
  });
});
