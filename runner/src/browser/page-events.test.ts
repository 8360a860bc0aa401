import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runSteps, startTestRunner, type Report, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';

describe('page events', () => {
  let site: TestSite;
  let test: TestRunner;

  before(async () => {
    site = await serveSite({
      '/': `<h1>Trouble</h1>
        <button onclick="nowhere.remove()">Throw</button>
        <button onclick="Promise.reject(new RangeError('too far'))">Reject</button>
        <button onclick="console.warn('nearly full'); console.log('fine'); console.error('full', 3)">Log</button>
        <button onclick="fetch('/broken?page=2', { method: 'POST' })">Call</button>
        <button onclick="fetch('/none')">Call another</button>
        <button onclick="fetch('http://ada:secret@127.0.0.1:1/').catch(() => {})">Call away</button>
        <button onclick="fetch('http://127.0.0.1:1/x').catch(() => {})">Call nobody</button>
        <button onclick="const stop = new AbortController(); fetch('/slow', { signal: stop.signal }).catch(() => {}); stop.abort()">Give up</button>
        <button onclick="for (let i = 0; i < 500; i++) console.error('again', i)">Repeat</button>
        <button onclick="console.error('x'.repeat(5000))">Talk</button>
        <button onclick="window.open('/popup')">Open</button>`,
      '/frame': '<h1>Frame</h1><iframe src="/inner"></iframe>',
      '/inner': '<script>console.error("from the frame")</script>',
      '/popup': '<h1>Popup</h1><script>throw new Error("from the popup")</script>',
      '/early': '<h1>Early</h1><script>console.warn("before any step")</script><img src="/missing.png">',
      '/broken': () => ({ status: 500, body: 'no' }),
      '/slow': () => new Promise(() => undefined),
    });
    test = await startTestRunner();
  });

  after(async () => {
    await test.close();
    await site.close();
  });

  it('are exceptions, console lines and failed requests, each beside its action', async () => {
    const report = await runSteps(test.runner, site.address, [
      'Click "Throw"',
      'Click "Reject"',
      'Click "Log"',
      'Click "Call"',
      'Click "Call another"',
      'Click "Give up"',
    ]);
    assert.equal(report.outcome.status, 'passed');
    const address = site.address;
    assert.deepEqual(reported(report), [
      [0, 1, 'exception', 'error', 'ReferenceError: nowhere is not defined'],
      [1, 1, 'exception', 'error', 'RangeError: too far'],
      [2, 1, 'console', 'warning', 'nearly full'],
      [2, 1, 'console', 'error', 'full 3'],
      [3, 1, 'request', 'error', '500 Internal Server Error', 'POST', 500, `${address}/broken?page=2`],
      [4, 1, 'request', 'error', '404 Not Found', 'GET', 404, `${address}/none`],
    ]);
    const [thrown] = report.events;
    assert.match(thrown?.event.url ?? '', new RegExp(`^${address}/:\\d+:\\d+$`));
    const begins = report.actions.map(({ action }) => action.startSeconds);
    const at = report.events.map(({ event }) => event.atSeconds);
    assert.deepEqual(
      at.map((seconds) => begins.findLastIndex((begin) => begin <= seconds)),
      [0, 1, 2, 2, 3, 4],
      'each within its action',
    );
  });

  it('come from frames and popups, too, and from before the first step', async () => {
    const frame = await runSteps(test.runner, `${site.address}/frame`, ['The "Frame" heading is visible']);
    assert.deepEqual(reported(frame), [[null, null, 'console', 'error', 'from the frame']]);
    const popup = await runSteps(test.runner, site.address, [
      'Click "Open"',
      'The "Popup" heading is visible',
    ]);
    assert.deepEqual(
      popup.events.map(({ event }) => event.text),
      ['Error: from the popup'],
    );
    const early = await runSteps(test.runner, `${site.address}/early`, []);
    // Console and network events arrive in any order.
    assert.deepEqual(reported(early).sort(), [
      [null, null, 'console', 'warning', 'before any step'],
      [null, null, 'request', 'error', '404 Not Found', 'GET', 404, `${site.address}/missing.png`],
    ]);
  });

  it('name requests that never got an answer, without credentials', async () => {
    const report = await runSteps(test.runner, site.address, ['Click "Call nobody"']);
    const [request] = report.events.filter(({ event }) => event.kind === 'request');
    assert.deepEqual(
      [request?.event.text, request?.event.status, request?.event.url],
      ['net::ERR_UNSAFE_PORT', null, 'http://127.0.0.1:1/x'],
    );
    assert.doesNotMatch(
      JSON.stringify(await runSteps(test.runner, site.address, ['Click "Call away"']).then(reported)),
      /http:\/\/ada:secret/,
    );
  });

  it('are cut where a page does not stop', async () => {
    const report = await runSteps(test.runner, site.address, ['Click "Repeat"', 'Click "Talk"']);
    const texts = (step: number) =>
      report.events.filter((each) => each.step === step).map(({ event }) => event.text);
    assert.equal(texts(0).length, 51);
    assert.deepEqual([texts(0)[0], texts(0).at(-1)], ['again 0', '450 more were left out.']);
    assert.equal(texts(1)[0]?.length, 2000);
  });

  /** Step, action, kind, level, text, and of requests method, status and address. */
  function reported({ events }: Report) {
    return events.map(({ step, number, event: { kind, level, text, method, status, url } }) => [
      ...[step, number, kind, level, text],
      ...(kind === 'request' ? [method, status, url] : []),
    ]);
  }
});
