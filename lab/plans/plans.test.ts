import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { listen } from 'test-support';
import { parallelOptions, startTestRunner } from '../../runner/src/testing/test-runner.ts';
import { STATIC } from '../../runner/src/testing/timings.ts';
import { createExecutionService } from '../../server/src/modules/execution/execution-service.ts';
import { present } from '../../server/src/testing/present.ts';
import { openTestApi, type Client } from '../../server/src/testing/test-api.ts';
import { withTiming } from './with-timing.ts';

const api = await openTestApi();
const { runner, close } = await startTestRunner({
  takesScreenshots: false,
  ...parallelOptions,
});
after(close);
const execution = createExecutionService({ ...api.platform, runner: withTiming(runner, STATIC) });

const SAVE = 'Click the "Save" button';
const CHECK = 'The page shows "Done: save"';

/** A page with two buttons that can be called otherwise; `pressed` are the ids of those that were pressed. */
async function openSite(save: string, remove: string) {
  const pressed: string[] = [];
  const site = await listen((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://site');
    const done = searchParams.get('do');
    if (done) pressed.push(done);
    response.setHeader('content-type', 'text/html').end(`<!doctype html><title>Notes</title><h1>Notes</h1>
      <form><button id="save" name="do" value="save">${save}</button>
      <button id="remove" name="do" value="remove">${remove}</button></form>
      <p>${done ? `Done: ${done}` : 'Nothing is done.'}</p>`);
  });
  after(() => site.close());
  return { address: `${site.address}/notes`, pressed };
}

const bodyOf = (address: string, ...steps: string[]) => ({
  title: 'Save a note',
  type: 'integration',
  starting_url: address,
  steps: steps.map((action, index) => ({
    step_number: index + 1,
    type: action === SAVE ? 'act' : 'assert',
    action,
  })),
});

/** Executes the test as a worker does. @returns its result as the dashboard shows it. */
async function run(user: Client, id: number, more: object = {}) {
  const group = await user.post('/test_group_run/trigger_run', { test_blueprint_ids: [id], ...more });
  const { test_runs: runs } = (await user.get(`/test_group_run/${group.body.test_group_run.id}`)).body;
  await execution.executeRun(present(await api.services.runQueue.openRecord(runs[0].id)));
  const { test_run: result } = (await user.get(`/test_run/${runs[0].id}`)).body;
  const { test_group_run: ended } = (await user.get(`/test_group_run/${group.body.test_group_run.id}`)).body;
  return { status: result.status, step: result.results[0], modelCalls: ended.model_calls };
}

async function createTest(address: string) {
  const user = await api.newCompany();
  const created = await user.post('/test_blueprint/create', bodyOf(address, SAVE, CHECK));
  const id: number = created.body.test_blueprint.id;
  assert.equal((await run(user, id)).status, 'passed');
  const proposals = async () => (await user.get('/plan_proposals')).body.proposals;
  return { user, id, proposals };
}

test('a renamed button is healed by a proposal, also at another address; a frozen run waits for its acceptance', async () => {
  const [site, preview] = [await openSite('Save', 'Remove'), await openSite('Store', 'Remove')];
  const { user, id, proposals } = await createTest(site.address);
  const there = { base_url: new URL(preview.address).origin };
  const frozen = await run(user, id, { ...there, frozen: true });
  assert.deepEqual([frozen.status, preview.pressed, await proposals()], ['failed', [], []]);
  assert.match(frozen.step.result, /but this run is frozen\. Write: Click the "Store" button\.$/);

  const healed = await run(user, id, there);
  assert.deepEqual([healed.status, preview.pressed], ['passed', ['save']]);
  const [proposal] = await proposals();
  assert.deepEqual(
    [proposal.kind, proposal.sentence, proposal.planned, proposal.found],
    ['renamed', 'Click the "Store" button', 'button "Save" (id save)', 'button "Store" (id save)'],
  );
  await user.post('/plan_proposals/accept', { ids: [proposal.id] });
  const accepted = await run(user, id, { ...there, frozen: true });
  assert.deepEqual([accepted.status, accepted.modelCalls, await proposals()], ['passed', 0, []]);
});

test('buttons that have swapped their names are not pressed: the step shows both, an edit elsewhere changes nothing', async () => {
  const site = await openSite('Save', 'Remove');
  const { user, id, proposals } = await createTest(site.address);
  const swapped = await openSite('Remove', 'Save');
  const body = bodyOf(swapped.address, 'The page shows "Notes"', SAVE, CHECK);
  assert.equal((await user.put(`/test_blueprint/update/${id}`, body)).status, 200);
  const { status } = await run(user, id);
  const [proposal] = await proposals();
  assert.deepEqual([status, swapped.pressed], ['failed', []]);
  assert.deepEqual(
    [proposal.kind, proposal.step_numbers, proposal.planned, proposal.found],
    ['conflict', [2], 'button "Save" (id save)', 'button "Save" (id remove)'],
  );
  await user.post('/plan_proposals/accept', { ids: [proposal.id] });
  await run(user, id);
  assert.deepEqual(swapped.pressed, ['remove'], 'a person has decided that the sentence is right');
});
