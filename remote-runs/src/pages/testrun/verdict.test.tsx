import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { VerdictReply } from 'shared/contract';
import { apiAddress, openLiveStream, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleStep } from '../../testing/example-runs.ts';
import { respondWithTestRun, testRunAddress } from '../../testing/test-run-api.ts';
import { exampleIssue, exampleMembers, exampleVerdict, exampleVerdictReply } from '../../testing/verdicts.ts';

const failedRun = respondWithTestRun({
  status: 'failed',
  results: [exampleStep({ is_successful: false, result: 'There is none.' })],
});

/** Opens a failed run with this verdict; what is sent changes it, and is collected. */
async function openFailedRun(reply: Partial<VerdictReply>, options: Parameters<typeof renderRemote>[2] = {}) {
  const stored = { now: exampleVerdictReply(reply) };
  const sent: unknown[] = [];
  const path = `${apiAddress}/test_run/31/verdict`;
  server.use(
    ...failedRun,
    http.get(path, () => HttpResponse.json(stored.now)),
    http.put(path, async ({ request }) => {
      const body = (await request.json()) as { note: string };
      sent.push(body);
      const verdict = exampleVerdict({ verdict: 'environment', note: body.note, ticket_url: null });
      stored.now = exampleVerdictReply({ verdict });
      return HttpResponse.json(stored.now);
    }),
    http.delete(path, () => {
      sent.push('deleted');
      stored.now = exampleVerdictReply();
      return new HttpResponse(null, { status: 204 });
    }),
    http.get(`${apiAddress}/members`, () => HttpResponse.json({ members: exampleMembers, invitations: [] })),
  );
  const page = renderRemote(remote, testRunAddress, options);
  const panel = within(await screen.findByRole('region', { name: 'Verdict' }));
  return { ...page, panel, sent, stored };
}

const openDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a failed run is given a verdict with all that belongs to it', async () => {
  const { user, panel, sent } = await openFailedRun({ alike: 2 });
  expect(panel.getByText('No one has said yet why this test failed.')).toBeVisible();
  expect(panel.getByText('2 other test runs without a verdict failed alike.')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Set Verdict' }));
  const dialog = await openDialog('Set verdict');
  expect(dialog.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription('Choose a verdict.');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Verdict' }), 'Environment');
  await user.type(dialog.getByRole('textbox', { name: /^Note/ }), 'Disk full');
  await user.type(dialog.getByRole('textbox', { name: /^Ticket/ }), 'https://tickets.example/8');
  await dialog.findByRole('option', { name: 'grace@example.com' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Assignee' }), 'grace@example.com');
  expect(dialog.getByRole('checkbox', { name: 'Also for the 2 others that failed alike' })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await panel.findByText('Disk full')).toBeVisible();
  expect(panel.getByText('Environment')).toBeVisible();
  expect(sent).toEqual([
    {
      verdict: 'environment',
      note: 'Disk full',
      ticket_url: 'https://tickets.example/8',
      assignee_id: 2,
      with_alike: true,
    },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a verdict is shown by name, changed from what it was, and removed', async () => {
  const { user, panel, sent } = await openFailedRun({ verdict: exampleVerdict() });
  expect(panel.getByText('Product bug')).toBeVisible();
  expect(panel.getByText('The button is gone')).toBeVisible();
  expect(panel.getByText('Assigned to Grace Hopper')).toBeVisible();
  expect(panel.getByText(/^By Ada Lovelace/)).toBeVisible();
  expect(panel.getByRole('link', { name: 'https://tickets.example/7' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  await user.click(panel.getByRole('button', { name: 'Change Verdict' }));
  const dialog = await openDialog('Change verdict');
  expect(dialog.getByRole('combobox', { name: 'Verdict' })).toHaveValue('product_bug');
  expect(dialog.getByRole('textbox', { name: /^Note/ })).toHaveValue('The button is gone');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await user.click(panel.getByRole('button', { name: 'Remove' }));
  expect(await panel.findByText('No one has said yet why this test failed.')).toBeVisible();
  expect(sent).toEqual(['deleted']);
});

test('a verdict that was taken over leads to the run that was judged', async () => {
  const { panel } = await openFailedRun({ verdict: exampleVerdict({ taken_from_test_run_id: 12 }) });
  const link = panel.getByRole('link', { name: 'As in run 12 by Ada Lovelace' });
  expect(link).toHaveAttribute('href', '/dashboard/testrun/12');
});

test('what is wrong with a verdict is said at its field', async () => {
  const { user, panel } = await openFailedRun({ verdict: exampleVerdict() });
  const problem = 'The address must begin with http:// or https://.';
  server.use(
    http.put(`${apiAddress}/test_run/31/verdict`, () =>
      HttpResponse.json(
        { error: problem, code: 'invalid_request', fields: { ticket_url: problem } },
        { status: 400 },
      ),
    ),
  );
  await user.click(panel.getByRole('button', { name: 'Change Verdict' }));
  const dialog = await openDialog('Change verdict');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  const field = dialog.getByRole('textbox', { name: /^Ticket/ });
  await waitFor(() => expect(field).toHaveAccessibleDescription(problem));
});

test('a viewer reads the verdict and changes nothing', async () => {
  const { panel } = await openFailedRun({ verdict: exampleVerdict() }, { role: 'viewer' });
  expect(panel.getByText('The button is gone')).toBeVisible();
  for (const name of ['Change Verdict', 'Remove'])
    expect(panel.getByRole('button', { name })).toHaveAccessibleDescription(/^Your role is Viewer/);
});

test("a colleague's verdict appears by itself; a run of an earlier version says that it is one", async () => {
  const stream = openLiveStream();
  server.use(stream.handler);
  const { panel, stored } = await openFailedRun({ signature: null }, { isLive: true });
  expect(panel.getByText(/^This run is older than the comparison of failures/)).toBeVisible();
  await waitFor(() => expect(stream.connections()).toBe(1));
  stored.now = exampleVerdictReply({ verdict: exampleVerdict() });
  stream.send({ kind: 'test_run_verdict', id: 31 });
  expect(await panel.findByText('The button is gone')).toBeVisible();
});

test('a verdict that fails to load is loaded again', async () => {
  server.use(...failedRun, respondWithError('get', '/test_run/31/verdict', 500));
  const { user } = renderRemote(remote, testRunAddress);
  expect(await screen.findByText('The verdict could not be loaded.')).toBeVisible();
  server.use(http.get(`${apiAddress}/test_run/31/verdict`, () => HttpResponse.json(exampleVerdictReply())));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'Verdict' })).toBeVisible();
});

test('a failure whose test has passed since says so, and in which run', async () => {
  const { panel } = await openFailedRun({
    passed_since: { test_run_id: 40, at: '2026-03-03T09:00:00.000Z' },
  });
  expect(panel.getByText(/^The test has passed since/)).toBeVisible();
  expect(panel.getByRole('link', { name: /^the run of Mar 3, 2026/ })).toHaveAttribute(
    'href',
    '/dashboard/testrun/40',
  );
  expect(panel.queryByText(/^No one has said yet/)).not.toBeInTheDocument();
});

test('an issue is created from what is proposed, and shown with its state', async () => {
  const { user, panel, stored } = await openFailedRun({
    verdict: exampleVerdict({ ticket_url: null }),
    issue_tracker: 'jira',
  });
  const sent: unknown[] = [];
  const address = `${apiAddress}/test_run/31/issue`;
  const refusal = 'Jira wants fewer requests. Try again in a few minutes.';
  server.use(
    http.get(address, () => HttpResponse.json({ title: 'Buy: No button', text: 'Test: `Buy`' })),
    http.post(address, async ({ request }) => {
      sent.push(await request.json());
      if (sent.length === 1)
        return HttpResponse.json({ error: refusal, code: 'issue_tracker_failed' }, { status: 422 });
      stored.now = exampleVerdictReply({
        verdict: exampleVerdict(),
        issue: exampleIssue,
        issue_tracker: 'jira',
      });
      return HttpResponse.json(stored.now, { status: 201 });
    }),
  );
  await user.click(panel.getByRole('button', { name: 'Create Issue' }));
  const dialog = await openDialog('Create issue');
  expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('Test: `Buy`');
  const title = dialog.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'No button');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await dialog.findByText(refusal)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await panel.findByRole('link', { name: 'SHOP-7 No button' })).toHaveAttribute(
    'href',
    exampleIssue.url,
  );
  expect(panel.getByText('Closed: Fixed')).toBeVisible();
  expect(sent.at(-1)).toEqual({ title: 'No button', text: 'Test: `Buy`' });
  expect(panel.queryByRole('button', { name: 'Create Issue' })).not.toBeInTheDocument();
});

test('an issue is linked by its key; a ticket that does not change is sent as it is', async () => {
  const { user, panel, sent } = await openFailedRun({
    verdict: exampleVerdict({ ticket_url: null }),
    issue_tracker: 'jira',
  });
  await user.click(panel.getByRole('button', { name: 'Link Issue' }));
  const dialog = await openDialog('Change verdict');
  await user.type(dialog.getByRole('textbox', { name: /^Ticket/ }), 'SHOP-7');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ verdict: 'product_bug', issue: 'SHOP-7' });
  expect(sent[0]).not.toHaveProperty('ticket_url');
});

test('where the tracker fails the last known state is shown, and why', async () => {
  const problem = 'Jira did not answer in time.';
  const { panel } = await openFailedRun({
    verdict: exampleVerdict(),
    issue: { ...exampleIssue, status: 'Open', is_open: true, problem },
    issue_tracker: 'jira',
  });
  expect(panel.getByText('Open')).toBeVisible();
  expect(panel.getByText(/^State of Mar 2, 2026, .*\. Jira did not answer in time\.$/)).toBeVisible();
});

test('without a tracker no issue is offered', async () => {
  const { panel } = await openFailedRun({ verdict: exampleVerdict({ ticket_url: null }) });
  expect(panel.queryByRole('button', { name: /Issue$/ })).not.toBeInTheDocument();
});
