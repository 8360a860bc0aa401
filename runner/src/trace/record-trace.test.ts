import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { chromium } from 'playwright-core';
import { listen } from 'test-support';
import { findChromium } from '../browser/chromium.ts';
import { runSteps, startTestRunner, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';
import { FAILING } from '../testing/timings.ts';
import type { RunTrace } from '../types.ts';
import { maskTrace } from './mask-trace.ts';
import { recordTrace } from './record-trace.ts';
import { createStepLog } from './step-log.ts';

const SECRET = 'ab"c d\\secret+ünsafe';
const PASSWORD = 'open-sesame-1';
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

const send = (form: string) => `<form action="/sent" method="post">${form}<button>Send</button></form>`;

describe('a trace', () => {
  let site: TestSite;
  let test: TestRunner;

  before(async () => {
    site = await serveSite({
      '/': `<h1>Sign in</h1>${send('<label>Key <input name="key" oninput="localStorage.key = echo.textContent = value"></label><label>Password <input name="password" type="password" oninput="localStorage.password = value"></label>')}<p id="echo"></p>`,
      '/sent': `<h1>Sent</h1><p id="encoded"></p><script>
        const { key, password } = localStorage;
        const headers = { authorization: ['Bearer session', 'of', 'ada'].join('-'), 'content-type': 'application/json' };
        document.cookie = ['session=cookie', 'of', 'ada'].join('-');
        fetch('/api?key=' + encodeURIComponent(key), { method: 'POST', headers, body: JSON.stringify({ key, password }) });
        fetch('/api', { method: 'POST', body: btoa(password) + ' ' + btoa(unescape(encodeURIComponent(JSON.stringify({ key })))) });
        encoded.textContent = btoa(password);
        console.log(key, { password });
      </script>`,
      '/api': () => ({ headers: { 'content-type': 'application/json' }, body: '{"done":true}' }),
    });
    test = await startTestRunner();
  });

  after(async () => {
    await test.close();
    await site.close();
  });

  const steps = [
    'Type "{{key}}" into "Key"',
    `Type "${PASSWORD}" into "Password"`,
    'Click "Send"',
    'The "Sent" heading is visible',
    'The "Refunded" heading is visible',
  ];

  async function record(value: string): Promise<RunTrace> {
    const { outcome } = await runSteps(test.runner, site.address, steps, {
      values: [{ name: 'key', value, isSecret: true }],
      recordTrace: true,
      timing: FAILING,
    });
    assert.equal(outcome.status, 'failed');
    assert.ok(outcome.trace);
    return outcome.trace;
  }

  it('holds neither secrets nor typed passwords, in any encoding, and opens in the viewer of Playwright', async () => {
    const { path } = await record(SECRET);
    const files = unzipSync(await readFile(path ?? ''));
    const names = Object.keys(files);
    assert.ok(names.includes('trace.trace') && names.includes('trace.network'));
    assert.ok(names.some((name) => name.endsWith('.html')));
    assert.ok(!names.some((name) => name.endsWith('.stacks')), 'nothing of the machine of the runner');
    const all = Object.values(files)
      .map((bytes) => Buffer.from(bytes).toString())
      .join('\n');
    assert.match(all, /••••/);
    const escaped = JSON.stringify(SECRET).slice(1, -1);
    const base64 = (text: string) => Buffer.from(text).toString('base64').replace(/=+$/u, '');
    const forms = [SECRET, PASSWORD].flatMap((text) => [
      text,
      encodeURIComponent(text),
      base64(text).slice(0, -1),
    ]);
    const nested = [escaped, JSON.stringify(escaped).slice(1, -1), base64(JSON.stringify({ key: SECRET }))];
    for (const form of [...forms, ...nested, 'session-of-ada', 'cookie-of-ada'])
      assert.ok(!all.includes(form), `${form} is in the trace`);
    // The beginnings that a field shows while it is typed into.
    assert.ok(!all.includes(escaped.slice(0, 12)) && !all.includes(PASSWORD.slice(0, 8)));
    await assertOpens(await readFile(path ?? ''), steps);
  });

  it('is refused where a secret is too short to be removed', async () => {
    assert.deepEqual(await record('abc'), {
      path: null,
      problem: 'A secret of the run has fewer than 4 characters, which cannot be removed from a trace.',
    });
  });

  it('is missing where the browser records none, and the run goes on', async () => {
    const context = {
      tracing: { start: () => Promise.reject(new Error('no')), stop: () => Promise.resolve() },
    };
    const recorder = await recordTrace(context, {
      secrets: () => [],
      steps: createStepLog([], 0),
      temporaryFolder: test.temporaryFolder,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    });
    assert.deepEqual(await recorder.stop(), {
      path: null,
      problem: 'The browser did not hand over the trace.',
    });
  });

  it('loses files that are no text, except for images without a secret', async () => {
    const binary = (text: string) => new Uint8Array([0xff, 0xfe, 0, ...strToU8(text)]);
    const zip = zipSync({
      'trace.trace': strToU8('{"type":"context-options","version":10}\n'),
      'resources/a.dat': binary('upload'),
      'resources/b.png': binary('pixels'),
      'resources/c.png': binary('made for hunter2000'),
      'resources/d.txt': strToU8('the key is hunter2000'),
    });
    const files = unzipSync(await maskTrace(zip, ['hunter2000'], createStepLog([], 0)));
    assert.deepEqual(Object.keys(files), ['trace.trace', 'resources/b.png', 'resources/d.txt']);
    assert.equal(Buffer.from(files['resources/d.txt'] ?? []).toString(), 'the key is ••••');
    await assert.rejects(
      maskTrace(zipSync({ 'trace.trace': strToU8('{') }), [], createStepLog([], 0)),
      /^UnmaskableTraceError: trace\.trace of the trace could not be read\.$/,
    );
  });
});

/** Opens the trace in the viewer that comes with Playwright, and looks for the steps, the last one's failure, the pictures and the page. */
async function assertOpens(trace: Buffer, steps: string[]): Promise<void> {
  const root = dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const viewer = await listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://viewer');
    const isTrace = pathname === '/own.zip';
    const type = isTrace ? 'application/zip' : TYPES[extname(pathname)];
    const content = isTrace ? Promise.resolve(trace) : readFile(join(root, 'lib/vite/traceViewer', pathname));
    content.then(
      (bytes) => response.writeHead(200, type ? { 'content-type': type } : {}).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${viewer.address}/index.html?trace=${viewer.address}/own.zip`);
    const limit = { timeout: 60_000 };
    const items = page.getByRole('treeitem');
    await items.last().waitFor(limit);
    const titles = await items.allInnerTexts();
    assert.deepEqual(
      titles.map((title) => title.split('\n')[0]),
      ['Navigate', ...steps.map((step) => step.replace(PASSWORD, '••••'))],
      'each step is a group, and what the runner asks of the page is left out',
    );
    await page.locator('.film-strip-frame').first().waitFor(limit);
    await page.getByRole('tab', { name: 'Errors' }).click();
    await page.getByText('There is no heading "Refunded".').waitFor(limit);
    await items.filter({ hasText: steps[3] ?? '' }).click();
    await page.frameLocator('iframe.snapshot-visible').getByRole('heading', { name: 'Sent' }).waitFor(limit);
  } finally {
    await browser.close();
    await viewer.close();
  }
}
