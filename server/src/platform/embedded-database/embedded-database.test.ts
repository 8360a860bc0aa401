// Runs in a process of its own: servers and locks are told apart by the process that holds them.
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, describe, it } from 'node:test';
import pg from 'pg';
import { eventually } from 'test-support';
import { startEmbeddedDatabase } from './embedded-database.ts';

const lines: string[] = [];
const record = (line: string) => lines.push(line);
const log = { info: record, warn: record, error: record };
const folders: string[] = [];

/** Starts the database in a process of its own, which a test may kill; its first line is the address. */
const CHILD = `
  import { startEmbeddedDatabase } from ${JSON.stringify(import.meta.resolve('./embedded-database.ts'))};
  const log = { info() {}, warn() {}, error() {} };
  const { url } = await startEmbeddedDatabase({ folder: process.argv[1], log });
  console.log(url);
  setInterval(() => {}, 1000);
`;

describe('embedded database', () => {
  let folder: string;

  beforeEach(async () => {
    folder = join(await temporaryFolder(), 'database');
    lines.length = 0;
  });

  after(async () => {
    for (const path of folders) await rm(path, { recursive: true, force: true });
  });

  it('keeps what was written over a stop and a start', async () => {
    const first = await start();
    await query(first.url, 'create table note (text text); insert into note values ($$kept$$)');
    await first.stop();
    const second = await start();
    assert.deepEqual(await query(second.url, 'select text from note'), [{ text: 'kept' }]);
    await second.stop();
  });

  it('keeps its password to itself and asks everybody for it', async () => {
    const { url, stop } = await start();
    assert.equal((await stat(join(folder, 'cluster', 'password'))).mode & 0o777, 0o600);
    const wrong = new URL(url);
    wrong.password = 'wrong';
    await assert.rejects(query(wrong.href, 'select 1'), /password authentication failed/);
    await stop();
  });

  it('has a role for the application, which owns nothing and has a password of its own', async () => {
    const { url, applicationUrl, stop } = await start();
    await query(url, 'create table note (text text)');
    const [role] = await query(
      applicationUrl,
      'select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls from pg_roles where rolname = current_user',
    );
    assert.deepEqual(role, {
      rolsuper: false,
      rolcreatedb: false,
      rolcreaterole: false,
      rolbypassrls: false,
    });
    await assert.rejects(query(applicationUrl, 'select * from note'), /permission denied/);
    await assert.rejects(query(applicationUrl, 'create table mine (text text)'), /permission denied/);
    assert.equal((await stat(join(folder, 'cluster', 'application-password'))).mode & 0o777, 0o600);
    assert.notEqual(new URL(applicationUrl).password, new URL(url).password);
    await stop();
    const again = await start();
    assert.equal(new URL(again.applicationUrl).password, new URL(applicationUrl).password);
    await query(again.applicationUrl, 'select 1');
    await again.stop();
  });

  it('takes over a server whose process was killed, and stops it in the end', async () => {
    const { child, url } = await startChild();
    await query(url, 'create table note (text text)');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const adopted = await start();
    assert.equal(adopted.url, url);
    assert.match(lines.join('\n'), /Took over/);
    await query(url, 'select * from note');
    await adopted.stop();
    await assert.rejects(query(url, 'select 1'), /ECONNREFUSED/);
  });

  it('comes back after the server itself was killed, with everything that was committed', async () => {
    const { child, url } = await startChild();
    await query(url, 'create table note (text text); insert into note values ($$kept$$)');
    child.kill('SIGKILL');
    process.kill(await serverPid(), 'SIGKILL');
    const again = await start();
    assert.deepEqual(await query(again.url, 'select text from note'), [{ text: 'kept' }]);
    await again.stop();
  });

  it('starts the server again under the same address when it dies while in use', async () => {
    const { url, stop } = await start();
    process.kill(await serverPid(), 'SIGKILL');
    await eventually(() => query(url, 'select 1 as one'));
    assert.match(lines.join('\n'), /stopped unexpectedly/);
    await stop();
  });

  it('goes on trying when the server does not come back at once', async () => {
    const { url, stop } = await start();
    const data = join(folder, 'cluster', 'data');
    const pid = await serverPid();
    await rename(data, `${data}.away`);
    process.kill(pid, 'SIGKILL');
    await eventually(() => /did not come back, and is tried again/.test(lines.join('\n')));
    await rename(`${data}.away`, data);
    await eventually(() => query(url, 'select 1 as one'));
    await stop();
  });

  it('does not share its folder with a second process', async () => {
    const { child } = await startChild();
    await assert.rejects(start(), /is in use by another running Steplight/);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await start()).stop();
  });

  it('starts although the pid file names a process that is something else', async () => {
    await (await start()).stop();
    await writeFile(
      join(folder, 'cluster', 'data', 'postmaster.pid'),
      `${process.pid}\n/x\n1\n5432\n\n127.0.0.1\n`,
    );
    await (await start()).stop();
  });

  it('is not confused by what a killed first start left', async () => {
    await mkdir(join(folder, 'cluster.new-4194304', 'data'), { recursive: true });
    await (await start()).stop();
    assert.deepEqual(await readdir(folder), ['cluster']);
  });

  it('names the port that is taken', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await once(blocker, 'listening');
    const { port } = blocker.address() as AddressInfo;
    await assert.rejects(start({ port }), new RegExp(`Port ${port} is in use`));
    blocker.close();
  });

  it('refuses a folder of another major version, and says so', async () => {
    await (await start()).stop();
    await writeFile(join(folder, 'cluster', 'data', 'PG_VERSION'), '15\n');
    await assert.rejects(start(), /was made by PostgreSQL 15, and this Steplight brings 18/);
  });

  it(
    'finds a place when the folder lies where the lent user cannot go',
    { skip: process.getuid?.() !== 0 },
    async () => {
      const closed = await temporaryFolder();
      await chmod(closed, 0o700);
      folder = join(closed, 'database');
      const { url, stop } = await start();
      const [row] = await query(url, 'show data_directory');
      await stop();
      assert.match(String(row?.['data_directory']), /^\/var\/lib\/steplight\/database-/);
      folders.push(join(String(row?.['data_directory']), '..', '..'));
    },
  );

  function start(options: { port?: number } = {}) {
    return startEmbeddedDatabase({ folder, log, isThrowaway: true, ...options });
  }

  async function startChild(): Promise<{ child: ChildProcess; url: string }> {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', CHILD, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    return { child, url: line.toString().trim() };
  }

  async function serverPid(): Promise<number> {
    return Number((await readFile(join(folder, 'cluster', 'data', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  }
});

async function temporaryFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'steplight-database-'));
  await chmod(path, 0o711);
  folders.push(path);
  return path;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}
