import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Fingerprint, PlanProposal } from 'shared/contract';
import { assertSince } from '../../testing/assert-since.ts';
import { present } from '../../testing/present.ts';
import { openTestApi, type Client } from '../../testing/test-api.ts';
import { bodyOf, button, createPlanTools, entryOf, learned } from './testing/plan-tools.ts';

const api = await openTestApi();
const tools = createPlanTools(api);

const BUY = 'Click the "Buy" button';
const ORDER = 'Click the "Order" button';
const SAVE = 'Click the "Save" button';
const STORE = 'Click the "Store" button';

const planOf = async (user: Client, id: number) => (await user.get(`/test_blueprint/${id}/plan`)).body;
const proposalsOf = async (user: Client, query = ''): Promise<PlanProposal[]> =>
  (await user.get(`/plan_proposals${query}`)).body.proposals;
const decide = async (user: Client, decision: 'accept' | 'dismiss', ids: number[]): Promise<number[]> =>
  (await user.post(`/plan_proposals/${decision}`, { ids })).body.ids;
const stepsOf = async (user: Client, id: number): Promise<string[]> =>
  (await user.get(`/test_blueprint/${id}`)).body.test_blueprint.test_steps.map(
    ({ action }: { action: string }) => action,
  );

const renamed = (stepIndex: number, action: string, sentence: string, found: Fingerprint) =>
  learned(stepIndex, action, [], {
    proposal: { kind: 'renamed', sentence, found, planned: button(nameIn(action)) },
  });
const conflict = (stepIndex: number, action: string, found: Fingerprint) =>
  learned(stepIndex, action, [], {
    proposal: { kind: 'conflict', sentence: null, found, planned: button(nameIn(action)) },
  });

/** A test whose plan has a button for each step, as its steps name them. */
async function plannedTest(...steps: string[]) {
  const made = await tools.createTest(...steps);
  const found = steps.map((step, index) => learned(index, step, [button(nameIn(step))]));
  await tools.run(made.user, made.id, found);
  return made;
}

const nameIn = (sentence: string) => present(/"(.*)"/.exec(sentence)?.[1]);

test('an accepted proposal gives every step with the text the new sentence, as a version of the person', async () => {
  const { user, id } = await plannedTest(BUY, SAVE);
  const start = Date.now();
  const edited = [BUY, SAVE, 'please click on the "Buy" button'];
  await user.put(`/test_blueprint/update/${id}`, bodyOf(edited));
  const runId = await tools.run(user, id, [renamed(0, BUY, ORDER, button('Order', 'buy'))]);
  const [proposal] = await proposalsOf(user, `?test_run_id=${runId}`);
  const { id: proposalId, proposed_at: at, ...shown } = present(proposal);
  assert.deepEqual(shown, {
    kind: 'renamed',
    test_blueprint_id: id,
    blueprint_title: 'Buy',
    step_numbers: [1, 3],
    text: BUY,
    sentence: ORDER,
    planned: 'button "Buy" (id buy)',
    found: 'button "Order" (id buy)',
    test_run_id: runId,
  });
  assertSince(start, at);
  const before = await planOf(user, id);
  assert.deepEqual(
    [before.entries[0].elements, before.proposals.length],
    [['button "Buy" (id buy)'], 1],
    'nothing changes before someone accepts',
  );
  assert.deepEqual(await decide(user, 'accept', [proposalId]), [proposalId]);
  assert.deepEqual(await stepsOf(user, id), [ORDER, SAVE, ORDER]);
  const { versions } = (await user.get(`/test_blueprint/${id}/versions`)).body;
  assert.deepEqual([versions[0].version, versions[0].saved_by], [3, user.email]);
  const { entries, proposals } = await planOf(user, id);
  const ordered = entries.find(({ text }: { text: string }) => text === ORDER);
  assert.deepEqual(
    [entries.length, proposals, ordered.origin, ordered.accepted_by, ordered.elements],
    [2, [], 'person', user.email, ['button "Order" (id buy)']],
  );
  const { type, text, page, actions } = entryOf(ORDER, [button('Order', 'buy')]);
  const next = present((await tools.claim(user, id)).plan.plan);
  assert.deepEqual(next.entriesOf(2), [{ type, text, page, actions, dismissed: [] }]);
  assert.deepEqual(await decide(user, 'accept', [proposalId]), [], 'it is gone');
});

