import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { startAnsweringModel } from 'stand-ins/models/answering-model.ts';
import { buildApp } from '../../server/src/app.ts';
import { installClient } from './testing/client.ts';
import { openTestApi } from '../../server/src/testing/test-api.ts';
import { openTestPlatform } from '../../server/src/testing/test-platform.ts';
import { startWorker } from '../../server/src/processes/worker.ts';

/** Visited pages, by path. */
const visited: string[] = [];
const preview = createServer((request, response) => {
  visited.push(request.url ?? '');
  response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Preview</title>
    <h1>Preview</h1> <label>Note <input oninput="fetch('/said?' + encodeURIComponent(value))"></label>`);
}).listen(0, '127.0.0.1');
await once(preview, 'listening');
const address = `http://127.0.0.1:${(preview.address() as AddressInfo).port}`;

const model = await startAnsweringModel({
  answer: () => ({ value: { sentences: ['Type "lamps" into "Note"'], is_complete: true, problem: '' } }),
});

const ai = {
  provider: 'openai-compatible',
  model: 'stand-in',
  apiKey: undefined,
  baseUrl: model.baseUrl,
} as const;
const platform = await openTestPlatform({ worksOnJobs: true, config: { ai } });
const api = await openTestApi(platform);
const app = await buildApp({ platform, services: api.services });
await app.listen({ port: 0, host: '127.0.0.1' });
const worker = await startWorker(api);
const client = await installClient();
after(async () => {
  await worker.close();
  await app.close();
  model.close();
  preview.close();
});

test(
  'a pipeline runs a suite against a preview deployment, frozen, with values of its own',
  { timeout: 240_000 },
  async () => {
    const user = await api.newCompany();
    await user.put('/company/variables/password', { value: 'of the company', is_secret: true });
    const { category } = (await user.post('/test_blueprint_category/create', { name: 'Notes' })).body;
    const create = (title: string, action: string, suite?: number) =>
      user.post('/test_blueprint/create', {
        title,
        type: 'integration',
        starting_url: 'https://shop.example.com/notes',
        test_blueprint_category_id: suite,
        steps: [
          { step_number: 1, type: 'act', action: 'Go to "https://shop.example.com/write?draft=1"' },
          { step_number: 2, type: 'act', action },
        ],
      });
    await create('Write', 'Type "{{password}} by {{author}}" into "Note"', category.id);
    const unclear = await create('Dream', 'Dream of lamps');

    const key: string = (await user.get('/company/me')).body.company.api_key;
    const environment = {
      STEPLIGHT_API: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
      STEPLIGHT_API_KEY: key,
      password: 'of this run',
    };
    const call = (...args: string[]) =>
      client.start(['run', '--interval', '0.2', ...args], environment).outcome;
    const target = ['--base-url', `${address}/preview-7`, '--environment', 'Preview 7'];
    const { code, stdout } = await call(
      ...['--suite', String(category.id), '--frozen', ...target],
      ...['--var', 'password', '--var', 'author=Ada'],
    );
    assert.equal(code, 0, stdout);
    assert.match(stdout, /\nEnvironment: Preview 7\n[^]*\nModel calls: 0\n/);
    assert.deepEqual(visited.filter((path) => path.startsWith('/preview-7')).slice(0, 2), [
      '/preview-7/notes',
      '/preview-7/write?draft=1',
    ]);
    assert.equal(model.asked.length, 0);

    const id = /^Run (\d+) has started/m.exec(stdout)?.[1];
    const { test_runs: items } = (await user.get(`/test_group_run/${id}`)).body;
    const results = JSON.stringify((await user.get(`/test_run/${items[0].id}`)).body);
    assert.ok(visited.includes('/said?of%20this%20run%20by%20Ada'), visited.join('\n'));
    assert.doesNotMatch(results, /of this run|of the company/);

    const dream = ['--test', String(unclear.body.test_blueprint.id), ...target];
    const refused = await call(...dream, '--frozen');
    assert.match(refused.stderr, /1 step is unclear; nothing was started\./);
    assert.equal(model.asked.length, 0);
    const written = await call(...dream);
    assert.equal(written.code, 0, written.stdout);
    assert.match(written.stdout, /\nModel calls: 1\n/);
    const group = /^Run (\d+) has started/m.exec(written.stdout)?.[1];
    const [item] = (await user.get(`/test_group_run/${group}`)).body.test_runs;
    const [, step] = (await user.get(`/test_run/${item.id}`)).body.test_run.results;
    assert.deepEqual(step.marks[0].sentences, ['Type "lamps" into "Note"']);
  },
);
