import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { readStep } from 'shared/step-language';
import { parseAllowList } from '../../network/allow-list.ts';
import { createNetworkPolicy } from '../../network/network-policy.ts';
import { listen, type Site } from 'test-support';
import {
  PARALLEL_TESTS,
  parallelOptions,
  startTestRunner,
  type TestRunner,
} from '../../testing/test-runner.ts';
import { GENEROUS } from '../../testing/timings.ts';
import { smallPdf } from '../../testing/small-pdf.ts';
import type { RunEvent, RunOutcome } from '../../types.ts';

const MEGABYTE = 1024 * 1024;
const FILES = 5;
const PAGE = `<h1>Files</h1>
<a href="/invoice-hunter2.pdf" target="_blank">Invoice</a>
<a href="/receipt-hunter2.pdf" target="_blank">Receipt</a>
<a href="/held.bin" target="_blank">Held</a>
<button onclick="fetch('/release')">Release</button>
<a href="/large.bin">Large</a>
<a href="/shown.pdf">Shown</a>
<a href="/moving.pdf">Moving</a>
<p id="state"></p>
<script>setInterval(async () => { state.textContent = await (await fetch('/state?' + performance.timeOrigin)).text() }, 200)</script>
<button onclick="for (let n = 1; n <= ${FILES}; n++) { const frame = document.createElement('iframe'); frame.src = '/file-' + n + '.bin'; document.body.append(frame) }">Five</button>
<button onclick="for (let n = 1; n <= 7; n++) { const frame = document.createElement('iframe'); frame.src = n + '.pdf'; document.body.append(frame) }">Many</button>`;

function* megabytes() {
  for (;;) yield Buffer.alloc(MEGABYTE);
}

type FileEvent = Extract<RunEvent, { type: 'file' }>;

