import assert from 'node:assert/strict';
import { isIP } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { eventually } from 'test-support';
import { parseAllowList } from './allow-list.ts';
import { runSteps, startTestRunner, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';
import { createNetworkPolicy } from './network-policy.ts';
import { hostilePage, hostOf, serviceWorker, ways } from './testing/hostile-page.ts';
import { openInside, type Inside } from './testing/inside.ts';

/** Pages of a site of the open internet, played by a name that may lead to this machine. */
describe('a page under test', () => {
  const asked = new Set<string>();
  let inside: Inside;
  let site: TestSite;
  let test: TestRunner;
  let outside: string;

  before(async () => {
    inside = await openInside();
    const redirect = (to: string | null) => ({ status: 302, headers: { location: to ?? '/' }, body: '' });
    site = await serveSite({
      '/': hostilePage(inside.port),
      '/calm': '<h1>Calm</h1>',
      '/all-tried': async () => {
        await eventually(() => ways.every((way) => asked.has(hostOf(way))));
        return { body: '<h1>All tried</h1>' };
      },
      '/redirect': ({ url }) => redirect(new URL(url ?? '', 'http://site').searchParams.get('to')),
      '/service-worker.js': () => ({ headers: { 'content-type': 'text/javascript' }, body: serviceWorker }),
      '/away': `<p>Still here</p> <p id="said"></p>
        <a href="file:///etc/passwd">File</a> <a href="view-source:about:blank">Source</a>
        <a href="chrome://version">Browser</a> <a href="data:text/html,<h1>Nothing</h1>">Data</a>
        <a download="big.bin" href="/calm">Download</a>
        <button onclick="navigator.geolocation.getCurrentPosition(() => said.textContent = 'granted', ({ code }) =>
          said.textContent = code === 1 ? 'denied' : 'failed')">Where am I</button>
        <button onclick="for (let i = 0; i < 1000; i++) window.open('/calm')">Open</button>`,
    });
    const port = new URL(site.address).port;
    // The browser takes this name for a secure one: service workers and all else are there.
    outside = `http://outside.localhost:${port}`;
    test = await startTestRunner({
      maxParallel: 3,
      networkPolicy: createNetworkPolicy({
        allow: parseAllowList(`outside.localhost:${port}`),
        resolve: async (host) => {
          asked.add(host);
          return [isIP(host) ? { address: host, family: isIP(host) } : { address: '127.0.0.1', family: 4 }];
        },
      }),
    });
  });

  after(async () => {
    await test.close();
    await site.close();
    await inside.close();
  });

  it('reaches nothing inside, whatever it tries', async () => {
    const { outcome, steps } = await runSteps(test.runner, `${outside}/`, [
      'The page shows "Tried it all"',
      `Wait 1 second`,
      // Is answered when every way was tried.
      'Go to "/all-tried"',
    ]);
    assert.equal(outcome.status, 'passed', steps.at(-1)?.result ?? outcome.error ?? '');
    assert.deepEqual(inside.hits, []);
    assert.match(
      steps.map(({ result }) => result).join(),
      /was not reached: it is inside the service's own network/,
    );
  });

  it('cannot be opened inside, and the result says how to permit it', async () => {
    const addresses = [
      `http://10.0.0.5/`,
      `http://[::1]:${inside.port}/`,
      `http://inside.example:${inside.port}/`,
    ];
    for (const address of addresses) {
      const { outcome } = await runSteps(test.runner, address, ['The page shows "Calm"']);
      const reason = "it is inside the service's own network. Name it in BROWSER_ALLOW to permit it.";
      assert.deepEqual([outcome.status, outcome.error], ['failed', `${address} was not opened: ${reason}`]);
    }
    const detour = `${outside}/redirect?to=https://inside.example:${inside.port}/`;
    const { outcome } = await runSteps(test.runner, detour, []);
    assert.match(outcome.error ?? '', /^https:\/\/inside\.example:\d+\/ was not opened: it is inside/);
    assert.deepEqual(inside.hits, []);
  });

  it('leaves the web for nothing, is granted nothing and opens no thousand windows', async () => {
    const { outcome, steps } = await runSteps(test.runner, `${outside}/away`, [
      'Click "File"',
      'Click "Source"',
      'Click "Browser"',
      'Click "Data"',
      'Click "Download"',
      'The page shows "Still here"',
      'Click "Where am I"',
      'The page shows "denied"',
      'Click "Open"',
      'The page shows "Calm"',
    ]);
    assert.equal(outcome.status, 'passed', steps.at(-1)?.result);
  });
});
