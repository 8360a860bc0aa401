import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parseRegistry, REMOTE_NAMES, type RemoteName } from 'shared/registry';
import { readBuild } from '../builds/build.ts';
import { DeployError } from '../errors.ts';
import { startLiveHost, REMOTES_ADDRESS } from '../testing/live-host.ts';
import { writeExampleBuild } from '../testing/example-build.ts';
import { startS3Server } from 'stand-ins/s3/s3-server.ts';
import { openTarget } from '../targets/open-target.ts';
import type { Target } from '../targets/target.ts';
import { deployBuild } from './deploy.ts';
import { COMMANDS } from './commands.ts';
import type { AppName } from '../registry/stored-registry.ts';

let folder: string;
let live: Awaited<ReturnType<typeof startLiveHost>>;

const s3 = await startS3Server();
Object.assign(process.env, {
  AWS_ENDPOINT_URL_S3: s3.settings.endpoint,
  AWS_REGION: s3.settings.region,
  AWS_ACCESS_KEY_ID: s3.settings.accessKeyId,
  AWS_SECRET_ACCESS_KEY: s3.settings.secretAccessKey,
});

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steplight-deploy-'));
  live = await startLiveHost();
});

after(async () => {
  await live.close();
  await rm(folder, { recursive: true });
});

let kind: string;
let target: Target;
let printed: string[] = [];
let smoke = (): Promise<string> => Promise.resolve('it');

const tools = () => ({
  target,
  smokeTest: () => smoke(),
  print: (line: string) => void printed.push(line),
});
const options = () => ({
  address: REMOTES_ADDRESS,
  host: live.address,
  isBuilt: true,
  dist: undefined as string | undefined,
  toBuild: undefined as string | undefined,
  into: '',
});

async function deploy(name: RemoteName, example: Parameters<typeof writeExampleBuild>[2]): Promise<void> {
  const dist = await writeExampleBuild(join(folder, kind), name, example);
  await deployBuild(await readBuild(name, dist, 'c0ffee'), options(), tools());
}

async function run(command: string, apps: AppName[], more: object = {}): Promise<string> {
  printed = [];
  await COMMANDS[command]?.run(apps, { ...options(), ...more }, tools());
  return printed.join('\n');
}

const readDeployed = async () => {
  const file = await target.read('remotes.json');
  return parseRegistry(JSON.parse(String(file?.content)));
};
const build = async (name: RemoteName) => (await readDeployed()).remotes[name]?.build;

for (const storage of ['a folder', 'S3'])
  describe(`deployments to ${storage}`, () => {
    before(() => {
      kind = storage;
      target = openTarget(kind === 'S3' ? `s3://${s3.settings.bucket}/some/where` : join(folder, 'target'));
      live.serve(async () => String((await target.read('remotes.json'))?.content));
    });

    testRollouts();
    testRejections();
    testStoredBuilds();
  });

function testRollouts(): void {
  it('deploys, stores the files before the registry, and rolls back build by build', async () => {
    assert.match(await run('status', []), /^Nothing has been deployed/);
    smoke = async () => {
      assert.ok(await target.read('runs/1.0.0-aaa/manifest.json'), 'stored before the smoke test');
      assert.equal((await readDeployed()).remotes.runs, undefined, 'not deployed before the smoke test');
      return 'it';
    };
    await deploy('runs', { build: 'aaa' });
    smoke = () => Promise.resolve('it');
    const { runs } = (await readDeployed()).remotes;
    assert.equal(runs?.address, 'https://remotes.example/runs/1.0.0-aaa/');
    assert.equal(runs.commit, 'c0ffee');

    await deploy('runs', { build: 'bbb' });
    await deploy('runs', { build: 'ccc' });
    assert.equal(await build('runs'), 'ccc');
    assert.match(
      await run('rollback', ['runs']),
      /^Rolled runs back to 1\.0\.0, build bbb, from .* ccc\.\n.* serves it\.$/,
    );
    await run('rollback', ['runs']);
    assert.equal(await build('runs'), 'aaa');
    assert.deepEqual((await readDeployed()).remotes.runs, runs);
    await assert.rejects(run('rollback', ['runs']), /"runs" has no previous build/);
    await run('rollback', ['runs'], { toBuild: 'ccc' });
    assert.equal(await build('runs'), 'ccc');
    await assert.rejects(run('rollback', ['runs'], { toBuild: 'zzz' }), /zzz of "runs" was never deployed/);
    assert.match(await run('status', []), /^runs +1\.0\.0 +ccc +1 +c0ffee +rollback, .* UTC/m);
    assert.equal((await run('log', ['runs'])).split('\n').length, 1 + 6);
  });

  it('rolls back while the host does not answer', async () => {
    const unreachable = { host: 'http://127.0.0.1:1/', toBuild: 'bbb' };
    assert.match(
      await run('rollback', ['runs'], unreachable),
      /^Rolling back without checking the host: .* could not be read/,
    );
    assert.equal(await build('runs'), 'bbb');
    await run('rollback', ['runs'], { toBuild: 'ccc' });
  });

  it('reports that there is nothing to do', async () => {
    await deploy('runs', { build: 'ccc' });
    assert.match(printed.at(-1) ?? '', /^runs 1\.0\.0, build ccc is already deployed/);
  });

  it('does not change the registry if the smoke test fails', async () => {
    smoke = () => Promise.reject(new DeployError('/dashboard/runs: uncaught: broken'));
    const previous = (await target.read('remotes.json'))?.content;
    await assert.rejects(deploy('runs', { build: 'ddd' }), /uncaught: broken/);
    assert.deepEqual((await target.read('remotes.json'))?.content, previous);
    smoke = () => Promise.resolve('it');
  });
}

