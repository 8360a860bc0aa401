import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { validate } from 'ctrf';
import { validateXML } from 'xmllint-wasm';
import { assertSince } from '../../testing/assert-since.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { openTestPlatform } from '../../testing/test-platform.ts';
import { isPublicAddress } from './public-address.ts';
import { exampleAction, exampleOutcome } from '../../testing/example-results.ts';

const api = await openTestApi(await openTestPlatform({ config: { apiAddress: 'https://api.example.com' } }));
const schema = await readFile(join(import.meta.dirname, 'testing/report.xsd'), 'utf8');

/** Starts a suite of tests with these names; each has `steps` steps. */
async function start(user: Client, titles: string[], { suite = 'Checkout', steps = 3, body = {} } = {}) {
  const { category } = (await user.post('/test_blueprint_category/create', { name: suite })).body;
  for (const title of titles)
    await user.post('/test_blueprint/create', {
      title,
      type: 'integration',
      starting_url: 'http://localhost/',
      test_blueprint_category_id: category.id,
      steps: Array.from({ length: steps }, (_, index) => ({
        step_number: index + 1,
        type: 'act',
        action: `Click "<${index + 1}> & go"`,
      })),
    });
  const trigger = { test_blueprint_category_id: category.id, ...body };
  const reply = await user.post('/test_group_run/trigger_run', trigger);
  assert.equal(reply.status, 201, reply.text);
  const { id } = reply.body.test_group_run;
  assert.equal(reply.headers['location'], `/test_group_run/${id}`);
  const items = (await user.get(`/test_group_run/${id}`)).body.test_runs;
  return { id: id as number, tests: items.map((item: { id: number }) => item.id) as number[] };
}

const claim = async (testRunId: number | undefined) =>
  present(await api.services.runQueue.openRecord(present(testRunId)));
const passes = async (id: number | undefined) =>
  (await claim(id)).end({ status: 'passed', error: null, video: null });
const breaks = async (id: number | undefined, error: string) =>
  (await claim(id)).end({ status: 'error', error, video: null });
async function failsAtStep2(id: number | undefined, result: string, action = exampleAction()) {
  const record = await claim(id);
  await record.storeEvent({
    type: 'step-finished',
    stepIndex: 0,
    outcome: exampleOutcome({ durationSeconds: 0.5 }),
  });
  await record.storeEvent({ type: 'action', stepIndex: 1, actionNumber: 1, action });
  await record.storeEvent({
    type: 'step-finished',
    stepIndex: 1,
    outcome: exampleOutcome({ isSuccessful: false, result, durationSeconds: 5 }),
  });
  await record.end({ status: 'failed', error: null, video: null });
}

const report = (client: Client, id: number, format: string) => client.get(`/test_group_run/${id}/${format}`);

async function junit(client: Client, id: number, query = ''): Promise<string> {
  const { status, headers, text } = await report(client, id, `junit${query}`);
  assert.deepEqual([status, headers['content-type']], [200, 'application/xml; charset=utf-8']);
  const { valid, errors } = await validateXML({ xml: text, schema });
  assert.ok(valid, errors.map(({ message }) => message).join('\n'));
  return text;
}

async function ctrf(client: Client, id: number) {
  const { status, headers, body } = await report(client, id, 'ctrf');
  assert.deepEqual([status, headers['content-type']], [200, 'application/json; charset=utf-8']);
  const { valid, errors } = validate(body);
  assert.ok(valid, JSON.stringify(errors));
  return body.results;
}