test('a proposal shows the planned element that was compared, not another one of the entry', async () => {
  const { user, id } = await plannedTest(BUY);
  const actions = entryOf(BUY, [button('Buy', 'buy-later')]).actions;
  const [action] = actions;
  const basket = button('Basket', 'basket');
  await tools.run(user, id, [
    learned(0, BUY, [], { actions: [{ ...present(action), destination: [basket] }] }),
  ]);
  await tools.run(user, id, [conflict(0, BUY, button('Buy', 'delete'))], { status: 'failed' });
  assert.deepEqual(
    (await proposalsOf(user)).map(({ planned }) => planned),
    ['button "Buy" (id buy)'],
  );
});

test('several are accepted at once, as one version; a step that was edited meanwhile is left alone', async () => {
  const { user, id } = await plannedTest(BUY, SAVE, 'Click the "Pay" button');
  await tools.run(user, id, [
    renamed(0, BUY, ORDER, button('Order', 'buy')),
    renamed(1, SAVE, STORE, button('Store', 'save')),
    renamed(2, 'Click the "Pay" button', 'Click the "Go" button', button('Go', 'pay')),
  ]);
  const ids = (await proposalsOf(user)).map((one) => one.id);
  await user.put(`/test_blueprint/update/${id}`, bodyOf([BUY, SAVE, 'Click the "Cancel" button']));
  assert.deepEqual((await proposalsOf(user)).length, 2, 'without a step there is nothing to decide');
  assert.deepEqual(await decide(user, 'accept', ids), ids.slice(0, 2));
  assert.deepEqual(await stepsOf(user, id), [ORDER, STORE, 'Click the "Cancel" button']);
  const { version } = (await user.get(`/test_blueprint/${id}`)).body.test_blueprint;
  assert.equal(version, 3);
});

test('the entries of other pages keep their elements, and two entries of one sentence become one', async () => {
  const { user, id } = await plannedTest(BUY, ORDER);
  const onSale = { page: '/sale', origin: 'recording' as const };
  const entries = [entryOf(BUY, [button('Buy', 'offer')], onSale)];
  await user.put(`/test_blueprint/${id}/plan`, { entries });
  await tools.run(user, id, [renamed(0, BUY, ORDER, button('Order', 'buy'))]);
  const [proposal] = await proposalsOf(user);
  await decide(user, 'accept', [present(proposal).id]);
  const plan = await planOf(user, id);
  assert.deepEqual(
    plan.entries.map((one: { text: string; page: string; elements: string[] }) => [
      one.text,
      one.page,
      one.elements,
    ]),
    [
      [ORDER, '/shop', ['button "Order" (id order)', 'button "Order" (id buy)']],
      [ORDER, '/sale', ['button "Buy" (id offer)']],
    ],
  );
});

test('a conflict of a failed run waits for a person: accepted, the plan follows the sentence', async () => {
  const { user, id } = await plannedTest(SAVE);
  const swapped = button('Save', 'delete');
  const runId = await tools.run(user, id, [conflict(0, SAVE, swapped), learned(0, SAVE, [swapped])], {
    status: 'failed',
  });
  const [proposal] = await proposalsOf(user, `?test_run_id=${runId}`);
  const { kind, sentence, planned, found } = present(proposal);
  assert.deepEqual(
    [kind, sentence, planned, found],
    ['conflict', null, 'button "Save" (id save)', 'button "Save" (id delete)'],
  );
  assert.deepEqual((await planOf(user, id)).entries[0].elements, ['button "Save" (id save)']);
  await decide(user, 'accept', [present(proposal).id]);
  const { entries, proposals } = await planOf(user, id);
  assert.deepEqual(
    [entries[0].elements, entries[0].origin, entries[0].accepted_by, proposals],
    [['button "Save" (id delete)'], 'person', user.email, []],
  );
  assert.deepEqual(await stepsOf(user, id), [SAVE], 'the sentence stays');
});

