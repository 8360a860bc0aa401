import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleDetail } from '../../testing/example-runs.ts';
import { exampleShareLink, NEW_LINK, shareLinksApi } from '../../testing/share-links-api.ts';
import { respondWithTestRun, testRunAddress } from '../../testing/test-run-api.ts';

async function openDialog(
  address = '/dashboard/grouprun/7',
  options: Parameters<typeof renderRemote>[2] = {},
) {
  server.use(
    http.get(`${apiAddress}/test_group_run/7`, () => HttpResponse.json(exampleDetail())),
    ...respondWithTestRun(),
  );
  const { user } = renderRemote(remote, address, options);
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this run' }));
  return { user, dialog };
}

test('a link to a group run is created for as long as chosen, and copied', async () => {
  const api = shareLinksApi();
  const { user, dialog } = await openDialog();
  expect(await dialog.findByText('This run is not shared.')).toBeVisible();
  expect(dialog.getByLabelText('The link works for')).toHaveValue('7');
  await user.selectOptions(dialog.getByLabelText('The link works for'), '30 days');
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByLabelText('The new link')).toHaveValue(NEW_LINK);
  expect(dialog.getByText('Copy it now: it is not shown again.')).toBeVisible();
  expect(api.created).toEqual([{ test_group_run_id: 7, days: 30 }]);
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(await dialog.findByRole('button', { name: 'Copied' })).toBeVisible();
  // user-event's `readText` cannot read the Blob of Node that the test environment provides.
  const [item] = await navigator.clipboard.read();
  expect(await (await item?.getType('text/plain'))?.text()).toBe(NEW_LINK);
  expect(await dialog.findAllByRole('listitem')).toHaveLength(1);
  expect(dialog.queryByText(/A secret was typed/)).not.toBeInTheDocument();
});

test('a link to a test run shares this one', async () => {
  const api = shareLinksApi();
  const { user, dialog } = await openDialog(testRunAddress);
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  await waitFor(() => expect(api.created).toEqual([{ test_run_id: 31, days: 7 }]));
});

test('a link to a run in which a secret was typed asks for a look at its screenshots', async () => {
  shareLinksApi().typesSecrets = true;
  const { user, dialog } = await openDialog();
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByText(/A secret was typed in this run\./)).toBeVisible();
});

test('the links of this run are listed, and revoked after a question', async () => {
  const api = shareLinksApi(
    exampleShareLink({ views: 2, last_viewed_at: '2026-03-03T10:00:00.000Z' }),
    exampleShareLink({ id: 5, test_group_run_id: 8 }),
    exampleShareLink({ id: 6, test_group_run_id: null, test_run_id: 7 }),
  );
  const { user, dialog } = await openDialog();
  const items = await dialog.findAllByRole('listitem');
  expect(items).toHaveLength(1);
  expect(items[0]).toHaveTextContent(/Until Mar 9, 2026, .* by Ada Lovelace · 2 views, last /);
  const revoke = () => user.click(dialog.getByRole('button', { name: /^Revoke the link until Mar 9/ }));
  await revoke();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(api.revoked).toEqual([]);
  await revoke();
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this link?' }));
  await user.click(question.getByRole('button', { name: 'Revoke link' }));
  expect(await dialog.findByText('This run is not shared.')).toBeVisible();
  expect(api.revoked).toEqual([4]);
});

test('a refused link shows the reason, and the dialog stays open', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  shareLinksApi();
  const { user, dialog } = await openDialog();
  server.use(respondWithError('post', '/share_links', 403, 'Your role is Viewer, which changes nothing.'));
  await user.click(dialog.getByRole('button', { name: 'Create link' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Your role is Viewer, which changes nothing.');
});

test('viewers see the links, and why they cannot change them', async () => {
  shareLinksApi(exampleShareLink());
  const { dialog } = await openDialog(undefined, { role: 'viewer' });
  const reason = 'Your role is Viewer. Editors create and revoke links.';
  const create = dialog.getByRole('button', { name: 'Create link' });
  await waitFor(() => expect(create).toHaveAccessibleDescription(reason));
  expect(await dialog.findByRole('button', { name: /^Revoke the link/ })).toHaveAccessibleDescription(reason);
});

test('a server without share links says so', async () => {
  server.use(respondWithError('get', '/share_links', 404));
  const { dialog } = await openDialog();
  expect(await dialog.findByText('This server has no share links.')).toBeVisible();
});