test('every status of a test appears in the reports, with reason and link', async () => {
  const user = await api.newCompany();
  const commit = { repo: 'acme/shop', sha: 'a'.repeat(40) };
  const titles = ['Buy', 'Pay', 'Return'];
  const { id, tests } = await start(user, titles, { suite: 'Shop v1.2', body: commit });
  await passes(tests[0]);
  await failsAtStep2(tests[1], 'No button "Pay"\nwas found.');
  await breaks(tests[2], 'The runner stopped responding.');

  const xml = await junit(user, id);
  assert.match(xml, /<testsuite name="Shop v1.2" tests="3" failures="1" errors="1" skipped="0" /);
  assert.match(xml, /<testcase name="Buy" classname="Shop v1_2" time="\d+\.\d{3}"><system-out>/);
  assert.match(xml, /<failure type="StepFailed" message="No button &quot;Pay&quot;&#10;was found\.">/);
  assert.match(xml, /\n1\. \[passed\] Click "&lt;1&gt; &amp; go" \(0\.5s\)\n2\. \[failed\] /);
  assert.match(xml, /\n3\. \[not reached\] Click/);
  assert.match(xml, /<error type="RunBroke" message="The runner stopped responding\.">/);
  assert.match(
    xml,
    new RegExp(`<property name="url" value="http://localhost:3000/dashboard/grouprun/${id}"/>`),
  );
  assert.match(xml, /<property name="repo" value="acme\/shop"\/>/);

  const { summary, tests: cases, environment } = await ctrf(user, id);
  assert.deepEqual(
    [summary.tests, summary.passed, summary.failed, summary.extra.status],
    [3, 1, 2, 'failed'],
  );
  assertSince(summary.start, summary.stop);
  assert.deepEqual(
    cases.map((each: Record<string, unknown>) => [each.name, each.status, each.rawStatus, each.message]),
    [
      ['Buy', 'passed', 'passed', undefined],
      ['Pay', 'failed', 'failed', 'No button "Pay"\nwas found.'],
      ['Return', 'failed', 'error', 'The runner stopped responding.'],
    ],
  );
  assert.equal(cases[1].extra.url, `http://localhost:3000/dashboard/testrun/${tests[1]}`);
  assert.deepEqual(
    cases[1].steps.map((step: { status: string }) => step.status),
    ['passed', 'failed', 'skipped'],
  );
  assert.deepEqual([environment.repositoryName, environment.commit], [commit.repo, commit.sha]);

  const { text, headers } = await report(user, id, 'summary');
  assert.equal(headers['content-type'], 'text/plain; charset=utf-8');
  const [head = '', body = ''] = text.split('\n\n');
  assert.equal(
    head,
    `status: failed\nrun: ${id}\npassed: 1\nfinished: 3\ntotal: 3\nurl: http://localhost:3000/dashboard/grouprun/${id}\nname: Shop v1.2`,
  );
  assert.match(body, /^Run "Shop v1\.2" failed: 1 of 3 tests passed in \d+(?:\.\d)?s\.$/);
  assert.match(text, /\n1 {2}Pay {5}2\. Click "<2> & go" {2}No button "Pay" was found\.\n/);
  assert.match(text, /\n2 {2}Return {2}- {20}The runner stopped responding\.\n/);
  assert.ok(text.includes(`\n   http://localhost:3000/dashboard/testrun/${tests[1]}\n`));
});

test('the reports name the verdict on a failure, its assignee and its ticket', async () => {
  const user = await api.newCompany();
  const { id, tests } = await start(user, ['Buy', 'Pay']);
  await failsAtStep2(tests[0], 'No button.');
  await failsAtStep2(tests[1], 'No field.');
  const ticket = 'https://tickets.example/7';
  const verdict = { verdict: 'product_bug', ticket_url: ticket, assignee_id: user.userId };
  await user.put(`/test_run/${tests[0]}/verdict`, verdict);

  const { tests: cases } = await ctrf(user, id);
  const url = (index: number) => `http://localhost:3000/dashboard/testrun/${tests[index]}`;
  assert.deepEqual(
    cases.map(({ extra }: { extra: object }) => extra),
    [{ url: url(0), verdict: 'product_bug', assignee: user.email, ticket }, { url: url(1) }],
  );
  const line = `product_bug, ${user.email}, ${ticket}`;
  const xml = await junit(user, id);
  assert.deepEqual(
    [...xml.matchAll(/^Verdict: (.*)$/gm)].map(([, said]) => said),
    [line],
  );
  assert.ok((await report(user, id, 'summary')).text.includes(`${url(0)}  ${line}\n`));
});

