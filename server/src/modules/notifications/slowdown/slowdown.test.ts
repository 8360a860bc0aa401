import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { test } from 'node:test';
import { startSlackServer } from 'stand-ins/slack-server.ts';
import { suiteOf } from '../../../testing/failed-run.ts';
import { present } from '../../../testing/present.ts';
import { openTestApi } from '../../../testing/test-api.ts';
import { openTestPlatform } from '../../../testing/test-platform.ts';
import { testRuns } from '../../runs/tables.ts';
import { deliveries } from '../tables.ts';
import { slowdownOf } from './slowdown.ts';

const slack = await startSlackServer();
const platform = await openTestPlatform({ config: { slackRelay: slack.address } });
const api = await openTestApi(platform);
const { services } = api;
const { queries } = platform.database;

/** `count` times the same duration. */
const times = (count: number, seconds: number): number[] => Array.from({ length: count }, () => seconds);

test('slow is half as long again as the median, and ten seconds longer', () => {
  assert.deepEqual(slowdownOf([45, ...times(10, 30)]), { seconds: 45, usualSeconds: 30 });
  assert.equal(slowdownOf([44, ...times(10, 30)]), undefined, 'less than half as long again');
  assert.equal(slowdownOf([19, ...times(10, 10)]), undefined, 'less than ten seconds longer');
  assert.equal(slowdownOf([90, ...times(4, 30)]), undefined, 'nothing is usual yet');
  assert.deepEqual(slowdownOf([90, ...times(5, 30)]), { seconds: 90, usualSeconds: 30 });
  assert.deepEqual(
    slowdownOf([60, 30, 30, 30, 500, 1, ...times(4, 30), 32]),
    { seconds: 60, usualSeconds: 30 },
    'single runs do not count',
  );
});

test('a series of slow runs is one, until three in a row are not slow', () => {
  const usual = times(10, 30);
  assert.equal(slowdownOf([60, 60, ...usual]), undefined);
  assert.equal(slowdownOf([60, 30, 30, 60, ...usual]), undefined);
  assert.ok(slowdownOf([60, 30, 30, 30, 60, ...usual]));
  assert.equal(slowdownOf([60, ...times(10, 60)]), undefined, 'it has become usual');
});

test('a suite that is slower than usual is reported once, in its environment', async () => {
  const user = await api.newCompany();
  const hook = 'https://hooks.slack.com/services/T0/B0/slow';
  await user.put('/company/me', { enable_slack_notifications: true, slack_webhooks: [hook] });
  const suite = await suiteOf(user, services, 2);
  /** Runs the suite, each test taking so long; the kinds of what is sent. */
  const run = async (seconds: number, more: object = {}, ends = ['passed' as const, 'passed' as const]) => {
    const id = await suite.start(more);
    await suite.execute(id, ends);
    await queries
      .update(testRuns)
      .set({ startedAt: sql`${testRuns.finishedAt} - make_interval(secs => ${seconds})` })
      .where(eq(testRuns.groupRunId, id));
    await services.notifications.announce(id);
    return queries.select().from(deliveries).where(eq(deliveries.groupRunId, id));
  };
  for (let count = 0; count < 5; count += 1) assert.deepEqual(await run(10), []);
  assert.deepEqual(
    await run(40, { environment: 'Production', base_url: 'https://live.example' }),
    [],
    'it has not run there',
  );
  const [delivery] = await run(20);
  assert.equal(delivery?.kind, 'slow');
  assert.deepEqual(await run(20), [], 'it is known');

  await services.notifications.deliver(present(delivery).id);
  const { body } = present(slack.posts[0]);
  assert.equal(body.blocks[0].text.text, 'Checkout was slower than usual');
  assert.match(body.blocks[1].text.text, /\nTime in tests: 40s, usually 20s\n/);

  await user.post('/test_blueprint/create', {
    title: 'New',
    type: 'integration',
    starting_url: 'http://localhost/',
    test_blueprint_category_id: (await user.get('/test_blueprint_category/list')).body.categories[0].id,
    steps: [{ step_number: 1, type: 'act', action: 'Click Buy' }],
  });
  for (let count = 0; count < 3; count += 1) await run(10);
  assert.deepEqual(await run(60), [], 'with another test it is not comparable');
});
