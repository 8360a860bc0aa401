import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { S3Settings } from '../../server/src/platform/settings/storage-settings.ts';

const TIMEOUT_MS = 60_000;
const STORES = ['account', 'container', 'object'] as const;
const PROGRAMS = [
  'swift-ring-builder',
  'swift-proxy-server',
  ...STORES.map((store) => `swift-${store}-server`),
];

/** The bucket does not exist yet. */
export interface Swift {
  settings: S3Settings;
  close(): Promise<void>;
}

/** The programs of Swift that this machine lacks. */
export function missingPrograms(): string[] {
  return PROGRAMS.filter((name) => !existsSync(`/usr/bin/${name}`));
}

/**
 * OpenStack Swift with one replica in a temporary folder, which must take extended attributes, behind its own implementation of S3's
 * protocol, which checks every signature. Takes four ports from the first on; needs no service and no other account.
 */
export async function startSwift(firstPort: number): Promise<Swift> {
  const folder = await mkdtemp(join(tmpdir(), 'steplight-swift-'));
  await mkdir(join(folder, 'devices', 'd1'), { recursive: true });
  const children: ChildProcess[] = [];
  const launch = (name: string) => {
    const options = { stdio: 'ignore' as const };
    children.push(spawn(`/usr/bin/swift-${name}-server`, [join(folder, `${name}.conf`)], options));
  };
  for (const [index, store] of STORES.entries()) {
    const port = firstPort + 1 + index;
    buildRing(folder, store, port);
    await writeFile(join(folder, `${store}.conf`), storeConfig(folder, store, port));
    launch(store);
  }
  await writeFile(join(folder, 'proxy.conf'), proxyConfig(folder, firstPort));
  launch('proxy');
  const endpoint = `http://127.0.0.1:${firstPort}`;
  await answers(`${endpoint}/healthcheck`);
  return {
    settings: {
      bucket: 'steplight-files',
      region: 'us-east-1',
      endpoint,
      publicEndpoint: undefined,
      isPathStyle: true,
      prefix: 'test/',
      accessKeyId: 'steplight:tester',
      secretAccessKey: 'secret-of-the-test',
    },
    async close() {
      const gone = children.map((child) => once(child, 'exit'));
      for (const child of children) child.kill('SIGKILL');
      await Promise.all(gone);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function buildRing(folder: string, store: string, port: number): void {
  const build = (...words: string[]) =>
    execFileSync('/usr/bin/swift-ring-builder', [join(folder, `${store}.builder`), ...words]);
  build('create', '4', '1', '1');
  build('add', `r1z1-127.0.0.1:${port}/d1`, '1');
  build('rebalance');
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
disable_fallocate = true
`;

const storeConfig = (folder: string, store: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = ${store}-server
[app:${store}-server]
use = egg:swift#${store}
`;

const proxyConfig = (folder: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:healthcheck]
use = egg:swift#healthcheck
# Demanded, but it may as well not answer.
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:9
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
allow_multipart_uploads = false
[filter:tempauth]
use = egg:swift#tempauth
user_steplight_tester = secret-of-the-test .admin
`;

async function answers(address: string): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(200))
    if ((await fetch(address).catch(() => undefined))?.ok) return;
  throw new Error('Swift does not answer.');
}
