import { screen, waitFor, within } from '@testing-library/react';
import type { ShareLink } from 'shared/contract';
import { renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { companyApi } from '../../testing/company-api.ts';
import { shareLink, shareLinksApi } from '../../testing/share-links-api.ts';

afterEach(() => jest.restoreAllMocks());

async function open(...stored: ShareLink[]) {
  companyApi();
  const api = shareLinksApi(...stored);
  const { user } = renderRemote(remote, '/dashboard/settings/access');
  const section = within(await screen.findByRole('region', { name: 'Share links' }));
  await waitFor(() => expect(section.queryByText('Loading share links...')).not.toBeInTheDocument());
  return { api, user, section };
}

async function answer(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this link?' }));
  await user.click(question.getByRole('button', { name }));
}

test('without links the section says how one is made', async () => {
  const { section } = await open();
  expect(section.getByText(/^No run is shared\. Open a run and choose Share/)).toBeInTheDocument();
});

test('links say what they show, until when, by whom, and how often they were viewed', async () => {
  const { section } = await open(
    shareLink(2, { views: 3, last_viewed_at: '2026-03-03T10:00:00.000Z' }),
    shareLink(1, {
      test_group_run_id: null,
      test_run_id: 31,
      name: 'Buy a book',
      created_by: null,
      views: 1,
    }),
  );
  const [first, second] = section.getAllByRole('listitem');
  expect(first).toHaveTextContent(/Group run · until March 9, 2026 at .*by Ada Lovelace3 views, last .* ago/);
  expect(section.getByRole('link', { name: 'Checkout suite' })).toHaveAttribute(
    'href',
    '/dashboard/grouprun/7',
  );
  expect(second).toHaveTextContent(/Test run · until .*by a deleted account1 view/);
  expect(section.getByRole('link', { name: 'Buy a book' })).toHaveAttribute('href', '/dashboard/testrun/31');
});

test('a link is revoked after a question', async () => {
  const { api, user, section } = await open(shareLink(1));
  const revoke = () => user.click(section.getByRole('button', { name: 'Revoke the link to Checkout suite' }));
  await revoke();
  await answer(user, 'Cancel');
  expect(api.revoked).toEqual([]);
  await revoke();
  await answer(user, 'Revoke link');
  expect(await section.findByText(/^No run is shared/)).toBeInTheDocument();
  expect(api.revoked).toEqual([1]);
});

test('a link that cannot be revoked stays, and the reason is shown', async () => {
  jest.spyOn(console, 'error').mockReturnValue();
  const { user, section } = await open(shareLink(1));
  server.use(respondWithError('delete', '/share_links/:id', 403, 'Your role is Viewer.'));
  await user.click(section.getByRole('button', { name: 'Revoke the link to Checkout suite' }));
  await answer(user, 'Revoke link');
  expect(await screen.findByText('Your role is Viewer.')).toBeInTheDocument();
  expect(section.getByRole('link', { name: 'Checkout suite' })).toBeInTheDocument();
});

test('viewers see the links, and why they cannot revoke them', async () => {
  companyApi();
  shareLinksApi(shareLink(1));
  renderRemote(remote, '/dashboard/settings/access', { role: 'viewer' });
  const revoke = await screen.findByRole('button', { name: 'Revoke the link to Checkout suite' });
  await waitFor(() =>
    expect(revoke).toHaveAccessibleDescription('Your role is Viewer. Editors create and revoke links.'),
  );
});

test('a loading error can be retried', async () => {
  companyApi();
  server.use(respondWithError('get', '/share_links', 500));
  const { user } = renderRemote(remote, '/dashboard/settings/access');
  const text = await screen.findByText('The share links could not be loaded.');
  shareLinksApi(shareLink(1));
  const box = within(text.closest('[role=alert]') as HTMLElement);
  await user.click(box.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Checkout suite' })).toBeInTheDocument();
});

test('a server without share links shows the other settings only', async () => {
  companyApi();
  server.use(respondWithError('get', '/share_links', 404));
  renderRemote(remote, '/dashboard/settings/access');
  expect(await screen.findByRole('region', { name: 'Audit Log' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Share links' })).not.toBeInTheDocument());
});
