import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { findFreePort } from 'test-support';
import { runSteps, startTestRunner, type Report, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';

describe('requests of a step', () => {
  let site: TestSite;
  let test: TestRunner;
  let answer: () => void;
  const late = new Promise<void>((resolve) => (answer = resolve));

  before(async () => {
    site = await serveSite({
      '/': `<h1>Shop</h1><img src="/logo.png">
        <label>Password <input type="password"></label>
        <button onclick="fetch('/order?password=' + document.querySelector('input').value, { method: 'POST' })">Order</button>
        <button onclick="fetch('http://127.0.0.1:1/x').catch(() => {})">Call nobody</button>
        <button onclick="fetch(decodeURIComponent(location.search.slice(1))).catch(() => document.body.insertAdjacentHTML('beforeend', '<p>Failed</p>'))">Call elsewhere</button>
        <button onclick="const stop = new AbortController(); fetch('/never', { signal: stop.signal }).catch(() => {}); stop.abort()">Give up</button>
        <button onclick="const image = new Image(); image.onerror = () => document.body.insertAdjacentHTML('beforeend', '<p>Late</p>'); image.src = '/late'">Wait</button>
        <button onclick="fetch('/answer')">Answer</button>
        <button onclick="for (let i = 0; i < 250; i++) fetch('/item?' + i)">Repeat</button>
        <a href="/frame">Frame</a>`,
      '/frame': '<h1>Frame</h1><iframe src="/inner"></iframe>',
      '/inner': '<p>Inner</p>',
      '/logo.png': () => ({ headers: { 'content-type': 'image/png' }, body: 'none' }),
      '/order': () => ({ status: 500, headers: { 'content-type': 'text/plain' }, body: 'no' }),
      '/never': () => new Promise(() => undefined),
      '/late': async () => {
        await late;
        return { body: 'late' };
      },
      '/answer': () => {
        answer();
        return { body: 'yes' };
      },
      '/item': 'item',
    });
    test = await startTestRunner();
  });

  after(async () => {
    await test.close();
    await site.close();
  });

  it('are reported with their answers, also those of frames, not those of the starting page', async () => {
    const report = await runSteps(test.runner, site.address, ['Click "Order"', 'Click "Frame"']);
    assert.deepEqual(reported(report, 0), [['POST', '/order?password=', 'fetch', 500, null]]);
    const [order] = report.steps[0]?.requests?.list ?? [];
    assert.ok(order?.durationSeconds !== null && order?.durationSeconds !== undefined);
    assert.ok((order.bytes ?? 0) >= 2, 'with the marks of its chunks');
    assert.deepEqual(reported(report, 1), [
      ['GET', '/frame', 'document', 200, null],
      ['GET', '/inner', 'document', 200, null],
    ]);
  });

  it('say why they failed', async () => {
    const report = await runSteps(test.runner, site.address, ['Click "Call nobody"', 'Click "Give up"']);
    assert.deepEqual(reported(report, 0), [
      ['GET', 'http://127.0.0.1:1/x', 'fetch', null, 'net::ERR_UNSAFE_PORT'],
    ]);
    assert.deepEqual(reported(report, 1), [['GET', '/never', 'fetch', null, 'cancelled']]);
  });

  it('say what the proxy knows of a failed connection', async () => {
    const url = `http://127.0.0.1:${await findFreePort()}/x`;
    const steps = ['Click "Call elsewhere"', 'The page shows "Failed"'];
    const report = await runSteps(test.runner, `${site.address}/?${encodeURIComponent(url)}`, steps);
    assert.equal(report.outcome.status, 'passed');
    const failure = 'could not be opened: the server refused the connection';
    const requests = report.steps.flatMap((step) => step.requests?.list ?? []);
    assert.equal(requests.findLast((request) => request.url === url)?.failure, failure);
    assert.equal(report.events.find(({ event }) => event.url === url)?.event.text, failure);
  });

  it('hold no secret', async () => {
    const report = await runSteps(
      test.runner,
      site.address,
      ['Type "{{password}}" into "Password"', 'Click "Order"'],
      { values: [{ name: 'password', value: 'hunter2-hunter2', isSecret: true }] },
    );
    assert.deepEqual(reported(report, 1), [['POST', '/order?password=••••', 'fetch', 500, null]]);
  });

  it('are reported again by the step that they end in', async () => {
    const report = await runSteps(test.runner, site.address, [
      'Click "Wait"',
      'Click "Answer"',
      'The page shows "Late"',
      'The "Shop" heading is visible',
    ]);
    assert.equal(report.outcome.status, 'passed');
    const ofLate = report.steps.flatMap(({ requests }, step) =>
      (requests?.list ?? [])
        .filter(({ url }) => url.endsWith('/late'))
        .map((request) => ({ step, ...request })),
    );
    assert.deepEqual(
      ofLate.map(({ beganBefore, durationSeconds }) => [beganBefore, durationSeconds !== null]),
      [
        [false, false],
        [true, true],
      ],
    );
    assert.equal(ofLate[0]?.step, 0);
  });

  it('are counted where there are too many', async () => {
    const report = await runSteps(test.runner, site.address, ['Click "Repeat"']);
    const { list = [], leftOut } = report.steps[0]?.requests ?? {};
    assert.deepEqual([list.length, leftOut], [200, 50]);
  });

  /** Method, address, type, status and failure of each request of a step. */
  function reported({ steps }: Report, step: number) {
    return (steps[step]?.requests?.list ?? []).map(({ method, url, type, status, failure }) => [
      ...[method, url.replace(site.address, ''), type, status, failure],
    ]);
  }
});
