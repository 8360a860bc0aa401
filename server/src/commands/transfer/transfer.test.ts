import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { button, createPlanTools, entryOf, learned } from '../../modules/plans/testing/plan-tools.ts';
import { runTest } from '../../modules/runs/testing/run-tools.ts';
import { BASELINE } from '../../platform/database/migrate.ts';
import type { Platform } from '../../platform/platform.ts';
import { compressed, examplePage } from '../../testing/example-page.ts';
import { exampleOutcome } from '../../testing/example-results.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, PASSWORD, type Client, type TestApi } from '../../testing/test-api.ts';
import { onServer } from '../../testing/template-database.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { withProduct } from '../open-product.ts';
import { readCall } from '../read-call.ts';
import type { RowBatch } from './export-file.ts';
import { LEFT_BEHIND, TABLES } from './tables.ts';

const folder = await mkdtemp(join(tmpdir(), 'steplight-transfer-'));
after(() => rm(folder, { recursive: true, force: true }));
const APP_SECRET = 'the key that both products share, long enough';
const source = await openProduct();
const ada = await fillCompany(source, 'ada@example.com');
await fillCompany(source, 'grace@example.com');

async function openProduct(appSecret = APP_SECRET): Promise<TestApi> {
  return openTestApi(await openTestPlatform({ config: { appSecret } }));
}

/** A company that uses everything that ids refer to. */
async function fillCompany(api: TestApi, email: string): Promise<Client & { companyId: number }> {
  const user = await api.newCompany(email);
  const step = { step_number: 1, type: 'act', action: 'Click Buy' };
  const module = await user.post('/test_blueprint/create', {
    title: 'Sign in',
    type: 'module',
    steps: [step],
  });
  const moduleId: number = module.body.test_blueprint.id;
  const suite = { name: `Suite of ${email}`, login_module_blueprint_id: moduleId };
  const { category } = (await user.post('/test_blueprint_category/create', suite)).body;
  const blueprint = {
    title: `Test of ${email}`,
    type: 'integration',
    starting_url: 'http://localhost/',
    test_blueprint_category_id: category.id,
    steps: [
      { step_number: 1, type: 'module', action: '', test_blueprint_module_id: moduleId },
      { ...step, step_number: 2 },
    ],
  };
  const { test_blueprint: made } = (await user.post('/test_blueprint/create', blueprint)).body;
  await user.put('/company/variables/pin', { value: `secret of ${email}`, is_secret: true });
  await user.put('/company/me', { email_recipients: [email, `other.${email}`] });
  await runTest(api, user, made.id, 'failed', async (record) => {
    const outcome = exampleOutcome({ page: compressed(examplePage(email)) });
    await record.storeEvent({ type: 'step-finished', stepIndex: 0, outcome });
  });
  await user.post('/test_group_run/trigger_run', { test_blueprint_ids: [made.id] });
  return user;
}

/** Carries the operator's command out on the product, without a process of its own for each. */
async function operator({ config }: Pick<Platform, 'config'>, ...args: string[]) {
  const environment = {
    DATABASE_URL: config.databaseUrl ?? '',
    DATABASE_OWNER_URL: config.databaseOwnerUrl ?? '',
    DATA_FOLDER: config.dataFolder,
    APP_SECRET: config.appSecret ?? '',
  };
  let out = '';
  try {
    await withProduct(environment, (line) => (out += `${line}\n`), present(readCall(args)));
    return { out, err: undefined };
  } catch (error) {
    return { out, err: (error as Error).message };
  }
}

async function done(api: TestApi, ...args: string[]): Promise<string> {
  const { out, err } = await operator(api.platform, ...args);
  assert.equal(err, undefined);
  return out;
}

async function refused(api: TestApi, path: string, wanted: RegExp): Promise<void> {
  const { err } = await operator(api.platform, 'import', path);
  assert.match(err ?? 'It was done.', wanted);
}

/** Writes the export again, under another name and as if after so many migrations, with more rows. */
async function changeMigrations(
  path: string,
  target: string,
  migrations: number,
  ...more: RowBatch[]
): Promise<void> {
  const [head = '', ...lines] = gunzipSync(await readFile(path))
    .toString()
    .split('\n');
  const changed = JSON.stringify({ ...(JSON.parse(head) as object), migrations });
  await writeFile(
    target,
    gzipSync([changed, ...more.map((batch) => JSON.stringify(batch)), ...lines].join('\n')),
  );
}

