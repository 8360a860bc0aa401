import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'shared/registry';
import { createLog } from '../platform/log.ts';
import { localEnvironments } from './documents.ts';
import { createHostApp } from './host-app.ts';

const { localhost } = localEnvironments('https://api.example');
const place = { ...localhost, previewOrigins: ['https://*.preview.example'] } as NonNullable<
  typeof localhost
>;
const environments = {
  'staging.example': place,
  'app.example': { ...place, isStaging: false },
};

let folder: string;
let app: FastifyInstance;
let registry: Registry | undefined = {
  host: null,
  remotes: { runs: { address: 'https://parts.example/runs/1/' } },
} as Registry;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steplight-host-'));
  await writeFile(join(folder, 'index.html'), '<head></head>');
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

test('only a staging place may run scripts of previews', async () => {
  const staging = (await open('staging.example')).headers['content-security-policy'];
  assert.equal(scripts(staging), "'self' https://parts.example https://*.preview.example");
  assert.match(String(staging), /connect-src 'self' https:\/\/parts\.example https:\/\/\*\.preview\.example/);
  for (const host of ['app.example', 'elsewhere.example', 'constructor']) {
    const policy = (await open(host)).headers['content-security-policy'];
    assert.equal(scripts(policy), "'self' https://parts.example");
  }
});

test('a registry that cannot be read is said so, and no more than that', async () => {
  const kept = registry;
  registry = undefined;
  for (const url of ['/', '/remotes.json', '/dashboard/runs']) {
    const reply = await app.inject({ url, headers: { accept: 'text/html' } });
    assert.equal(reply.statusCode, 503);
    assert.match(reply.body, /^Steplight cannot be shown at the moment/);
    assert.doesNotMatch(reply.body, /secret/);
  }
  registry = kept;
  assert.equal((await open('app.example')).statusCode, 200);
});
