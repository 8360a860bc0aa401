import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PlanProposal } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleStep } from '../../testing/example-runs.ts';
import { respondWithTestRun, testRunAddress } from '../../testing/test-run-api.ts';

const BUY = 'Click "Buy"';

const renamed: PlanProposal = {
  id: 11,
  kind: 'renamed',
  test_blueprint_id: 5,
  blueprint_title: 'Buy a book',
  step_numbers: [1],
  text: BUY,
  sentence: 'Click "Order"',
  planned: 'button "Buy" (id buy)',
  found: 'button "Order" (id buy)',
  test_run_id: 31,
  proposed_at: '2026-03-02T09:00:00.000Z',
};
const conflict: PlanProposal = {
  ...renamed,
  id: 12,
  kind: 'conflict',
  sentence: null,
  found: 'button "Buy" (id gift)',
};
const healed = exampleStep({ task: 'click Buy', marks: [{ kind: 'healed', text: 'Now called "Order".' }] });
const inModule = exampleStep({
  ...healed,
  step_number: 2,
  place: { step: 2, module: { id: 50, title: 'Sign in', step: 1 } },
});

/** Lists these proposals of the run; `decided` are those that are still up to date. */
function openProposals(proposals: PlanProposal[], decided: number[] = [11, 12, 13]) {
  const decisions: unknown[] = [];
  server.use(
    http.get(`${apiAddress}/plan_proposals`, ({ request }) =>
      HttpResponse.json({
        proposals: new URL(request.url).searchParams.get('test_run_id') === '31' ? proposals : [],
      }),
    ),
    ...(['accept', 'dismiss'] as const).map((decision) =>
      http.post(`${apiAddress}/plan_proposals/${decision}`, async ({ request }) => {
        const { ids } = (await request.json()) as { ids: number[] };
        decisions.push({ [decision]: ids });
        return HttpResponse.json({ ids: ids.filter((id) => decided.includes(id)) });
      }),
    ),
  );
  return decisions;
}

const findProposal = () => screen.findByRole('group', { name: 'Proposal for the plan' });
const isGone = () =>
  waitFor(() => expect(screen.queryByRole('group', { name: /^Proposal/ })).not.toBeInTheDocument());

test('a healed step proposes its new sentence, which is accepted', async () => {
  server.use(...respondWithTestRun({ results: [healed] }));
  const decisions = openProposals([{ ...renamed, id: 13, test_blueprint_id: 50 }, renamed]);
  const { user } = renderRemote(remote, testRunAddress);
  await user.click(await screen.findByRole('button', { name: /click Buy ?Healed/ }));
  const proposal = within(await findProposal());
  for (const text of ['button "Buy" (id buy)', 'button "Order" (id buy)', 'Click "Order"'])
    expect(proposal.getByText(text)).toBeVisible();
  await user.click(proposal.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('The test now says: Click "Order"')).toBeVisible();
  await isGone();
  expect(decisions).toEqual([{ accept: [11] }]);
});

test('what the step types into a password field is not shown', async () => {
  const text = 'Type "bulb" into "Password"';
  server.use(...respondWithTestRun({ results: [{ ...healed, task: 'Type "••••" into "Password"' }] }));
  openProposals([{ ...renamed, text, sentence: 'Type "bulb" into "Login word"' }]);
  const { user } = renderRemote(remote, testRunAddress);
  await user.click(await screen.findByRole('button', { name: /^.*into "Password" ?Healed/ }));
  const proposal = within(await findProposal());
  expect(proposal.getByText('Type "••••" into "Login word"')).toBeVisible();
  await user.click(proposal.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('The test now says: Type "••••" into "Login word"')).toBeVisible();
});

test('a step of a module has the proposals of the module', async () => {
  server.use(...respondWithTestRun({ results: [exampleStep(), inModule] }));
  const decisions = openProposals([{ ...renamed, id: 13, test_blueprint_id: 50 }, renamed], []);
  const { user } = renderRemote(remote, testRunAddress);
  await user.click(await screen.findByRole('button', { name: /Module: Sign in/ }));
  await user.click(await screen.findByRole('button', { name: /click Buy ?Healed/ }));
  await user.click(within(await findProposal()).getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('The step has changed since this run.')).toBeVisible();
  await isGone();
  expect(decisions).toEqual([{ accept: [13] }]);
});

test('a failed step shows the element of the plan and that of the sentence', async () => {
  const failed = exampleStep({ task: BUY, is_successful: false, result: 'It names another button.' });
  server.use(...respondWithTestRun({ status: 'failed', results: [failed] }));
  openProposals([conflict]);
  const { user } = renderRemote(remote, testRunAddress);
  const proposal = within(await findProposal());
  expect(proposal.getByText(/The sentence and the plan name different elements/)).toBeVisible();
  expect(proposal.getByText('button "Buy" (id gift)')).toBeVisible();
  server.use(respondWithError('post', '/plan_proposals/dismiss', 500));
  await user.click(proposal.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('Failed to dismiss the proposal')).toBeVisible();
  const decisions = openProposals([conflict]);
  await user.click(proposal.getByRole('button', { name: 'Dismiss' }));
  expect(await screen.findByText('The test stays as it is.')).toBeVisible();
  expect(decisions).toEqual([{ dismiss: [12] }]);
  await isGone();
});

test('a server that keeps no plans shows nothing of them', async () => {
  server.use(
    respondWithError('get', '/plan_proposals', 404),
    ...respondWithTestRun({
      status: 'failed',
      results: [exampleStep({ task: BUY, is_successful: false, result: 'There is no button "Buy".' })],
    }),
  );
  renderRemote(remote, testRunAddress);
  expect(await screen.findAllByText('There is no button "Buy".')).not.toHaveLength(0);
  expect(screen.queryByRole('group', { name: /^Proposal/ })).not.toBeInTheDocument();
});

test('proposals that cannot be loaded are said, and asked for again', async () => {
  server.use(respondWithError('get', '/plan_proposals', 503), ...respondWithTestRun({ results: [healed] }));
  const { user } = renderRemote(remote, testRunAddress);
  await user.click(await screen.findByRole('button', { name: /click Buy ?Healed/ }));
  const text = 'Whether this run proposes a change of the step could not be loaded.';
  expect(await screen.findByText(text)).toBeVisible();
  openProposals([renamed]);
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await findProposal()).toBeVisible();
});