test('the plan of a test has the proposals of the modules that its runs carry out', async () => {
  const user = await api.newCompany();
  const module = await tools.create(user, [SAVE], { type: 'module' });
  const login = await tools.create(user, [BUY], { type: 'module' });
  const suite = { name: 'Shop', login_module_blueprint_id: login };
  const { category } = (await user.post('/test_blueprint_category/create', suite)).body;
  const id = await tools.create(user, [SAVE, module], { test_blueprint_category_id: category.id });
  const other = await tools.create(user, [SAVE]);
  // The login module runs first.
  const steps = [BUY, SAVE, SAVE];
  await tools.run(
    user,
    id,
    steps.map((step, index) => learned(index, step, [button(nameIn(step))])),
  );
  const conflicts = steps.map((step, index) => conflict(index, step, button('Save', 'delete')));
  await tools.run(user, id, conflicts, { status: 'failed' });
  const ownersOf = async (one: number): Promise<number[]> =>
    (await planOf(user, one)).proposals.map((proposal: PlanProposal) => proposal.test_blueprint_id);
  assert.deepEqual(
    (await ownersOf(id)).toSorted((one, two) => one - two),
    [module, login, id],
  );
  assert.deepEqual([await ownersOf(module), await ownersOf(login)], [[module], [login]]);
  assert.deepEqual(await ownersOf(other), []);
});

test('a dismissed element is never proposed again, until a person records it', async () => {
  const { user, id } = await plannedTest(SAVE);
  const propose = () =>
    tools.run(user, id, [conflict(0, SAVE, button('Save', 'delete'))], { status: 'failed' });
  await propose();
  const [proposal] = await proposalsOf(user);
  assert.deepEqual(await decide(user, 'dismiss', [present(proposal).id]), [present(proposal).id]);
  const dismissed = async () => present((await tools.claim(user, id)).plan.plan).entriesOf(0)[0]?.dismissed;
  assert.deepEqual(
    (await dismissed())?.map((one) => one.id),
    ['delete'],
  );
  await propose();
  await tools.run(user, id, [learned(0, SAVE, [button('Save', 'delete')])]);
  const plan = await planOf(user, id);
  assert.deepEqual([plan.proposals, plan.entries[0].elements], [[], ['button "Save" (id save)']]);
  const attempt = entryOf(SAVE, [button('Save', 'delete')], { origin: 'attempt' });
  await user.put(`/test_blueprint/${id}/plan`, { entries: [attempt] });
  assert.deepEqual((await planOf(user, id)).entries[0].elements, ['button "Save" (id save)']);
  assert.equal((await dismissed())?.length, 1, 'a run in the live browser has found it by its sentence only');
  const recorded = entryOf(SAVE, [button('Save', 'delete')], { origin: 'recording' });
  await user.put(`/test_blueprint/${id}/plan`, { entries: [recorded] });
  assert.deepEqual(await dismissed(), []);
});

test('accepted and dismissed proposals are in the audit log', async () => {
  const { user, id } = await plannedTest(BUY, SAVE);
  await tools.run(user, id, [conflict(1, SAVE, button('Save', 'delete'))], { status: 'failed' });
  const [dismissed] = await proposalsOf(user);
  for (let times = 0; times < 2; times += 1) await decide(user, 'dismiss', [present(dismissed).id]);
  await tools.run(user, id, [renamed(0, BUY, ORDER, button('Order', 'buy'))]);
  const [accepted] = await proposalsOf(user);
  await decide(user, 'accept', [present(accepted).id]);
  const { audit_events: events } = (await user.get('/audit_events?subject_type=plan')).body;
  assert.deepEqual(
    events.map(({ action, subject_id, before, after }: Record<string, unknown>) => [
      ...[action, subject_id, before, after],
    ]),
    [
      ['plan.proposals_accepted', String(id), null, { renamed: 1, conflicts: 0 }],
      ['plan.proposals_dismissed', String(id), { proposals: 1 }, null],
    ],
  );
});

