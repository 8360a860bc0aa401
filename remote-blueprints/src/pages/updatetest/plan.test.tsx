import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PlanReply } from 'shared/contract';
import { apiAddress, heldAnswer, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { storedTest } from '../../testing/blueprints.ts';
import { chooseFromMenu, texts } from '../../testing/editor.ts';
import { recordCalls, respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { openPlan, planEntry, planProposal } from '../../testing/plans.ts';
import { simulatedStep, simulationOf } from '../../testing/simulations.ts';

const BUY = 'Click "Buy"';
const ORDER = 'Click "Order"';
const RENAMED = planProposal({ text: BUY, sentence: ORDER, step_numbers: [1, 3] });
const CONFLICT = planProposal({
  id: 12,
  kind: 'conflict',
  text: 'Click "Pay"',
  step_numbers: [2],
  planned: 'button "Pay" (id pay)',
  found: 'button "Pay" (id pay-later)',
});

/** Opens the editor of a stored test with three steps; accepting a proposal stores its sentence as a new version. */
async function open({ entries = [], proposals = [] }: Partial<PlanReply>) {
  let stored = storedTest([BUY, 'click Pay', BUY], { version: 5 });
  const plan = openPlan(1, { entries, proposals });
  const update = recordCalls('put', '/test_blueprint/update/1', {
    test_blueprint: { ...stored, version: 7 },
  });
  server.use(
    respondWithBlueprints(),
    respondWithSuites(),
    http.get(`${apiAddress}/test_blueprint/1`, () => HttpResponse.json({ test_blueprint: stored })),
    update.handler,
    ...plan.handlers((accepted) => {
      const sentences = new Map(accepted.map(({ text, sentence }) => [text, sentence]));
      stored = {
        ...stored,
        version: 6,
        test_steps: stored.test_steps.map((step) => ({
          ...step,
          action: sentences.get(step.action) ?? step.action,
        })),
      };
    }),
  );
  const changeStored = (title: string) => {
    stored = { ...stored, title };
  };
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await screen.findByRole('listitem', { name: 'Step 3' });
  return { user, plan, update, changeStored };
}

const save = () => screen.getByRole('button', { name: 'Update Test' });
const findProposal = (number: number) => screen.findByRole('group', { name: `Proposal for step ${number}` });
const name = () => screen.getByRole('textbox', { name: 'Name' });

test('a plan that cannot be loaded is said, and asked for again', async () => {
  server.use(
    respondWithBlueprints(),
    respondWithSuites(),
    http.get(`${apiAddress}/test_blueprint/1`, () =>
      HttpResponse.json({ test_blueprint: storedTest([BUY]) }),
    ),
    respondWithError('get', '/test_blueprint/1/plan', 503),
  );
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  expect(await screen.findByText('What earlier runs know of these steps could not be loaded.')).toBeVisible();
  server.use(
    ...openPlan(1, { entries: [planEntry({ text: BUY })], proposals: [] }).handlers(() => undefined),
  );
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Plan of step 1' })).toBeVisible();
});

test('a card shows what the plan knows of its step, and forgets it', async () => {
  const { user } = await open({
    entries: [
      planEntry({ text: BUY }),
      planEntry({
        id: 2,
        text: BUY,
        page: '/wishlist',
        origin: 'recording',
        elements: ['link "Buy"'],
        accepted_by: 'grace@example.com',
        accepted_at: '2026-03-03T08:00:00.000Z',
      }),
      planEntry({ id: 3, text: 'Click "Pay"' }),
      planEntry({ id: 4, type: 'assert', text: BUY }),
    ],
  });
  const toggle = await screen.findByRole('button', { name: 'Plan of step 1' });
  expect(screen.getByRole('button', { name: 'Plan of step 2' })).toBeVisible();
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  act(() => toggle.focus());
  await user.keyboard('{Enter}');
  const known = within(await screen.findByRole('group', { name: 'Plan of step 1' }));
  expect(known.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^button "Buy" \(id buy\) on \/cartFrom a green run, Mar 2, 2026/),
    expect.stringMatching(
      /^link "Buy" on \/wishlistFrom a recording, .*\. Accepted by grace@example.com, Mar 3, 2026/,
    ),
  ]);

  await user.click(known.getByRole('button', { name: 'Forget' }));
  const question = await screen.findByRole('alertdialog', { name: 'Forget the plan of step 1?' });
  await user.click(within(question).getByRole('button', { name: 'Forget' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Plan of step 1' })).not.toBeInTheDocument(),
  );
  expect(screen.getByRole('button', { name: 'Plan of step 2' })).toBeVisible();
});

test('an accepted new name is in the editor and saved; saving again meets no conflict', async () => {
  const { user, plan, update } = await open({ proposals: [RENAMED] });
  const proposal = within(await findProposal(1));
  expect(proposal.getByText('button "Buy" (id buy)')).toBeVisible();
  expect(proposal.getByText('button "Order" (id buy)')).toBeVisible();
  expect(proposal.getByText(/^Before:/).closest('del')).toHaveTextContent(BUY);
  expect(proposal.getByText(/^After:/).closest('ins')).toHaveTextContent(ORDER);
  expect(await findProposal(3)).toBeVisible();

  await user.click(proposal.getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(texts()).toEqual([ORDER, 'click Pay', ORDER]));
  expect(plan.decisions).toEqual([{ accept: [11] }]);
  expect(await screen.findByText('1 proposal accepted. The new sentences are saved.')).toBeVisible();
  await user.type(name(), '!');
  await user.click(save());
  await waitFor(() => expect(update.bodies).toHaveLength(1));
  expect(update.bodies[0]).toMatchObject({ version: 6, steps: [{ action: ORDER }, {}, { action: ORDER }] });
});

test('unsaved changes survive an accepted proposal', async () => {
  const { user, update } = await open({ proposals: [RENAMED] });
  await user.clear(name());
  await user.type(name(), 'Buy two lamps');
  await chooseFromMenu(user, 2, 'Delete');
  await user.click(within(await findProposal(1)).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(texts()).toEqual([ORDER, ORDER]));
  expect(name()).toHaveValue('Buy two lamps');
  expect(await screen.findByText(/Your other changes are not saved yet/)).toBeVisible();
  await user.click(save());
  await waitFor(() => expect(update.bodies).toHaveLength(1));
  expect(update.bodies[0]).toMatchObject({ version: 6, title: 'Buy two lamps' });
});

test('changes of a colleague are still met as a conflict', async () => {
  const { user, update, changeStored } = await open({ proposals: [RENAMED] });
  changeStored('Buy a desk');
  await user.click(within(await findProposal(1)).getByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(texts()).toEqual([ORDER, 'click Pay', ORDER]));
  await user.click(save());
  await waitFor(() => expect(update.bodies).toHaveLength(1));
  expect(update.bodies[0]).toMatchObject({ version: 5 });
});

test('a conflict shows both elements; dismissing it changes no step', async () => {
  const { user, plan } = await open({ proposals: [CONFLICT] });
  const proposal = within(await findProposal(2));
  expect(proposal.getByText(/The sentence and the plan name different elements/)).toBeVisible();
  expect(proposal.getByText('button "Pay" (id pay)')).toBeVisible();
  expect(proposal.getByText('button "Pay" (id pay-later)')).toBeVisible();
  await user.click(proposal.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('1 proposal dismissed.')).toBeVisible();
  expect(plan.decisions).toEqual([{ dismiss: [12] }]);
  await waitFor(() => expect(screen.queryByRole('group', { name: /^Proposal/ })).not.toBeInTheDocument());
  expect(texts()).toEqual([BUY, 'click Pay', BUY]);
});

test('several proposals are decided together', async () => {
  const { user, plan } = await open({
    proposals: [
      RENAMED,
      CONFLICT,
      planProposal({ id: 13, text: BUY, test_blueprint_id: 50, blueprint_title: 'Sign in' }),
    ],
  });
  expect(await screen.findByText(/^3 proposals/)).toBeVisible();
  await findProposal(1); // the only one: another is about a step of the module
  await user.click(screen.getByRole('button', { name: 'Review Proposals' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Proposals of the plan' }));
  const button = (label: string) => dialog.getByRole('button', { name: label });
  expect(button('Accept Selected')).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('checkbox', { name: `Steps 1 and 3: ${BUY}` }));
  await user.click(button('Accept Selected'));
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(2));
  await user.click(dialog.getByRole('checkbox', { name: `Step 1 of Sign in: ${BUY}` }));
  await user.click(button('Dismiss Selected'));
  await waitFor(() => expect(dialog.getAllByRole('checkbox')).toHaveLength(1));
  await user.click(button('Accept All'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(plan.decisions).toEqual([{ accept: [11] }, { dismiss: [13] }, { accept: [12] }]);
  expect(texts()).toEqual([ORDER, 'click Pay', ORDER]);
});

test('a decision that fails says why, and the proposal stays', async () => {
  const { user } = await open({ proposals: [CONFLICT] });
  server.use(respondWithError('post', '/plan_proposals/accept', 500));
  await user.click(within(await findProposal(2)).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('Failed to accept the proposal')).toBeVisible();
  expect(await findProposal(2)).toBeVisible();
});

test('a step that has changed meanwhile is named', async () => {
  const { user } = await open({ proposals: [CONFLICT] });
  server.use(http.post(`${apiAddress}/plan_proposals/accept`, () => HttpResponse.json({ ids: [] })));
  await user.click(within(await findProposal(2)).getByRole('button', { name: 'Accept' }));
  expect(
    await screen.findByText('1 proposal was out of date: the step has changed meanwhile.'),
  ).toBeVisible();
});

test('attempts of a stored test fill its plan, which is loaded again', async () => {
  const simulate = recordCalls('post', '/simulate', { simulation_id: 's' });
  const { user } = await open({ entries: [planEntry({ text: BUY })] });
  await screen.findByRole('button', { name: 'Plan of step 1' });
  const filled = openPlan(1, { entries: [planEntry({ id: 7, text: 'Click "Pay"' })], proposals: [] });
  server.use(
    simulate.handler,
    ...filled.handlers(),
    http.get(`${apiAddress}/simulate/s/status`, () =>
      HttpResponse.json(simulationOf('completed', { steps: [simulatedStep()] })),
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Run Steps' }));
  expect(await screen.findByRole('button', { name: 'Plan of step 2' })).toBeVisible();
  expect(simulate.bodies).toEqual([expect.objectContaining({ test_blueprint_id: 1 })]);
});

test('a run that starts before the plan is there belongs to the test all the same', async () => {
  const simulate = recordCalls('post', '/simulate', { simulation_id: 's' });
  const plan = heldAnswer('get', '/test_blueprint/1/plan', { entries: [], proposals: [] });
  server.use(
    respondWithBlueprints(),
    respondWithSuites(),
    http.get(`${apiAddress}/test_blueprint/1`, () =>
      HttpResponse.json({ test_blueprint: storedTest([BUY]) }),
    ),
    plan.handler,
    simulate.handler,
    http.get(`${apiAddress}/simulate/s/status`, () => HttpResponse.json(simulationOf('completed'))),
  );
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await screen.findByRole('listitem', { name: 'Step 1' });
  await user.click(screen.getByRole('button', { name: 'Run Steps' }));
  plan.letGo();
  await waitFor(() => expect(simulate.bodies).toEqual([expect.objectContaining({ test_blueprint_id: 1 })]));
});

test('a server that keeps no plans shows nothing of them, and gets no unknown field', async () => {
  server.use(
    respondWithBlueprints(),
    respondWithSuites(),
    http.get(`${apiAddress}/test_blueprint/1`, () =>
      HttpResponse.json({ test_blueprint: storedTest([BUY]) }),
    ),
  );
  const simulate = recordCalls('post', '/simulate', { simulation_id: 's' });
  server.use(
    simulate.handler,
    http.get(`${apiAddress}/simulate/s/status`, () => HttpResponse.json(simulationOf('completed'))),
  );
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await screen.findByRole('listitem', { name: 'Step 1' });
  await user.click(screen.getByRole('button', { name: 'Run Steps' }));
  await waitFor(() => expect(simulate.bodies).toHaveLength(1));
  expect(simulate.bodies[0]).not.toHaveProperty('test_blueprint_id');
  expect(screen.queryByRole('button', { name: /Plan/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