test('the reports name where and how a run ran, and the screenshots of failed steps', async () => {
  const user = await api.newCompany();
  const settings = { environment: 'Preview "7"', base_url: 'https://user:secret@preview.example.com' };
  const body = { ...settings, shard: { index: 1, total: 2 }, frozen: true };
  const { id, tests } = await start(user, ['Buy', 'Pay'], { body });
  const action = exampleAction({ screenshot: Buffer.from('page'), isSuccessful: false });
  await failsAtStep2(tests[0], 'No button.', action);
  const name = `test-${tests[0]}-step-2.jpg`;

  const { text } = await report(user, id, 'summary');
  assert.ok(
    text.includes(
      's.\nEnvironment: Preview "7"\nBase URL: https://preview.example.com\nShard: 1 of 2\nFrozen: no model, no healing\nModel calls: 0\n\n#',
    ),
    text,
  );
  const [own] = (await ctrf(user, id)).tests;
  const [{ path, ...screenshot }] = own.attachments;
  assert.deepEqual(screenshot, { name, contentType: 'image/jpeg' });
  assert.equal((await api.as().get(new URL(path).pathname + new URL(path).search)).text, 'page');
  assert.ok((await junit(user, id)).includes('\nScreenshot: http'));

  const folder = '?attachments=reports/a%20%26%20b';
  assert.ok((await junit(user, id, folder)).includes(`\n[[ATTACHMENT|reports/a &amp; b/${name}]]\n`));
  const stored = (await report(user, id, `ctrf${folder}`)).body.results;
  assert.equal(stored.tests[0].attachments[0].path, `reports/a & b/${name}`);
  assert.equal(stored.environment.testEnvironment, 'Preview "7"');
  assert.equal((await report(user, id, 'junit?attachments=a]]b')).status, 400);

  const comment = await report(user, id, 'comment');
  assert.equal(comment.headers['content-type'], 'text/markdown; charset=utf-8');
  assert.match(comment.text, /^<!-- steplight:[0-9a-f]{24} -->\n/);
  assert.match(
    comment.text,
    /Step 2: `Click "<2> & go"`\n\n```text\nNo button\.\n```\n\n\[!\[The page after/,
  );
  assert.match(comment.text, /Screenshots can be opened until \d{4}-\d\d-\d\d \d\d:\d\d UTC\.<\/sub>$/);
  for (const format of ['summary', 'junit', 'ctrf', 'comment'])
    assert.ok(!(await report(user, id, format)).text.includes('secret@'));
});

test('a screenshot is shown where GitHub can fetch it', () => {
  const shown = ['https://api.example.com/a.jpg', 'http://93.184.216.34/a.jpg', 'https://[2606:4700::1111]/'];
  const hidden = [
    'http://localhost:5000/',
    'https://10.0.0.1/',
    'https://[::1]/',
    'https://steplight.local/',
  ];
  hidden.push('https://api.internal/', 'https://steplight/', 'no address');
  assert.deepEqual(shown.filter(isPublicAddress), shown);
  assert.deepEqual(hidden.filter(isPublicAddress), []);
});

test('the report of an unfinished run contains what is known; that of a cancelled one names the cancelled tests', async () => {
  const user = await api.newCompany();
  const { id, tests } = await start(user, ['Buy', 'Pay', 'Return']);
  await passes(tests[0]);
  await claim(tests[1]);
  const xml = await junit(user, id);
  assert.match(xml, /errors="0" skipped="2" time="0\.000"/);
  assert.match(xml, /name="Pay"[^>]*><skipped message="The test is still running\."\/>/);
  assert.match(xml, /name="Return"[^>]*><skipped message="The test has not begun yet\."\/>/);
  const running = await ctrf(user, id);
  const { passed, pending, other, extra } = running.summary;
  assert.deepEqual([passed, pending, other, extra.status], [1, 1, 1, 'running']);
  assert.match((await report(user, id, 'summary')).text, /^status: running\n[^]*\nfinished: 1\ntotal: 3\n/);

  await user.post(`/test_group_run/${id}/cancel`);
  assert.match(await junit(user, id), /name="Pay"[^>]*><skipped message="The run was cancelled\."\/>/);
  assert.equal((await ctrf(user, id)).summary.skipped, 2);
  const { text } = await report(user, id, 'summary');
  assert.match(text, /^status: cancelled\n[^]*\n\nRun "Checkout" was cancelled: 1 of 3 tests passed in/);
});

test('the reports stay readable whatever text users and pages contain', async () => {
  const user = await api.newCompany();
  const titles = [']]></x> & "é" 🛒\u0001\u001b[31m', 'Buy', 'Buy', '::error::##[add-mask]\nname: passed'];
  const { id, tests } = await start(user, titles, { suite: '<b>\u0007' });
  await failsAtStep2(tests[0], '\u000b ]]> \ufffe\r\n<script>');
  await failsAtStep2(tests[1], '');
  await breaks(tests[2], '');
  await failsAtStep2(tests[3], 'x'.repeat(5000));

  const xml = await junit(user, id);
  assert.match(xml, /name="\]\]&gt;&lt;\/x&gt; &amp; &quot;é&quot; 🛒\[31m"/);
  assert.match(xml, /testcase name="Buy" [^]*testcase name="Buy \(2\)" /);
  assert.match(xml, /message="The test failed\."/);
  assert.match(xml, /message="The test could not be carried out\."/);
  await ctrf(user, id);
  const { text } = await report(user, id, 'summary');

  assert.doesNotMatch(text, /[\u0000-\u0009\u000b-\u001f]|##\[|^\s*::/m);
  assert.equal(text.match(/^name: /gm)?.length, 1);
  for (const line of text.split('\n')) assert.ok(line.length < 230, line);
});

test('300 steps, and a run whose tests are all gone', async () => {
  const user = await api.newCompany();
  const { id, tests } = await start(user, ['Long'], { steps: 300 });
  await failsAtStep2(tests[0], 'No.');
  assert.match(await junit(user, id), /\n300\. \[not reached\] /);
  assert.equal((await ctrf(user, id)).tests[0].steps.length, 300);

  const { rows } = await api.platform.database.queries.execute<{ id: number }>(
    `insert into group_runs (company_id, name, status) values (${user.companyId}, 'Empty', 'error') returning id`,
  );
  const empty = present(rows[0]).id;
  assert.match(await junit(user, empty), /tests="0" failures="0" errors="0" skipped="0"/);
  assert.deepEqual((await ctrf(user, empty)).tests, []);
  assert.match((await report(user, empty, 'summary')).text, /Run "Empty" broke: 0 of 0 tests passed in 0s\./);
});

test('the reports accept the key of the company and no other', async () => {
  const [ours, theirs] = [await api.newCompany(), await api.newCompany()];
  const { id } = await start(ours, ['Buy']);
  const key = api.as((await ours.get('/company/me')).body.company.api_key);
  for (const format of ['junit', 'ctrf', 'summary', 'comment']) {
    assert.equal((await report(key, id, format)).status, 200);
    assert.equal((await report(api.as(), id, format)).status, 401);
    const reply = await report(theirs, id, format);
    assert.deepEqual([reply.status, reply.body.code], [404, 'not_found']);
  }
});