test('what a step types into a password field is not shown with the run, and accepted as it is', async () => {
  const before = 'Type "hunter2-lamp" into the "Password" field';
  const after = 'Type "hunter2-lamp" into the "Login word" field';
  const { user, id } = await tools.createTest(before);
  await tools.run(user, id, [learned(0, before, [button('Password')])]);
  const found = button('Login word', 'password');
  const runId = await tools.run(user, id, [
    learned(0, before, [], {
      proposal: { kind: 'renamed', sentence: after, found, planned: button('Password') },
    }),
  ]);
  const [proposal] = await proposalsOf(user, `?test_run_id=${runId}`);
  const { id: proposalId, text, sentence } = present(proposal);
  assert.deepEqual(
    [text, sentence],
    ['Type "••••" into the "Password" field', 'Type "••••" into the "Login word" field'],
  );
  assert.deepEqual(await decide(user, 'accept', [proposalId]), [proposalId]);
  assert.deepEqual(await stepsOf(user, id), [after]);
});

test('a green run in which the planned elements were found withdraws the proposal', async () => {
  const { user, id } = await plannedTest(BUY, SAVE);
  const propose = () =>
    tools.run(user, id, [
      renamed(0, BUY, ORDER, button('Order', 'buy')),
      renamed(1, SAVE, STORE, button('Store', 'save')),
    ]);
  const open = async () => (await proposalsOf(user)).map(({ text }) => text);
  await propose();
  await tools.run(user, id, [], { status: 'failed' });
  assert.deepEqual(await open(), [BUY, SAVE]);
  await tools.run(user, id, [renamed(1, SAVE, STORE, button('Store', 'save'))]);
  assert.deepEqual(await open(), [SAVE], 'a run says nothing of what the plan has already');
  await tools.run(user, id, [learned(1, SAVE, [button('Save', 'another')])]);
  assert.deepEqual(await open(), []);
  await propose();
  const elsewhere = [0, 1].map((step) => learned(step, [BUY, SAVE][step] ?? '', [], { page: '/sale' }));
  await tools.run(user, id, elsewhere);
  assert.deepEqual(await open(), [BUY, SAVE], 'that was another page');
});

test('a renamed element of a run that was not green, and one of an assertion, are not proposed', async () => {
  const seen = 'The "Buy" button is visible';
  const { user, id } = await tools.createTest(BUY, seen, 'Wait until the "Buy" button is visible');
  const waiting = 'Wait until the "Buy" button is visible';
  const first = [
    learned(0, BUY, [button('Buy')]),
    learned(1, seen, [button('Buy')]),
    learned(2, waiting, [button('Buy')]),
  ];
  await tools.run(user, id, first);
  const found = button('Order', 'buy');
  await tools.run(user, id, [renamed(0, BUY, ORDER, found)], { status: 'failed' });
  await tools.run(user, id, [
    renamed(1, seen, 'The "Order" button is visible', found),
    renamed(2, waiting, 'Wait until the "Order" button is visible', found),
  ]);
  assert.deepEqual(await proposalsOf(user), []);
});

test('no one decides about the tests of another company', async () => {
  const { user, id } = await plannedTest(BUY);
  const runId = await tools.run(user, id, [renamed(0, BUY, ORDER, button('Order', 'buy'))]);
  const ids = (await proposalsOf(user)).map((one) => one.id);
  const stranger = await api.newCompany();
  assert.deepEqual(await proposalsOf(stranger, `?test_run_id=${runId}`), []);
  assert.deepEqual(await decide(stranger, 'accept', ids), []);
  assert.deepEqual(await decide(stranger, 'dismiss', ids), []);
  assert.deepEqual([(await proposalsOf(user)).length, await stepsOf(user, id)], [1, [BUY]]);
});
