import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleAction, exampleEvent as event, exampleOutcome } from '../../../testing/example-results.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import type { ObservedEvent } from 'runner';
import { contradiction } from './contradiction.ts';
import { hideSecrets } from '../../../platform/hide-secrets.ts';
import { createTest, runTest } from '../testing/run-tools.ts';

const api = await openTestApi();

const thrown = (text = 'TypeError: x is undefined') => event({ kind: 'exception', text });
const answered = (status: number | null, method = 'POST') =>
  event({ kind: 'request', url: 'http://localhost/api/order', method, status });

const contradictions: [events: ObservedEvent[], text: string | undefined][] = [
  [[], undefined],
  [[event({})], undefined],
  [[answered(404), answered(null)], undefined],
  [[thrown()], 'The page threw "TypeError: x is undefined".'],
  [[thrown('Error: a\n    at b.js:1')], 'The page threw "Error: a".'],
  [[thrown(`Error: ${'x'.repeat(300)}`)], `The page threw "Error: ${'x'.repeat(193)}…".`],
  [[answered(500)], 'POST http://localhost/api/order answered 500.'],
  [[answered(404), answered(503, 'GET')], 'GET http://localhost/api/order answered 503.'],
  [[thrown(), event({}), answered(500), thrown()], 'The page threw "TypeError: x is undefined", and 2 more.'],
];
test('a page that throws and a server that fails contradict a passed step', () => {
  for (const [events, text] of contradictions)
    assert.deepEqual(contradiction(events), text && { kind: 'contradicted', text });
});

const secrets: [text: string, hidden: string][] = [
  ['http://localhost/?page=2&sort=name#top', 'http://localhost/?page=2&sort=name#top'],
  ['https://ada:pass@shop.example/a?b=c', 'https://shop.example/a?b=c'],
  ['https://shop.example/@ada', 'https://shop.example/@ada'],
  ['/reset?token=abc&next=/home', '/reset?token=***&next=/home'],
  ['/cb#access_token=abc.def&state=1', '/cb#access_token=***&state=1'],
  ['/cb?code=4/abc&country_code=DE', '/cb?code=***&country_code=DE'],
  ['/a?api_key=1&apiKey=2&key=3&keyword=lamp', '/a?api_key=***&apiKey=***&key=***&keyword=lamp'],
  ['/f.png?X-Amz-Signature=f00&X-Amz-Date=2026', '/f.png?X-Amz-Signature=***&X-Amz-Date=2026'],
  ['/login?password=a%26b&user=ada', '/login?password=***&user=ada'],
  ['GET "/a?sig=1" failed (see /b?user[passwd]=2)', 'GET "/a?sig=***" failed (see /b?user[passwd]=***)'],
];
test('credentials and secret parameters are removed from addresses', () => {
  for (const [text, hidden] of secrets) assert.equal(hideSecrets(text), hidden);
});

test('events of a page are stored with step and action, and mark the passed step that they contradict', async () => {
  const user = await api.newCompany();
  const steps = ['Click Buy', 'Click Pay', 'Click Done'].map((action) => ({
    step_number: 1,
    type: 'act',
    action,
  }));
  const testId = await createTest(user, 'Buy', { steps });
  const { groupRunId, testRunId } = await runTest(api, user, testId, 'failed', async (record) => {
    await record.storeEvent({
      type: 'page-events',
      stepIndex: null,
      actionNumber: null,
      events: [event({ text: 'Loaded', level: 'warning' })],
    });
    await record.storeEvent({
      type: 'action',
      stepIndex: 0,
      actionNumber: 1,
      action: exampleAction({ pageUrl: 'http://localhost/?token=abc' }),
    });
    await record.storeEvent({
      type: 'page-events',
      stepIndex: 0,
      actionNumber: 1,
      events: [{ ...answered(502), text: 'null\0', url: 'http://a:b@localhost/?key=1' }],
    });
    await record.storeEvent({
      type: 'step-finished',
      stepIndex: 0,
      outcome: exampleOutcome({ marks: [{ kind: 'interruption', text: 'Closed.' }] }),
    });
    await record.storeEvent({
      type: 'step-finished',
      stepIndex: 1,
      outcome: exampleOutcome({ result: 'The page shows "\0".' }),
    });
    await record.storeEvent({ type: 'page-events', stepIndex: 2, actionNumber: 1, events: [thrown()] });
    await record.storeEvent({
      type: 'step-finished',
      stepIndex: 2,
      outcome: exampleOutcome({ isSuccessful: false }),
    });
  });
  const { events, is_cut } = (await user.get(`/test_run/${testRunId}/events`)).body;
  const place = ({ step_number, action_number, kind }: Record<string, unknown>) => [
    step_number,
    action_number,
    kind,
  ];
  assert.deepEqual(events.map(place), [
    [null, null, 'console'],
    [1, 1, 'request'],
    [3, 1, 'exception'],
  ]);
  assert.deepEqual(
    [events[1].url, events[1].text, events[1].status, is_cut],
    ['http://localhost/?key=***', 'null\u{FFFD}', 502, false],
  );
  const { results } = (await user.get(`/test_run/${testRunId}`)).body.test_run;
  assert.deepEqual(results[0].marks, [
    { kind: 'interruption', text: 'Closed.' },
    { kind: 'contradicted', text: 'POST http://localhost/?key=*** answered 502.' },
  ]);
  assert.equal(results[0].actions[0].page_url, 'http://localhost/?token=***');
  const [item] = (await user.get(`/test_group_run/${groupRunId}`)).body.test_runs;
  assert.equal(item.contradicted_steps, 1);
  assert.equal(results[1].result, 'The page shows "\u{FFFD}".');
  assert.deepEqual([results[1].marks, results[2].marks], [[], []], 'a failed step says why itself');
});

test('the first 1,000 events of a noisy page are stored', async () => {
  const user = await api.newCompany();
  const { testRunId } = await runTest(api, user, await createTest(user, 'Buy'), 'passed', async (record) => {
    for (let round = 0; round < 4; round += 1)
      await record.storeEvent({
        type: 'page-events',
        stepIndex: 0,
        actionNumber: 1,
        events: Array.from({ length: 300 }, (_, index) => event({ text: `${round * 300 + index}` })),
      });
    await record.storeEvent({ type: 'step-finished', stepIndex: 0, outcome: exampleOutcome() });
  });
  const { events, is_cut } = (await user.get(`/test_run/${testRunId}/events`)).body;
  assert.deepEqual([events.length, events.at(-1).text, is_cut], [1000, '999', true]);
});
