import { act } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { defineRemote } from 'shared/remote';
import { renderHost, type RenderedHost } from '../testing/renderHost.tsx';

beforeEach(() => {
  jest.useFakeTimers({
    advanceTimers: true,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'performance'],
  });
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});
afterEach(() => jest.useRealTimers());

const renewed = defineRemote({
  name: 'runs',
  dashboardRoutes: [{ path: 'runs', element: <h1>Runs screen, renewed</h1> }],
});

const aMinutePasses = () => act(() => jest.advanceTimersByTimeAsync(61_000));

async function deployRuns(host: RenderedHost, entry = () => renewed): Promise<void> {
  await screen.findByRole('heading', { name: 'Runs screen' });
  host.registry.remotes.runs.build = 'second';
  host.entries.set('runs', entry);
  await aMinutePasses();
}

it('tells an open page of a new build once, and puts it in place without loading the page anew', async () => {
  const host = renderHost('/dashboard/runs');
  await deployRuns(host);
  expect(await screen.findByText('A new version of Runs is there.')).toBeVisible();
  await aMinutePasses();
  expect(screen.getAllByText('A new version of Runs is there.')).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Runs screen' })).toBeVisible();
  await host.user.click(screen.getByRole('button', { name: 'Switch Now' }));
  expect(await screen.findByRole('heading', { name: 'Runs screen, renewed' })).toBeVisible();
  expect(host.location()).toBe('/dashboard/runs');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await aMinutePasses();
  await waitFor(() => expect(screen.queryByText('A new version of Runs is there.')).not.toBeInTheDocument());
});

it('keeps the build on the page where the new one cannot be loaded', async () => {
  const host = renderHost('/dashboard/runs');
  await deployRuns(host, () => {
    throw new Error('lost');
  });
  await host.user.click(await screen.findByRole('button', { name: 'Switch Now' }));
  expect(await screen.findByText(/You still have the former one/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Runs screen' })).toBeVisible();
});

it('replaces a part that nobody looks at without a word', async () => {
  const host = renderHost('/dashboard/runs');
  await screen.findByRole('heading', { name: 'Runs screen' });
  await aMinutePasses();
  host.registry.remotes.suites.build = 'second';
  host.entries.set('suites', () =>
    defineRemote({
      name: 'suites',
      dashboardRoutes: [{ path: 'test-suites', element: <h1>Suites, renewed</h1> }],
    }),
  );
  await aMinutePasses();
  expect(screen.queryByText(/A new version/)).not.toBeInTheDocument();
  await act(() => host.navigate('/dashboard/test-suites'));
  expect(await screen.findByRole('heading', { name: 'Suites, renewed' })).toBeVisible();
});

it('goes on as it is where the registry cannot be read', async () => {
  const host = renderHost('/dashboard/runs');
  await screen.findByRole('heading', { name: 'Runs screen' });
  Reflect.deleteProperty(host.registry, 'remotes');
  await aMinutePasses();
  expect(screen.queryByText(/A new version/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Runs screen' })).toBeVisible();
});

it('offers to load the page anew where the host itself is newer', async () => {
  const host = renderHost('/dashboard/runs');
  await screen.findByRole('heading', { name: 'Runs screen' });
  host.registry.host = { build: 'second' };
  await aMinutePasses();
  expect(await screen.findByText('A new version of Steplight is there.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});
