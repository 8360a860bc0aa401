import { screen } from '@testing-library/react';
import { renderRemote } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { companyApi } from '../../testing/company-api.ts';

beforeEach(() => void companyApi());
afterEach(() => localStorage.clear());

test('the settings show the address of the user', async () => {
  renderRemote(remote, '/dashboard/settings');
  expect(await screen.findByRole('heading', { name: 'Settings', level: 1 })).toBeInTheDocument();
  expect(screen.getByText('ada@example.com')).toBeInTheDocument();
  expect(document.title).toBe('Settings · Steplight');
});

test('a theme applies at once and persists', async () => {
  const first = renderRemote(remote, '/dashboard/settings');
  expect(await screen.findByRole('radio', { name: 'System' })).toBeChecked();
  await first.user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  first.unmount();

  const second = renderRemote(remote, '/dashboard/settings');
  expect(await screen.findByRole('radio', { name: 'Dark' })).toBeChecked();
  await second.user.click(screen.getByRole('radio', { name: 'Light' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});
