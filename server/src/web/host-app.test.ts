import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { RegistryFile } from 'shared/registry';
import { createLog } from '../platform/log.ts';
import { localEnvironments } from './documents.ts';
import { createHostApp } from './host-app.ts';

const { localhost } = localEnvironments('https://api.example', ['https://remotes.example']);
const place = { ...localhost, previewOrigins: ['https://*.preview.example'] } as NonNullable<
  typeof localhost
>;
const environments = {
  'staging.example': place,
  'app.example': { ...place, isStaging: false, fileOrigins: ['https://files.example'] },
};

let folder: string;
let app: FastifyInstance;
let registry: RegistryFile | undefined = {
  host: null,
  remotes: { runs: { address: 'https://hostile.example/runs/1/' } },
} as RegistryFile;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steplight-host-'));
  await writeFile(join(folder, 'index.html'), '<head><style>a{}</style></head><body></body>');
  const readRegistry = async () => {
    if (!registry) throw new Error('ENOENT: /srv/secret/remotes.json');
    return registry;
  };
  app = await createHostApp({ folder, environments, readRegistry, log: createLog('silent') });
});

after(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const open = (host: string) => app.inject({ url: '/', headers: { host, accept: 'text/html' } });

const scripts = (policy: unknown) => /script-src ([^;]*)/.exec(String(policy))?.[1];

test('scripts come from where the place says, previews in a staging one; the registry widens nothing', async () => {
  const staging = (await open('staging.example')).headers['content-security-policy'];
  assert.equal(scripts(staging), "'self' https://remotes.example https://*.preview.example");
  assert.match(
    String(staging),
    /connect-src 'self' https:\/\/remotes\.example https:\/\/\*\.preview\.example/,
  );
  const production = (await open('app.example')).headers['content-security-policy'];
  assert.equal(scripts(production), "'self' https://remotes.example");
  for (const host of ['elsewhere.example', 'constructor'])
    assert.equal(scripts((await open(host)).headers['content-security-policy']), "'self'");
});

test('attachments go to the bucket that the place names, and from no other page', async () => {
  const connections = async (host: string) =>
    /connect-src ([^;]*)/.exec(String((await open(host)).headers['content-security-policy']))?.[1] ?? '';
  assert.match(await connections('app.example'), / https:\/\/files\.example$/);
  assert.doesNotMatch(await connections('staging.example'), /files\.example/);
});

test('the files of the addressed part come with the page, from where parts may come from only', async () => {
  const original = registry;
  const integrity = { 'entry.js': `sha384-${'A'.repeat(64)}` };
  const release = {
    name: 'runs',
    container: 'remote_runs',
    version: '1',
    build: 'first',
    contract: 1,
    integrity,
  };
  const at = (address: string) =>
    ({ host: null, remotes: { runs: { ...release, address, entry: 'entry.js' } } }) as object;
  const links = async (url: string) => {
    const page = await app.inject({ url, headers: { host: 'app.example', accept: 'text/html' } });
    return [...page.body.matchAll(/<link rel="preload" [^>]*href="([^"]*)"/g)].map(([, href]) => href);
  };
  registry = at('https://remotes.example/runs/1/') as RegistryFile;
  assert.deepEqual(await links('/dashboard/testrun/4?step=2'), ['https://remotes.example/runs/1/entry.js']);
  assert.deepEqual(await links('/dashboard/tests'), []);
  assert.deepEqual(await links('/dashboard/runs?remote.runs=https://remotes.example/'), []);
  registry = at('https://hostile.example/runs/1/') as RegistryFile;
  assert.deepEqual(await links('/dashboard/runs'), []);
  registry = original;
});

for (const url of ['//', '//hostile.example/login', '/%', '/dashboard/%ff?remote.%=1'])
  test(`an address such as ${url} gets the page or an error of the client, and nothing foreign`, async () => {
    const page = await app.inject({ url, headers: { host: 'app.example', accept: 'text/html' } });
    assert.ok(page.statusCode < 500, String(page.statusCode));
    assert.doesNotMatch(page.body, /hostile|data-area="public"/);
  });

test('the page of a share link is for no search engine, and its address for no other site', async () => {
  for (const url of ['/s/token', '/s/token/5?step=2', '/S/token']) {
    const { headers } = await app.inject({ url, headers: { host: 'app.example', accept: 'text/html' } });
    assert.deepEqual(
      [headers['referrer-policy'], headers['x-robots-tag']],
      ['no-referrer', 'noindex, nofollow'],
      url,
    );
  }
  const { headers } = await open('app.example');
  assert.deepEqual(
    [headers['referrer-policy'], headers['x-robots-tag']],
    ['strict-origin-when-cross-origin', undefined],
  );
  assert.equal(headers['strict-transport-security'], 'max-age=31536000');
});

test('a style in the page is allowed by its digest', async () => {
  const page = await app.inject({
    url: '/dashboard/runs',
    headers: { host: 'app.example', accept: 'text/html' },
  });
  const digest = createHash('sha256').update('a{}').digest('base64');
  assert.match(
    String(page.headers['content-security-policy']),
    new RegExp(`style-src [^;]*'sha256-${digest.replaceAll('+', '\\+')}'`),
  );
  assert.match(page.body, /<body data-area="dashboard">/);
});

test('a registry that cannot be read is said so, and no more than that', async () => {
  const original = registry;
  registry = undefined;
  for (const url of ['/', '/remotes.json', '/dashboard/runs']) {
    const reply = await app.inject({ url, headers: { accept: 'text/html' } });
    assert.equal(reply.statusCode, 503);
    assert.match(reply.body, /^Steplight cannot be shown at the moment/);
    assert.doesNotMatch(reply.body, /secret/);
  }
  registry = original;
  assert.equal((await open('app.example')).statusCode, 200);
});
