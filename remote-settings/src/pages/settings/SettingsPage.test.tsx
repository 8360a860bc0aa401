import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { companyApi } from '../../testing/company-api.ts';

beforeEach(() => void companyApi());
afterEach(() => localStorage.clear());

test('the settings show the address of the user', async () => {
  renderRemote(remote, '/dashboard/settings/you');
  expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toBeInTheDocument();
  expect(screen.getByText('ada@example.com')).toBeInTheDocument();
  expect(document.title).toBe('Settings · Steplight');
});

test('a theme applies at once and persists', async () => {
  const first = renderRemote(remote, '/dashboard/settings/you');
  expect(await screen.findByRole('radio', { name: 'System' })).toBeChecked();
  await first.user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  first.unmount();

  const second = renderRemote(remote, '/dashboard/settings/you');
  expect(await screen.findByRole('radio', { name: 'Dark' })).toBeChecked();
  await second.user.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});

test('the sections that the server has are linked to; a link moves the focus to the title', async () => {
  const { user, location } = renderRemote(remote, '/dashboard/settings');
  await screen.findByRole('heading', { name: 'Email failure notifications' });
  const links = within(screen.getByRole('navigation', { name: 'Settings' }));
  const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(textsOf(links.getAllByRole('link'))).toEqual(
      textsOf(screen.getAllByRole('heading', { level: 2 })),
    ),
  );
  await user.click(links.getByRole('link', { name: 'Email failure notifications' }));
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Email failure notifications' })).toHaveFocus(),
  );
  expect(location()).toBe('/dashboard/settings');
});

test('an address with a section opens it once it has loaded', async () => {
  renderRemote(remote, '/dashboard/settings#slack-failure-notifications');
  const title = await screen.findByRole('heading', { name: 'Slack failure notifications' });
  await waitFor(() => expect(title).toHaveFocus());
});

test('the groups are pages of their own, and a link to a section finds the one that has it', async () => {
  const { user, location } = renderRemote(remote, '/dashboard/settings#my-notifications');
  const title = await screen.findByRole('heading', { name: 'My notifications' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(location()).toBe('/dashboard/settings/you');
  await user.click(screen.getByRole('tab', { name: 'Access' }));
  expect(await screen.findByRole('heading', { name: 'Members' })).toBeVisible();
  expect(location()).toBe('/dashboard/settings/access');
  expect(screen.queryByRole('heading', { name: 'My notifications' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Company' }));
  expect(await screen.findByRole('heading', { name: 'Email failure notifications' })).toBeVisible();
  expect(location()).toBe('/dashboard/settings');
});
