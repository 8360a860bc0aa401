import { act } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { REMOTE_NAMES, type RemoteName } from 'shared/registry';
import { defineRemote, lazyScreen } from 'shared/remote';
import { Link, paths } from 'shared/router';
import { startFakeClock } from 'shared/testing';
import { renderHost, renderRuns, type RenderedHost } from '../testing/renderHost.tsx';

/** Loads the code of the suites' screen. */
const load = jest.fn<Promise<() => React.ReactNode>, []>();
const Suites = () => <h1>Suites screen</h1>;

function prepareSuites(entries: RenderedHost['entries']) {
  const remote = defineRemote({
    name: 'suites',
    dashboardRoutes: [{ path: 'test-suites', ...lazyScreen(load) }],
  });
  entries.set('suites', () => remote);
}

beforeEach(() => {
  load.mockReset().mockResolvedValue(Suites);
});

it.each<[string, (link: HTMLElement) => unknown]>([
  ['points at it', (link) => fireEvent.pointerOver(link.firstElementChild ?? link)],
  ['focuses it', (link) => act(() => link.focus())],
])('loads the code of a linked screen when the user %s', async (_how, intend) => {
  const host = renderHost('/dashboard/runs', { prepare: prepareSuites });
  intend(await screen.findByRole('link', { name: 'Test Suites' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(host.location()).toBe('/dashboard/runs');
  await host.user.click(screen.getByRole('link', { name: 'Test Suites' }));
  expect(await screen.findByRole('heading', { name: 'Suites screen' })).toBeVisible();
});

it('does so for links of the content, but not for those of other sites', async () => {
  const runs = defineRemote({
    name: 'runs',
    dashboardRoutes: [
      {
        path: 'runs',
        element: (
          <>
            <a href="https://elsewhere.test/dashboard/test-suites">Elsewhere</a>
            <Link to={paths.testSuites()}>All suites</Link>
          </>
        ),
      },
    ],
  });
  renderHost('/dashboard/runs', {
    prepare: (entries) => {
      prepareSuites(entries);
      entries.set('runs', () => runs);
    },
  });
  fireEvent.pointerOver(await screen.findByRole('link', { name: 'Elsewhere' }));
  await act(() => Promise.resolve());
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerOver(screen.getByRole('link', { name: 'All suites' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

it('forgets code that could not be prefetched; the navigation loads it again', async () => {
  load.mockRejectedValueOnce(new Error('lost'));
  const host = renderHost('/dashboard/runs', { prepare: prepareSuites });
  fireEvent.pointerOver(await screen.findByRole('link', { name: 'Test Suites' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await host.user.click(screen.getByRole('link', { name: 'Test Suites' }));
  expect(await screen.findByRole('heading', { name: 'Suites screen' })).toBeVisible();
});

it.each([
  ['types credentials', () => fireEvent.input(screen.getByLabelText('Email'))],
  ['sends them', () => fireEvent.submit(screen.getByRole('form'))],
])('loads the screen after the login when the user %s', async (_what, act) => {
  const login = defineRemote({
    name: 'auth',
    publicRoutes: [
      {
        path: 'login',
        element: (
          <form aria-label="Login" onSubmit={(event) => event.preventDefault()}>
            <input aria-label="Email" />
          </form>
        ),
      },
    ],
  });
  renderHost('/login?next=/dashboard/test-suites', {
    isSignedIn: false,
    prepare: (entries) => {
      prepareSuites(entries);
      entries.set('auth', () => login);
    },
  });
  await screen.findByRole('form');
  expect(load).not.toHaveBeenCalled();
  act();
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
});

describe('when idle', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

  /** Opens the runs, lets ten seconds pass, and lists the remotes that are loaded from the start on. */
  async function stayOnRuns() {
    startFakeClock();
    const host = await renderRuns();
    const loaded: RemoteName[] = [];
    for (const name of REMOTE_NAMES) {
      const entry = host.entries.get(name);
      host.entries.set(name, () => {
        loaded.push(name);
        if (!entry) throw new Error(name);
        return entry();
      });
    }
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    return { host, loaded };
  }

  it('prefetches the other remotes one after the other', async () => {
    const { loaded } = await stayOnRuns();
    await waitFor(() => expect(loaded).toEqual(['blueprints', 'suites', 'settings', 'auth']));
  });

  it.each([{ saveData: true }, { effectiveType: 'slow-2g' }])(
    'prefetches nothing on a connection like %j',
    async (connection) => {
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      const { host, loaded } = await stayOnRuns();
      for (const [path, heading] of [
        ['/dashboard/test-suites', 'Suites screen'],
        ['/dashboard/settings', 'Settings screen'],
      ] as const) {
        await act(() => host.navigate(path));
        await screen.findByRole('heading', { name: heading });
      }
      expect(loaded).toEqual(['suites', 'settings']);
    },
  );
});

it('shows the outline of a screen whose code is loading, in place of the previous one', async () => {
  const pending = { path: '*', ...lazyScreen(() => new Promise<never>(() => undefined)) };
  const host = renderHost('/dashboard/runs', {
    prepare: (entries) => {
      for (const name of ['blueprints', 'suites', 'settings', 'runs'] as const) {
        const remote = defineRemote({ name, dashboardRoutes: [pending], publicRoutes: [pending] });
        entries.set(name, () => remote);
      }
    },
  });
  for (const [path, shape] of [
    ['/dashboard/runs', 'tall-table'],
    ['/dashboard/testrun/4', 'run'],
    ['/dashboard/grouprun/4', 'table'],
    ['/dashboard/tests?tab=modules', 'searchable-table'],
    ['/dashboard/newtest', 'editor'],
    ['/dashboard/updatemodule/4', 'module'],
    ['/dashboard/test-suites', 'cards'],
    ['/dashboard/github/setup', 'sections'],
    ['/privacy-policy', 'lines'],
  ] as const) {
    await act(() => host.navigate(path));
    await waitFor(() =>
      expect(host.container.querySelector<HTMLElement>('main [aria-busy="true"]')?.dataset['skeleton']).toBe(
        shape,
      ),
    );
    expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  }
});