/** Every row that is carried over, in a fixed order. */
async function rowsOf({ platform }: TestApi): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const { name } of TABLES) {
    const { rows } = await platform.database.pool.query(
      `select to_jsonb(it) as row from ${name} it order by to_jsonb(it)::text`,
    );
    found[name] = rows;
  }
  return found;
}

test('every table of the schema is carried over or named as left behind, with all its references', async () => {
  const { pool } = source.platform.database;
  const tables = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const names = [...TABLES.map(({ name }) => name), ...LEFT_BEHIND];
  assert.deepEqual(names.toSorted(), tables.rows.map(({ name }) => name).toSorted());
  // Keys of several columns only tie together what has keys of its own.
  const keys = await pool.query<{ key: string }>(
    `select conrelid::regclass || '.' || attname || ' ' || confrelid::regclass as key
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace`,
  );
  const carried = TABLES.flatMap(({ name, references, later = {} }) =>
    Object.entries({ ...references, ...later }).map(([column, target]) => `${name}.${column} ${target}`),
  );
  const there = keys.rows
    .map(({ key }) => key)
    .filter((key) => !LEFT_BEHIND.includes(key.split('.')[0] ?? ''));
  assert.deepEqual(carried.toSorted(), there.toSorted());
});

test('a whole product comes out as it went in, but for runs that had not ended', async () => {
  const path = join(folder, 'whole');
  assert.match(await done(source, 'export', path), /^\d+ rows of the whole product were written to /);
  const before = await rowsOf(source);
  assert.ok(
    !(await readFile(path)).includes('secret of'),
    'secrets stay encrypted, and the file is compressed',
  );

  const target = await openProduct();
  assert.match(await done(target, 'import', path), /^\d+ rows of 2 companies were read from /);
  const after = await rowsOf(target);
  for (const { name } of TABLES) {
    if (['group_runs', 'test_runs'].includes(name)) continue;
    assert.deepEqual(after[name], before[name], name);
  }
  const { body: login } = await target
    .as()
    .post('/auth/login', { email: 'ada@example.com', password: PASSWORD });
  const client = target.as(login.access_token);
  const { test_group_runs: runs } = (await client.get('/test_group_run/list')).body;
  assert.deepEqual(
    runs.map(({ status }: { status: string }) => status),
    ['cancelled', 'failed'],
  );
  const next = await client.post('/test_blueprint_category/create', { name: 'A new one' });
  assert.equal(next.status, 201, 'ids go on after the highest');
  const values = await target.services.values.forRun(ada.companyId);
  assert.deepEqual(
    values.map(({ value }) => value),
    ['secret of ada@example.com'],
  );
  await refused(target, path, /^There are companies here already/);
});