describe('downloads of a run', { concurrency: PARALLEL_TESTS }, () => {
  let site: Site;
  let runner: TestRunner;
  /** The receipt has been asked for. */
  let isServed = false;
  /** Answers the request for the file that is held back. */
  let release: () => void = () => undefined;
  /** What was true at the requests for the state, for each page: each is reported three requests later, when the browser has what was sent before. */
  const states = new Map<string, string[]>();
  /** Those who wait for a part of 45 MB: all of them get theirs at once. */
  const waiting: ServerResponse[] = [];
  /** Numbered invoices that were asked for. */
  let invoices = 0;
  /** Files that were sent to the end. */
  let arrived = 0;
  /** A server that the network policy does not permit, and the requests to it. */
  let inside: Site;
  let insideHits = 0;
  /** Requests for the PDF that moves there. */
  let moved = 0;
  before(async () => {
    site = await listen(({ url = '/' }, response) => {
      if (url === '/') return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
      if (url.startsWith('/state')) {
        const reported = states.get(url) ?? [];
        states.set(url, reported);
        reported.push(`${isServed ? 'Served' : ''} ${arrived} arrived ${invoices} invoices`);
        return response.end(reported.at(-4));
      }
      if (url === '/release') release();
      if (url === '/held.bin') {
        release = () => void response.writeHead(200, { 'content-disposition': 'attachment' }).end('Held');
        return;
      }
      isServed ||= url.includes('receipt');
      if (url === '/moving.pdf' && ++moved > 1)
        return response.writeHead(302, { location: `${inside.address}/shown.pdf` }).end();
      if (url === '/large.bin') {
        response.writeHead(200, { 'content-disposition': 'attachment' });
        // Without an end: the browser must end the connection.
        return Readable.from(megabytes()).pipe(response);
      }
      if (url.startsWith('/file-')) {
        response.writeHead(200, { 'content-disposition': 'attachment' });
        response.write(' ');
        if (waiting.push(response) === FILES)
          for (const each of waiting) each.end(Buffer.alloc(45 * MEGABYTE), () => (arrived += 1));
        return;
      }
      if (/^\/\d+\.pdf$/.test(url)) invoices += 1;
      const disposition = /shown|moving/.test(url) ? 'inline' : 'attachment';
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-disposition': disposition });
      return response.end(smallPdf(['Total: $42']));
    });
    inside = await listen((_, response) => {
      insideHits += 1;
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(smallPdf(['Internal']));
    });
    const allow = parseAllowList(new URL(site.address).host);
    runner = await startTestRunner({ ...parallelOptions, networkPolicy: createNetworkPolicy({ allow }) });
  });
  after(async () => {
    // Nothing is left behind.
    assert.deepEqual(await readdir(runner.temporaryFolder), []);
    await runner.close();
    await Promise.all([site.close(), inside.close()]);
  });

  async function run(
    steps: string[],
  ): Promise<{ outcome: RunOutcome; results: string[]; files: (FileEvent & { content: Buffer })[] }> {
    const files: (FileEvent & { content: Buffer })[] = [];
    const results: string[] = [];
    const outcome = await runner.runner.run(
      {
        startingUrl: site.address,
        steps: steps.map((action) => ({
          action,
          type: readStep(action).type ?? 'act',
          useVision: false,
        })),
        values: [{ name: 'code', value: 'hunter2', isSecret: true }],
        signal: new AbortController().signal,
        recordVideo: false,
        continueOnFailure: true,
        timing: GENEROUS,
      },
      async (event) => {
        if (event.type === 'file') files.push({ ...event, content: await readFile(event.file.path) });
        if (event.type === 'step-finished') results.push(event.outcome.result);
      },
    );
    return { outcome, results, files };
  }

  it('are events with the step in which they began; secrets in their names are hidden', async () => {
    const { outcome, files, results } = await run([
      'Click "Invoice"',
      'Wait until a file named "invoice-{{code}}.pdf" was downloaded',
      'The downloaded file contains "Total: $42"',
    ]);
    assert.equal(outcome.status, 'passed', results.join(' '));
    const [event, ...others] = files;
    assert.deepEqual(others, []);
    assert.equal(event?.stepIndex, 0);
    const { name, contentType, size } = event.file;
    assert.deepEqual({ name, contentType }, { name: 'invoice-••••.pdf', contentType: 'application/pdf' });
    assert.equal(size, event.content.length);
    assert.match(event.content.toString('latin1'), /^%PDF/);
  });

  it('are kept if no step is about them, in the step that began them; shown PDFs are not', async () => {
    const { files } = await run([
      'Click "Shown"',
      'Go back',
      'Click "Receipt"',
      'Wait until the page shows "Served"',
    ]);
    assert.deepEqual(
      files.map(({ stepIndex, file }) => [stepIndex, file.name]),
      [[2, 'receipt-••••.pdf']],
    );
  });

  it('belong to the step that asked for them, even if they are answered in a later one', async () => {
    const { files, results } = await run([
      'Click "Held"',
      'Click "Release"',
      'Wait until a file named "held.bin" was downloaded',
    ]);
    assert.deepEqual(
      files.map(({ stepIndex, file }) => [stepIndex, file.name]),
      [[0, 'held.bin']],
      results.join(' '),
    );
  });

  it('are cancelled when they are too large', async () => {
    const { outcome, files, results } = await run([
      'Click "Large"',
      'Wait until a file named "large.bin" was downloaded',
    ]);
    assert.equal(outcome.status, 'failed');
    assert.equal(results[1], 'The download "large.bin" was not kept: it is larger than 50 MB.');
    assert.deepEqual(files, []);
  });

  it('are limited in size together, also where they arrive at the same time', async () => {
    const { outcome, files, results } = await run(['Click "Five"', 'Wait until the page shows "5 arrived"']);
    assert.equal(outcome.status, 'passed', results.join(' '));
    assert.ok(files.length > 0);
    const total = files.reduce((sum, { file }) => sum + file.size, 0);
    assert.ok(total <= 200 * MEGABYTE, `${files.length} files of ${total} bytes`);
  });

  it('are limited in number', async () => {
    const click = 'Click "Many"';
    const { files, results } = await run([
      click,
      click,
      click,
      'Wait until the page shows "21 invoices"',
      'Wait until the downloaded file contains "Total"',
    ]);
    assert.equal(files.length, 20);
    assert.match(results.join(' '), /The test downloaded more than 20 files; the others were not kept\./);
  });

  it('that the browser shows are loaded through the network of the run', async () => {
    const shown = await run(['Click "Shown"', 'Wait until a file named "shown.pdf" was downloaded']);
    assert.equal(shown.files.length, 1, shown.results.join(' '));
    // When it is loaded again, it leads to where the run may not go.
    const { results } = await run(['Click "Moving"', 'Wait until a file named "moving.pdf" was downloaded']);
    assert.match(results[1] ?? '', /^The download "moving\.pdf" was not kept: /);
    assert.equal(insideHits, 0);
  });
});
