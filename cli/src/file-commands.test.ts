import assert from 'node:assert/strict';
import { mkdir, readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { buildApp } from '../../server/src/app.ts';
import { openTestApi } from '../../server/src/testing/test-api.ts';
import { openTestPlatform } from '../../server/src/testing/test-platform.ts';
import { installClient } from './testing/client.ts';
import { startProxy } from './testing/proxy.ts';

const platform = await openTestPlatform();
const api = await openTestApi(platform);
const app = await buildApp({ platform, services: api.services });
await app.listen({ port: 0, host: '127.0.0.1' });
const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
after(() => app.close());
const client = await installClient();

let companies = 0;

/** A company with a key, and a folder of its own to call the client in. */
async function setUp() {
  const user = await api.newCompany();
  const key: string = (await user.get('/company/me')).body.company.api_key;
  const folder = join(client.folder, `company-${(companies += 1)}`);
  await mkdir(folder);
  const create = async (title: string, action = 'Click "Buy"') => {
    const reply = await user.post('/test_blueprint/create', {
      title,
      type: 'integration',
      starting_url: 'http://localhost/',
      steps: [{ step_number: 1, type: 'act', action }],
    });
    assert.equal(reply.status, 201, reply.text);
    return reply.body.test_blueprint.id as number;
  };
  return {
    user,
    key,
    folder,
    create,
    read: (path: string) => readFile(join(folder, path), 'utf8'),
    write: (path: string, content: string) => writeFile(join(folder, path), content),
    /** Changes the first step on the server. */
    update: (id: number, title: string, action: string) =>
      user.put(`/test_blueprint/update/${id}`, {
        title,
        type: 'integration',
        steps: [{ step_number: 1, type: 'act', action }],
      }),
    stepOf: async (id: number) =>
      (await user.get(`/test_blueprint/${id}`)).body.test_blueprint.test_steps[0].action as string,
    titles: async () =>
      ((await user.get('/test_blueprint/list')).body.test_blueprints as { title: string }[]).map(
        ({ title }) => title,
      ),
    async call(args: string[], environment: Record<string, string> = {}, input?: string) {
      const own = { STEPLIGHT_API: address, STEPLIGHT_API_KEY: key, ...environment };
      const outcome = await client.start(args, own, { folder, input }).outcome;
      assert.ok(!`${outcome.stdout}${outcome.stderr}`.includes(key), 'The key was printed');
      return outcome;
    },
  };
}

describe('tests as files', { concurrency: 3, timeout: 600_000 }, () => {
  test('login checks the key, stores it for the user alone, and sends it nowhere else', async () => {
    const { call, key, folder } = await setUp();
    const own = { STEPLIGHT_API: '', STEPLIGHT_API_KEY: '', XDG_CONFIG_HOME: join(folder, 'config') };
    const file = join(folder, 'config/steplight/credentials.json');
    const before = await call(['pull', 'tests'], { ...own, STEPLIGHT_API: address });
    assert.match(
      before.stderr,
      /^steplight: STEPLIGHT_API_KEY is not set\. Set it, or call "login" once\.\n$/,
    );
    const wrong = await call(['login', '--api', address], own, 'sl_wrong\n');
    assert.deepEqual([wrong.code, wrong.stderr.includes('The API key was refused.')], [2, true]);
    await assert.rejects(stat(file));

    const { code, stdout } = await call(['login', '--api', `${address}/`], own, `${key}\n`);
    assert.deepEqual([code, stdout], [0, `Logged in. The key is stored in ${file}.\n`]);
    assert.equal((await stat(file)).mode & 0o777, 0o600);
    assert.equal((await call(['pull', 'tests'], own)).code, 0);
    const elsewhere = await call(['pull', 'tests', '--api', 'http://127.0.0.1:9'], own);
    assert.equal(elsewhere.code, 2);
    assert.match(elsewhere.stderr, /The stored API key is for http:\/\/127\.0\.0\.1:\d+\. Call "login --api/);
  });

  test('a named key that only reads pulls and does not push; why one no longer works is printed', async () => {
    const { call, user, create, folder } = await setUp();
    await create('Buy a lamp');
    const body = { name: 'Reader', role: 'viewer', expires_at: null };
    const { id, secret } = (await user.post('/api_keys', body)).body.api_key;
    const own = { STEPLIGHT_API: '', STEPLIGHT_API_KEY: '', XDG_CONFIG_HOME: join(folder, 'config') };
    assert.equal((await call(['login', '--api', address], own, `${secret}\n`)).code, 0);
    assert.equal((await call(['pull', 'tests'], own)).code, 0);
    await writeFile(
      join(folder, 'tests/pay.steps.md'),
      '---\ntitle: Pay\nurl: http://localhost/\n---\n\n1. Click "Buy"\n',
    );
    const push = await call(['push', 'tests'], own);
    assert.equal(push.code, 2);
    assert.match(push.stderr, /^steplight: This API key has the role Viewer, which changes nothing\./);
    await user.delete(`/api_keys/${id}`);
    const revoked = await call(['pull', 'tests'], own);
    assert.deepEqual([revoked.code, revoked.stderr.includes(secret)], [2, false]);
    assert.match(revoked.stderr, /^steplight: This API key was revoked\. An owner/);
  });

  test('pull writes the tests, push sends what has changed here, and nothing is sent twice', async () => {
    const { call, create, read, write, update, stepOf, titles, folder } = await setUp();
    const id = await create('Buy a lamp');
    await create('Pay');
    const first = await call(['pull', 'tests']);
    assert.deepEqual([first.code, first.stderr], [0, '']);
    assert.match(first.stdout, /^2 files: 2 written, 0 removed\.$/m);
    const path = 'tests/buy-a-lamp.steps.md';
    assert.match(await read(path), new RegExp(`^---\nid: ${id}\n[^]*\n1\\. Click "Buy"\n$`));
    assert.match((await call(['pull', 'tests'])).stdout, /^2 files: 0 written/m);
    assert.deepEqual((await call(['push', 'tests'])).stdout, 'Nothing has changed here.\n');

    await write(path, (await read(path)).replace('Click "Buy"', 'Click "Buy now"').replaceAll('\n', '\r\n'));
    await write('tests/new.steps.md', '---\nurl: http://localhost/\n---\n\n# Brand new\n\n1. Click "Go"\n');
    const waiting = await call(['pull', 'tests']);
    assert.match(waiting.stdout, /^changed here buy-a-lamp\.steps\.md$/m);
    const trial = await call(['push', 'tests', '--dry-run']);
    assert.match(trial.stdout, /^updated buy-a-lamp\.steps\.md\n[^]*2 files would be pushed\.\n$/);
    assert.equal(await stepOf(id), 'Click "Buy"');
    const pushed = await call(['push', 'tests']);
    assert.deepEqual([pushed.code, pushed.stderr], [0, '']);
    assert.match(
      pushed.stdout,
      /^created new\.steps\.md\nrenamed new\.steps\.md to brand-new\.steps\.md\n2 of 2 files pushed\.\n$/m,
    );
    assert.equal(await stepOf(id), 'Click "Buy now"');
    assert.match(await read('tests/brand-new.steps.md'), /^---\nid: \d+\n/);
    assert.equal((await call(['push', 'tests'])).stdout, 'Nothing has changed here.\n');
    assert.match((await call(['pull', 'tests'])).stdout, /^3 files: 0 written, 0 removed\.$/m);
    assert.deepEqual(await readdir(join(folder, 'tests')), [
      ...['.steplight', 'brand-new.steps.md', 'buy-a-lamp.steps.md', 'pay.steps.md'],
    ]);

    await rename(join(folder, 'tests/pay.steps.md'), join(folder, 'tests/pay-first.steps.md'));
    await write(
      'tests/pay-first.steps.md',
      (await read('tests/pay-first.steps.md')).replace('# Pay', '# Pay 1'),
    );
    assert.equal((await call(['push', 'tests'])).code, 0, 'a renamed file is still the same test');
    assert.deepEqual((await titles()).toSorted(), ['Brand new', 'Buy a lamp', 'Pay 1']);
    await update(id, 'Buy two lamps', 'Click "Buy now"');
    const moved = await call(['pull', 'tests']);
    assert.match(moved.stdout, /^removed buy-a-lamp\.steps\.md\n3 files: 1 written, 1 removed\.$/m);
  });

  test('a test without steps is pushed with a word that it cannot pass', async () => {
    const { call, write } = await setUp();
    await write('a.steps.md', '---\nurl: http://localhost/\n---\n\n# Buy\n');
    const pushed = await call(['push']);
    assert.equal(pushed.code, 0, pushed.stderr);
    assert.match(
      pushed.stdout,
      /^created a\.steps\.md\n  It has no steps, so its runs cannot pass\. Add one, and push again\.$/m,
    );
  });

  test('the table of a test goes with it', async () => {
    const { call, read, write, user, folder } = await setUp();
    await write(
      'a.steps.md',
      '---\nurl: http://localhost/\n---\n\n# Buy\n\n1. Type "{{user}}" into "Name"\n',
    );
    await write('a.table.csv', 'user,city\nada,London\n');
    const pushed = await call(['push']);
    assert.match(pushed.stdout, /^created a\.steps\.md\ncreated a\.table\.csv$/m, pushed.stderr);
    assert.deepEqual((await readdir(folder)).toSorted(), ['.steplight', 'buy.steps.md', 'buy.table.csv']);
    assert.equal((await call(['push'])).stdout, 'Nothing has changed here.\n');

    await write('buy.table.csv', (await read('buy.table.csv')).replace('ada', 'bob'));
    assert.match((await call(['push'])).stdout, /^updated buy\.table\.csv$/m);
    const id = Number(/^id: (\d+)$/m.exec(await read('buy.steps.md'))?.[1]);
    const rowsOf = async () =>
      (await user.get(`/test_blueprint/${id}/table`)).body.table.rows.map(([first]: string[]) => first);
    assert.deepEqual(await rowsOf(), ['bob']);

    for (const ending of ['steps.md', 'table.csv'])
      await rename(join(folder, `buy.${ending}`), join(folder, `moved.${ending}`));
    await write('moved.table.csv', (await read('moved.table.csv')).replace('bob', 'cy'));
    const moved = await call(['push']);
    assert.equal(moved.code, 0, moved.stdout);
    assert.deepEqual(await rowsOf(), ['cy']);
  });

  test('a plan that runs have changed meanwhile does not keep the test next to it from being pushed', async () => {
    const { call, create, read, write, user } = await setUp();
    const id = await create('Buy');
    const entry = (page: string) => ({
      type: 'act',
      text: 'Click "Buy"',
      page,
      origin: 'run',
      actions: [],
    });
    const learn = async (page: string) =>
      assert.equal((await user.put(`/test_blueprint/${id}/plan`, { entries: [entry(page)] })).status, 200);
    await learn('/');
    await call(['pull']);
    await learn('/cart');
    await write('buy.steps.md', (await read('buy.steps.md')).replace('Click "Buy"', 'Click "Pay"'));
    const pushed = await call(['push']);
    assert.deepEqual([pushed.code, pushed.stdout], [0, 'updated buy.steps.md\n1 of 1 files pushed.\n']);

    await write('buy.plan.json', JSON.stringify({ entries: [entry('/mine')] }));
    const refused = await call(['push']);
    assert.equal(refused.code, 1);
    assert.match(refused.stdout, /^conflict buy\.plan\.json$/m);
  });

  test('what was changed on both sides is listed, and neither side is overwritten', async () => {
    const { call, create, read, write, update, stepOf, user } = await setUp();
    const id = await create('Buy');
    const other = await create('Pay');
    await call(['pull']);
    const here = (await read('buy.steps.md')).replace('Click "Buy"', 'Click "Here"');
    await write('buy.steps.md', here);
    await update(id, 'Buy', 'Click "There"');
    await update(other, 'Pay', 'Click "There"');

    const pull = await call(['pull']);
    assert.equal(pull.code, 1);
    assert.match(pull.stderr, /changed here and on the server\. Nothing was written:/);
    assert.equal(pull.stdout.split('\n')[0], '  buy.steps.md');
    assert.equal(await read('buy.steps.md'), here);
    assert.match(await read('pay.steps.md'), /Click "Buy"/, 'not even the others');
    const push = await call(['push']);
    assert.equal(push.code, 1);
    assert.match(push.stdout, /^conflict buy\.steps\.md$/m);
    assert.match(push.stderr, /^steplight: 1 file was refused; nothing was changed\./);
    assert.equal(await stepOf(id), 'Click "There"');

    const forced = await call(['pull', '--force']);
    assert.equal(forced.code, 0);
    assert.match(await read('buy.steps.md'), /Click "There"/);
    await user.delete(`/test_blueprint/delete/${other}`);
    assert.match((await call(['pull'])).stdout, /^removed pay\.steps\.md$/m);
  });

  test('a conflict is settled without a loss: both sides lie beside each other until they are merged', async () => {
    const { call, create, read, write, update, stepOf, user, folder } = await setUp();
    const [buy, pay, leave] = [await create('Buy'), await create('Pay'), await create('Leave')];
    await call(['pull']);
    const mine = async (path: string) => {
      const changed = (await read(path)).replace('Click "Buy"', 'Click "Here"');
      await write(path, changed);
      return changed;
    };
    const here = await mine('buy.steps.md');
    const paying = await mine('pay.steps.md');
    const leaving = await mine('leave.steps.md');
    await update(buy, 'Buy', 'Click "There"');
    await update(pay, 'Pay at once', 'Click "There"');
    await user.delete(`/test_blueprint/delete/${leave}`);
    assert.equal((await call(['pull', '--keep-mine', '--force'])).code, 2);

    const kept = await call(['pull', '--keep-mine']);
    assert.equal(kept.code, 0, kept.stderr);
    assert.match(kept.stdout, /^kept buy\.steps\.md, the server's is buy\.steps\.md\.theirs$/m);
    assert.match(kept.stdout, /^kept pay\.steps\.md, the server's is pay\.steps\.md\.theirs$/m);
    assert.match(kept.stdout, /^kept leave\.steps\.md, which the server no longer has/m);
    assert.deepEqual(
      [await read('buy.steps.md'), await read('pay.steps.md'), await read('leave.steps.md')],
      [here, paying, leaving],
    );
    assert.match(await read('buy.steps.md.theirs'), /Click "There"/);
    assert.match(await read('pay.steps.md.theirs'), /# Pay at once\n[^]*Click "There"/);
    await assert.rejects(read('pay-at-once.steps.md'), 'one test has one file');

    await write('leave.steps.md', leaving.replace(/^id: .*\n/m, ''));
    const unmerged = await call(['push']);
    assert.equal(unmerged.code, 1);
    assert.equal(
      unmerged.stdout,
      '  buy.steps.md.theirs\n  pay.steps.md.theirs\nTake over what you want of them, delete them, and push again.\n',
    );
    assert.equal(await stepOf(buy), 'Click "There"', 'nothing was pushed');
    for (const name of ['buy', 'pay']) await rm(join(folder, `${name}.steps.md.theirs`));
    const pushed = await call(['push']);
    assert.equal(pushed.code, 0, `${pushed.stdout}${pushed.stderr}`);
    assert.deepEqual([await stepOf(buy), await stepOf(pay)], ['Click "Here"', 'Click "Here"']);
    assert.match(pushed.stdout, /^created leave\.steps\.md$/m);
    assert.match((await call(['pull'])).stdout, /^3 files: 0 written, 0 removed\.$/m);
  });

  test('200 tests and a module are pushed, and pulled elsewhere byte for byte', async () => {
    const { call, write, folder } = await setUp();
    await mkdir(join(folder, 'one'));
    await write('one/module.steps.md', '---\ntype: module\n---\n\n# Sign in\n\n1. Click "Go"\n');
    for (let number = 1; number <= 200; number += 1)
      await write(
        `one/${number}.steps.md`,
        [
          `---\nurl: http://localhost/\nsuite: Süite ${number % 7}\ntags: [t${number % 3}]\n---\n`,
          `# Test ${number} & <b> 🛒\n`,
          '1. Module: Sign in',
          `2. Type "${number}" into "Name"`,
          `3. The page shows "${number}"`,
          '',
        ].join('\n'),
      );
    const pushed = await call(['push', 'one']);
    assert.match(pushed.stdout, /^201 of 201 files pushed\.$/m);
    assert.equal((await call(['pull', 'two'])).code, 0);
    assert.match((await call(['pull', 'one'])).stdout, /^208 files: 7 written, 0 removed\.$/m, 'the suites');
    const names = (await readdir(join(folder, 'two'), { recursive: true })).toSorted();
    assert.deepEqual((await readdir(join(folder, 'one'), { recursive: true })).toSorted(), names);
    const files = names.filter((name) => /\.(?:md|yaml|json)$/.test(name));
    assert.equal(files.length, 209);
    for (const name of files)
      assert.ok(
        (await readFile(join(folder, 'one', name))).equals(await readFile(join(folder, 'two', name))),
        name,
      );
    assert.equal((await call(['push', 'two'])).stdout, 'Nothing has changed here.\n');
  });

  test('an unreadable file is named with its line, and nothing is changed', async () => {
    const { call, write, titles } = await setUp();
    await write('good.steps.md', '---\nurl: http://localhost/\n---\n\n# Good\n\n1. Click "Go"\n');
    await write('bad.steps.md', '# Bad\n\nSome prose.\n');
    const { code, stdout } = await call(['push']);
    assert.equal(code, 1);
    assert.match(stdout, /^rejected bad\.steps\.md\n {2}line 3: /m);
    assert.deepEqual(await titles(), []);
  });

  test('a push whose answer is lost is not repeated, because it may have made tests', async () => {
    const { call, write, titles } = await setUp();
    await write('new.steps.md', '---\nurl: http://localhost/\n---\n\n# New\n\n1. Click "Go"\n');
    const { code, stderr } = await call(['push'], {
      STEPLIGHT_API: await startProxy(address, ['lose-answer']),
    });
    assert.equal(code, 4);
    assert.match(stderr, /It may have done it all the same\.\n$/);
    assert.deepEqual(await titles(), ['New']);
  });

  test('nothing is written outside of the folder, whatever the server says', async () => {
    const { call, folder } = await setUp();
    await mkdir(join(folder, 'outside'));
    await mkdir(join(folder, 'tests'));
    await symlink(join(folder, 'outside'), join(folder, 'tests/link'));
    for (const path of [
      '../x.steps.md',
      '/x.steps.md',
      'a/../../x.steps.md',
      'link/x.steps.md',
      '.git/x.steps.md',
    ]) {
      const server = createServer((_request, response) =>
        response.writeHead(200, { 'content-type': 'application/json' }).end(
          JSON.stringify({
            files: [{ path, content: 'x', test_blueprint_id: 1, hash: 'a'.repeat(64) }],
            next_after: null,
          }),
        ),
      ).listen(0, '127.0.0.1');
      await once(server, 'listening');
      const hostile = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const { code, stderr } = await call(['pull', 'tests'], { STEPLIGHT_API: hostile });
      server.close();
      assert.deepEqual([code, stderr], [4, `steplight: ${JSON.stringify(path)} leads out of the folder.\n`]);
    }
    assert.deepEqual(await readdir(join(folder, 'outside')), []);
    await rm(join(folder, 'tests'), { recursive: true });
  });

  test('export writes specs for Playwright and overwrites nothing unasked', async () => {
    const { call, create, write, read } = await setUp();
    await create('Buy a lamp');
    assert.match((await call(['export'])).stderr, /Name the format: export --playwright/);
    const { code, stdout } = await call(['export', '--playwright', 'specs']);
    assert.equal(code, 0, stdout);
    assert.match(stdout, /^Wrote \d+ files to specs\.$/m);
    const config = 'specs/playwright.config.ts';
    const written = await read(config);
    await write(config, '// mine');
    const again = await call(['export', '--playwright', 'specs']);
    assert.deepEqual([again.code, await read(config)], [1, '// mine']);
    assert.match(again.stdout, /^ {2}playwright\.config\.ts$/m);
    assert.equal((await call(['export', '--playwright', 'specs', '--force'])).code, 0);
    assert.equal(await read(config), written);
  });

  test('a folder is not run while the server has another text of one of its files', async () => {
    const { call, create, read, write } = await setUp();
    await create('Buy');
    await create('Pay');
    await call(['pull']);
    const run = () => call(['run', '--folder', '.', '--timeout', '0.001', '--interval', '0.1']);
    const original = await read('buy.steps.md');
    await write('buy.steps.md', original.replace('Click "Buy"', 'Click "Buy now"'));
    const refused = await run();
    assert.deepEqual(
      [refused.code, refused.stderr],
      [2, 'steplight: 1 file differs from the server: push first.\nbuy.steps.md\n'],
    );
    await write('pay.table.csv', 'user\nada\n');
    assert.match((await run()).stderr, /2 files differ from the server: push first\./);
    assert.equal((await call(['push'])).code, 0);
    assert.equal((await run()).code, 3, 'it has started');
  });
});
