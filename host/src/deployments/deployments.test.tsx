import { act } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { defineRemote } from 'shared/remote';
import { startFakeClock } from 'shared/testing';
import { renderHost, type RenderedHost } from '../testing/renderHost.tsx';

beforeEach(() => {
  startFakeClock();
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

const newRuns = defineRemote({
  name: 'runs',
  dashboardRoutes: [{ path: 'runs', element: <h1>Runs screen, new build</h1> }],
});

const advanceOneMinute = () => act(() => jest.advanceTimersByTimeAsync(61_000));

async function deployRuns(host: RenderedHost, entry = () => newRuns): Promise<void> {
  await screen.findByRole('heading', { name: 'Runs screen' });
  host.registry.remotes.runs.build = 'second';
  host.entries.set('runs', entry);
  await advanceOneMinute();
}

it('offers a new build once in an open page, and switches to it without a reload', async () => {
  const host = renderHost('/dashboard/runs');
  await deployRuns(host);
  expect(await screen.findByText('A new version of Runs is available.')).toBeVisible();
  await advanceOneMinute();
  expect(screen.getAllByText('A new version of Runs is available.')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Runs screen' })).toBeVisible();
  await host.user.click(screen.getByRole('button', { name: 'Switch Now' }));
  expect(await screen.findByRole('heading', { name: 'Runs screen, new build' })).toBeVisible();
  expect(host.location()).toBe('/dashboard/runs');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await advanceOneMinute();
  await waitFor(() =>
    expect(screen.queryByText('A new version of Runs is available.')).not.toBeInTheDocument(),
  );
});

it('keeps the loaded build if the new one cannot be loaded', async () => {
  const host = renderHost('/dashboard/runs');
  await deployRuns(host, () => {
    throw new Error('lost');
  });
  await host.user.click(await screen.findByRole('button', { name: 'Switch Now' }));
  expect(await screen.findByText(/You still have the previous version/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Runs screen' })).toBeVisible();
});

it('replaces a remote that is not on screen silently', async () => {
  const host = renderHost('/dashboard/runs');
  await screen.findByRole('heading', { name: 'Runs screen' });
  await advanceOneMinute();
  host.registry.remotes.suites.build = 'second';
  host.entries.set('suites', () =>
    defineRemote({
      name: 'suites',
      dashboardRoutes: [{ path: 'test-suites', element: <h1>Suites, new build</h1> }],
    }),
  );
  await deployRuns(host);
  expect(await screen.findByText('A new version of Runs is available.')).toBeVisible();
  expect(screen.getAllByText(/A new version/)).toHaveLength(1);
  await act(() => host.navigate('/dashboard/test-suites'));
  expect(await screen.findByRole('heading', { name: 'Suites, new build' })).toBeVisible();
});

it('ignores a registry that cannot be read', async () => {
  const host = renderHost('/dashboard/runs');
  await screen.findByRole('heading', { name: 'Runs screen' });
  const { remotes } = host.registry;
  Reflect.deleteProperty(host.registry, 'remotes');
  await advanceOneMinute();
  host.registry.remotes = remotes;
  await deployRuns(host);
  expect(await screen.findByText('A new version of Runs is available.')).toBeVisible();
  expect(screen.getAllByText(/A new version/)).toHaveLength(1);
});

it('offers a reload if the host itself is newer', async () => {
  const host = renderHost('/dashboard/runs');
  await screen.findByRole('heading', { name: 'Runs screen' });
  host.registry.host = { build: 'second' };
  await advanceOneMinute();
  expect(await screen.findByText('A new version of Steplight is available.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