function testRejections(): void {
  it('refuses other content under the name of a build, and accepts the same content twice', async () => {
    await assert.rejects(
      deploy('runs', { build: 'bbb', script: 'other();' }),
      /runs\/1\.0\.0-bbb\/ contains another build.*Raise the version/,
    );
    await deploy('runs', { build: 'ddd' });
    assert.match(printed.join('\n'), /Found runs\/1\.0\.0-ddd\//);
  });

  it('refuses a build of another contract and a foreign address', async () => {
    await assert.rejects(
      deploy('auth', { build: 'new', contract: 2 }),
      /built for contract 2; .* has contract 1\. Deploy the host first/,
    );
    const dist = await writeExampleBuild(join(folder, kind), 'auth', { build: 'far' });
    const far = { ...options(), address: 'https://hostile.example/' };
    await assert.rejects(
      deployBuild(await readBuild('auth', dist, null), far, tools()),
      /does not load remotes from https:\/\/hostile\.example\./,
    );
    assert.equal((await readDeployed()).remotes.auth, undefined);
    assert.equal(await target.read('auth/1.0.0-far/manifest.json'), null);
  });

  it('refuses a build with altered files', async () => {
    const dist = await writeExampleBuild(join(folder, kind), 'auth', { build: 'cut' });
    await writeFile(join(dist, 'remoteEntry.0123abcd.js'), 'cut');
    await assert.rejects(readBuild('auth', dist, null), /is not the built file/);
  });
}

function testStoredBuilds(): void {
  it('loses none of several concurrent deployments', async () => {
    await Promise.all(REMOTE_NAMES.map((name) => deploy(name, { build: 'fff' })));
    const { remotes, errors } = await readDeployed();
    assert.deepEqual(errors, {});
    assert.deepEqual(
      Object.values(remotes).map((release) => release.build),
      REMOTE_NAMES.map(() => 'fff'),
    );
    assert.equal((await run('log', [...REMOTE_NAMES])).match(/fff/g)?.length, REMOTE_NAMES.length);
  });

  it('fetches the deployed builds and detects an altered file', async () => {
    const into = join(folder, `${kind} fetched`);
    await run('fetch', ['runs'], { into });
    const script = await readFile(join(into, 'runs/remoteEntry.0123abcd.js'), 'utf8');
    assert.equal(script, "globalThis.build = 'fff';");
    assert.equal(await readFile(join(into, 'runs/remoteEntry.0123abcd.js.br'), 'utf8'), 'brotli bytes');
    await target.write('runs/1.0.0-fff/remoteEntry.0123abcd.js', Buffer.from('evil'), {
      cache: 'immutable',
    });
    await assert.rejects(run('fetch', ['runs'], { into }), /remoteEntry.* is not the deployed file/);
  });

  it('does not change an invalid registry', async () => {
    const file = await target.read('remotes.json');
    await target.write('remotes.json', Buffer.from('<html>'), { cache: 'no-cache' });
    await assert.rejects(deploy('runs', { build: 'ggg' }), /remotes\.json is not a registry/);
    assert.equal(String((await target.read('remotes.json'))?.content), '<html>');
    await target.write('remotes.json', file?.content ?? Buffer.alloc(0), { cache: 'no-cache' });
  });
}
