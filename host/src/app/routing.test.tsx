import { screen, waitFor } from '@testing-library/react';
import { endSession } from 'shared/auth';
import { act } from 'react';
import { renderHost } from '../testing/renderHost.tsx';

describe('the start page', () => {
  it('redirects to the runs when signed in', async () => {
    const host = renderHost('/');
    await screen.findByRole('heading', { name: 'Runs screen' });
    expect(host.location()).toBe('/dashboard/runs');
  });

  it('redirects to sign-in otherwise', async () => {
    const host = renderHost('/', { isSignedIn: false });
    await screen.findByRole('heading', { name: 'Login screen' });
    expect(host.location()).toBe('/login');
  });
});

describe('a screen behind sign-in', () => {
  it('redirects to sign-in and returns afterwards', async () => {
    const host = renderHost('/dashboard/github/setup?installation_id=12&state=x', { isSignedIn: false });
    await screen.findByRole('heading', { name: 'Login screen' });
    expect(host.location()).toBe(
      '/login?next=%2Fdashboard%2Fgithub%2Fsetup%3Finstallation_id%3D12%26state%3Dx',
    );
  });

  it('redirects to sign-in when the session expires', async () => {
    const host = renderHost('/dashboard/grouprun/7');
    await screen.findByRole('heading', { name: 'Group run screen' });
    act(() => endSession('expired'));
    await screen.findByRole('heading', { name: 'Login screen' });
    expect(host.location()).toBe('/login?next=%2Fdashboard%2Fgrouprun%2F7');
  });

  it('is found for every remote', async () => {
    const host = renderHost('/dashboard/runs');
    for (const [to, heading] of [
      ['/dashboard/tests?tab=modules', 'Tests screen'],
      ['/dashboard/test-suites', 'Suites screen'],
      ['/dashboard/settings', 'Settings screen'],
      ['/dashboard/grouprun/3', 'Group run screen'],
    ] as const) {
      await act(() => host.navigate(to));
      expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    }
  });
});

describe('a share link', () => {
  it.each([true, false])('shows its run outside of the shell; signed in: %s', async (isSignedIn) => {
    renderHost('/s/token/5', { isSignedIn });
    expect(await screen.findByRole('heading', { name: 'Shared run screen' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Main' })).not.toBeInTheDocument();
  });
});

describe('an unknown address', () => {
  it.each([
    ['/dashboard/nonsense', true],
    ['/nonsense', false],
  ])('%s shows the not-found page; inside the shell: %s', async (at, isFramed) => {
    renderHost(at);
    await screen.findByRole('heading', { name: 'Page not found' });
    expect(screen.queryAllByRole('navigation', { name: 'Main' })).toHaveLength(isFramed ? 1 : 0);
    expect(screen.getByRole('main')).toContainElement(
      screen.getByRole('link', { name: 'Go to the start page' }),
    );
  });

  it.each(['/nonsense', '/dashboard/nonsense', '/dashboard/runs/nonsense'])('%s is not found', async (at) => {
    renderHost(at);
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found · Steplight'));
  });
});
