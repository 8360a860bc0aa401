import { act } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { readSession } from 'shared/auth';
import { apiAddress, server } from 'shared/testing';
import { renderHost, type RenderedHost } from '../testing/renderHost.tsx';

async function renderRuns(): Promise<RenderedHost> {
  const host = renderHost('/dashboard/runs');
  await screen.findByRole('heading', { name: 'Runs screen' });
  return host;
}

it('marks the current one of the four sections', async () => {
  const host = await renderRuns();
  const links = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Runs', '/dashboard/runs'],
    ['Tests and Modules', '/dashboard/tests?tab=tests'],
    ['Test Suites', '/dashboard/test-suites'],
    ['CI/CD', '/dashboard/github'],
  ]);
  const current = () => links.filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current()).toEqual([links[0]]);
  await act(() => host.navigate('/dashboard/tests?tab=modules'));
  expect(current()).toEqual([links[1]]);
  await act(() => host.navigate('/dashboard/github/setup?installation_id=1'));
  expect(current()).toEqual([links[3]]);
  await act(() => host.navigate('/dashboard/settings'));
  await screen.findByRole('heading', { name: 'Settings screen' });
  expect(current()).toEqual([]);
});

it('shows who is signed in and leads to the settings', async () => {
  const host = await renderRuns();
  await host.user.click(screen.getByRole('button', { name: /ada@example\.com/ }));
  await host.user.click(await screen.findByRole('menuitem', { name: 'Settings' }));
  expect(await screen.findByRole('heading', { name: 'Settings screen' })).toBeVisible();
});

it.each([
  ['and tells the server', 204],
  ['even if the server fails', 500],
])('signs out %s', async (_how, status) => {
  jest.spyOn(console, 'error').mockReturnValue();
  const tokens: (string | null)[] = [];
  server.use(
    http.post(`${apiAddress}/auth/logout`, ({ request }) => {
      tokens.push(request.headers.get('authorization'));
      return new HttpResponse(null, { status });
    }),
  );
  const host = await renderRuns();
  await host.user.click(screen.getByRole('button', { name: /ada@example\.com/ }));
  await host.user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await screen.findByRole('heading', { name: 'Login screen' });
  expect(host.location()).toBe('/login');
  expect(readSession()).toBeNull();
  await waitFor(() => expect(tokens).toEqual(['Bearer test-token']));
});

it('switches the theme of the page', async () => {
  const host = await renderRuns();
  await host.user.click(screen.getByRole('button', { name: /ada@example\.com/ }));
  await host.user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
});

it('opens the navigation of a small screen and closes it by button, Escape and choice', async () => {
  const host = await renderRuns();
  const open = screen.getByRole('button', { name: 'Open navigation', hidden: true });
  for (const close of [
    () => host.user.click(screen.getByRole('button', { name: 'Close navigation', hidden: true })),
    () => host.user.keyboard('{Escape}'),
  ]) {
    await host.user.click(open);
    expect(open).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('button', { name: 'Close navigation', hidden: true })).toHaveFocus();
    expect(screen.getByRole('main').closest('[inert]')).not.toBeNull();
    await close();
    expect(open).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(open).toHaveFocus());
  }
  await host.user.click(open);
  await host.user.click(screen.getByRole('link', { name: 'Test Suites' }));
  expect(await screen.findByRole('heading', { name: 'Suites screen' })).toBeVisible();
  expect(open).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('main').closest('[inert]')).toBeNull();
});

it('leads the keyboard past the navigation', async () => {
  const host = await renderRuns();
  await host.user.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await host.user.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
});

it('fetches the other parts of the product when there is time', async () => {
  const host = await renderRuns();
  const loaded: string[] = [];
  for (const [name, entry] of host.entries)
    host.entries.set(name, () => {
      loaded.push(name);
      return entry();
    });
  await waitFor(() => expect(loaded.sort()).toEqual(['auth', 'blueprints', 'settings', 'suites']));
});