test('a whole product of a previous version goes into an empty one of this version, and is brought up to date', async () => {
  const [path, early, newer] = [join(folder, 'now'), join(folder, 'early'), join(folder, 'newer')];
  await done(source, 'export', path);
  await changeMigrations(path, early, 43);
  await changeMigrations(path, newer, 1000);
  const target = await openProduct();
  // One more migration, which the file has not seen: its rows have nothing for the column.
  await onServer(
    present(target.platform.config.databaseOwnerUrl),
    `alter table companies add column seats integer not null;
     insert into drizzle.__drizzle_migrations (hash, created_at) select '', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  );
  await refused(target, newer, /^The file comes from a newer version/);
  await refused(
    target,
    early,
    /^The file comes from an early version of Steplight\. Import it with the last /,
  );
  await done(target, 'import', path);
  for (const table of ['companies', 'blueprint_steps', 'audit_events'])
    assert.deepEqual((await rowsOf(target))[table], (await rowsOf(source))[table], table);
  const previous = join(folder, 'previous');
  // A previous version did not have the table.
  await source.platform.database.pool.query('delete from mail_recipients');
  await done(source, 'export', path);
  await changeMigrations(path, previous, BASELINE, { table: 'step_memories', rows: [] });
  const upgraded = await openProduct();
  await done(upgraded, 'import', previous);
  assert.deepEqual((await rowsOf(upgraded))['blueprint_steps'], (await rowsOf(source))['blueprint_steps']);
  const exported = join(folder, 'again');
  await done(target, 'export', exported);
  await done(await openProduct(), 'import', exported);
});

test('one company goes into a product of others under new ids, and only once', async () => {
  const path = join(folder, 'company');
  const { categories: known } = (await ada.get('/test_blueprint_category/list')).body;
  const route = {
    suite_ids: [known[0].id],
    environment_ids: [],
    branch: null,
    started_by: [],
    emails: ['ada@example.com'],
    slack_webhook: null,
    slack_channel: '',
    uses_webhook: false,
    only_changes: false,
    after_failures: 1,
    also_general: false,
  };
  assert.equal((await ada.post('/company/notification-routes', route)).status, 201);
  await done(source, 'export', path, '--company', String(ada.companyId));
  const target = await openProduct();
  const other = await fillCompany(target, 'joan@example.com');
  assert.match(await done(target, 'import', path), /rows of company \d+, with new ids, were read/);
  const { body: login } = await target
    .as()
    .post('/auth/login', { email: 'ada@example.com', password: PASSWORD });
  const client = target.as(login.access_token);
  const { test_blueprints: tests } = (await client.get('/test_blueprint/list')).body;
  assert.deepEqual(tests.map(({ title }: { title: string }) => title).toSorted(), [
    'Sign in',
    'Test of ada@example.com',
  ]);
  const { categories } = (await client.get('/test_blueprint_category/list')).body;
  const module = tests.find(({ type }: { type: string }) => type === 'module');
  assert.equal(categories[0].login_module_blueprint_id, module.id);
  const { notification_routes: routes } = (await client.get('/company/notification-routes')).body;
  assert.deepEqual(
    routes.map(({ suite_ids: ids }: { suite_ids: number[] }) => ids),
    [[categories[0].id]],
  );
  const own = tests.find(({ type }: { type: string }) => type === 'integration');
  const { test_blueprint: whole } = (await client.get(`/test_blueprint/${own.id}`)).body;
  assert.deepEqual(
    whole.test_steps.map(
      (step: { test_blueprint_module_id: number | null }) => step.test_blueprint_module_id,
    ),
    [module.id, null],
  );
  assert.equal((await client.get(`/test_run/${own.last_run_id}`)).status, 200);
  assert.equal(
    (await other.get('/test_blueprint/list')).body.test_blueprints.length,
    2,
    'the other has its own',
  );
  await refused(target, path, /is here already\. Nothing was imported|has an account here already/);
  assert.equal((await client.get('/test_blueprint/list')).body.test_blueprints.length, 2);
});

test('what does not fit is refused in a sentence, and nothing is imported', async () => {
  const path = join(folder, 'misfit');
  await done(source, 'export', path);
  const whole = await readFile(path);
  const target = await openProduct();
  await refused(
    await openProduct('another key, which is long enough as well'),
    path,
    /^The file was written by a product with another key/,
  );
  await writeFile(path, whole.subarray(0, whole.length - 40));
  await refused(target, path, /(cannot be read|is not whole)/);
  await writeFile(path, 'hello');
  await refused(target, path, /cannot be read/);
  await refused(target, join(folder, 'nowhere'), /cannot be read: ENOENT/);
  const { rows } = await target.platform.database.pool.query('select 1 from companies');
  assert.equal(rows.length, 0);
  const missing = await operator(source.platform, 'export', path, '--company', '999');
  assert.match(missing.err ?? '', /^There is no company 999\./);
});

test('plans go along, with the people and runs that they name', async () => {
  const api = await openProduct();
  const user = await fillCompany(api, 'mary@example.com');
  const tools = createPlanTools(api);
  const [save, store] = ['Click the "Save" button', 'Click the "Store" button'];
  const id = await tools.create(user, [save], { title: 'Planned' });
  await user.put(`/test_blueprint/${id}/plan`, {
    entries: [entryOf(save, [button('Save')], { origin: 'recording' })],
  });
  const proposal = {
    kind: 'renamed' as const,
    sentence: store,
    found: button('Store', 'save'),
    planned: button('Save'),
  };
  await tools.run(user, id, [learned(0, save, [], { proposal })]);
  const path = join(folder, 'plans');
  await done(api, 'export', path, '--company', String(user.companyId));
  const target = await openProduct();
  await fillCompany(target, 'joan@example.com');
  await done(target, 'import', path);
  const { body: login } = await target
    .as()
    .post('/auth/login', { email: 'mary@example.com', password: PASSWORD });
  const client = target.as(login.access_token);
  const [proposed] = (await client.get('/plan_proposals')).body.proposals;
  assert.deepEqual([proposed.text, proposed.sentence, proposed.step_numbers], [save, store, [1]]);
  assert.equal((await client.get(`/test_run/${proposed.test_run_id}`)).status, 200);
  const plan = (await client.get(`/test_blueprint/${proposed.test_blueprint_id}/plan`)).body;
  assert.deepEqual(
    [plan.entries[0].accepted_by, plan.entries[0].elements],
    ['mary@example.com', ['button "Save" (id save)']],
  );
});
