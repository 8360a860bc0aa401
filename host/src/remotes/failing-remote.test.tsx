import { act } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { useQuery } from 'shared/query';
import { CONTRACT_VERSION, type RegistryFile } from 'shared/registry';
import { defineRemote, type Remote } from 'shared/remote';
import { useLocation } from 'shared/router';
import { renderHost } from '../testing/renderHost.tsx';

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(console, 'warn').mockReturnValue();
});

const failToLoad = () => {
  throw new Error('lost');
};

it('leaves the other remotes working and recovers on retry', async () => {
  const host = renderHost('/dashboard/runs');
  const entry = host.entries.get('suites') as () => Remote;
  host.entries.set('suites', failToLoad);
  await screen.findByRole('heading', { name: 'Runs screen' });
  await act(() => host.navigate('/dashboard/test-suites'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Test Suites');

  await act(() => host.navigate('/dashboard/tests'));
  expect(await screen.findByRole('heading', { name: 'Tests screen' })).toBeVisible();

  await act(() => host.navigate('/dashboard/test-suites'));
  host.entries.set('suites', entry);
  await host.user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Suites screen' })).toBeVisible();
});

it('retries once after a lost connection', async () => {
  const host = renderHost('/dashboard/runs');
  const entry = host.entries.get('suites') as () => Remote;
  let calls = 0;
  host.entries.set('suites', () => (++calls === 1 ? failToLoad() : entry()));
  await act(() => host.navigate('/dashboard/test-suites'));
  expect(await screen.findByRole('heading', { name: 'Suites screen' })).toBeVisible();
  expect(calls).toBe(2);
});

it.each([
  [99, 'It needs version 99 of this page'],
  [0, 'It was built for version 0 of this page'],
])('does not run a remote of contract %i, whatever its entry looks like', async (contract, message) => {
  const entry = jest.fn();
  const host = renderHost('/dashboard/runs', {
    prepare: (entries, { remotes }) => {
      entries.set('suites', entry);
      const { name, address } = remotes.suites;
      Object.assign(remotes, { suites: { name, address, contract, script: 'later.js' } });
    },
  });
  await act(() => host.navigate('/dashboard/test-suites'));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(entry).not.toHaveBeenCalled();
});

it('retries with the build that has been deployed since', async () => {
  const host = renderHost('/dashboard/runs', {
    prepare: (_entries, { remotes }) => {
      remotes.suites.contract = 99;
    },
  });
  await act(() => host.navigate('/dashboard/test-suites'));
  await screen.findByRole('alert');
  host.registry.remotes.suites.contract = CONTRACT_VERSION;
  await host.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Suites screen' })).toBeVisible();
});

it.each<[string, (remotes: RegistryFile['remotes']) => unknown]>([
  ['is missing', (remotes) => Reflect.deleteProperty(remotes, 'suites')],
  ['is empty', (remotes) => Object.assign(remotes, { suites: {} })],
  ['is HTML', (remotes) => Object.assign(remotes, { suites: '<html>' })],
  [
    'has a foreign address',
    ({ suites }) => Object.assign(suites, { address: 'https://evil.example/suites/' }),
  ],
])('an entry of the registry that %s affects only that remote, until it is mended', async (_what, damage) => {
  const entry = jest.fn();
  let working: (() => Remote) | undefined;
  let mended: RegistryFile['remotes'] | undefined;
  const host = renderHost('/dashboard/runs', {
    prepare: (entries, { remotes }) => {
      working = entries.get('suites');
      entries.set('suites', entry);
      mended = structuredClone(remotes);
      damage(remotes);
    },
  });
  await screen.findByRole('heading', { name: 'Runs screen' });
  await act(() => host.navigate('/dashboard/test-suites'));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  await act(() => host.navigate('/dashboard/tests'));
  expect(await screen.findByRole('heading', { name: 'Tests screen' })).toBeVisible();
  expect(entry).not.toHaveBeenCalled();

  Object.assign(host.registry.remotes, mended);
  if (working) host.entries.set('suites', working);
  await act(() => host.navigate('/dashboard/test-suites'));
  await host.user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Suites screen' })).toBeVisible();
});

it('recovers from an entry script that could not be loaded', async () => {
  const host = renderHost('/dashboard/runs');
  const entry = host.entries.get('suites');
  host.entries.set('suites', () => {
    throw new Error('lost');
  });
  await act(() => host.navigate('/dashboard/test-suites'));
  await screen.findByRole('button', { name: 'Try Again' });
  if (entry) host.entries.set('suites', entry);
  await host.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Suites screen' })).toBeVisible();
});

it('contains a screen that fails to render', async () => {
  const host = renderHost('/dashboard/runs');
  let isBroken = true;
  function Screen() {
    if (isBroken) throw new Error('broken');
    return <h1>Working again</h1>;
  }
  const remote = defineRemote({
    name: 'suites',
    dashboardRoutes: [{ path: 'test-suites', element: <Screen /> }],
  });
  host.entries.set('suites', () => remote);
  await act(() => host.navigate('/dashboard/test-suites'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Test Suites and CI/CD stopped working. The rest of Steplight still works.',
  );
  expect(document.title).toBe('Test Suites and CI/CD · Steplight');
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  isBroken = false;
  await host.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Working again' })).toBeVisible();
});

it('loads anew what a screen could not render', async () => {
  const host = renderHost('/dashboard/runs');
  let title: string | null = null;
  function Screen() {
    const { data, isPending } = useQuery({
      queryKey: ['title'],
      queryFn: () => title,
      staleTime: Infinity,
    });
    if (isPending) return null;
    if (data === null) throw new Error('broken');
    return <h1>{data}</h1>;
  }
  const remote = defineRemote({
    name: 'suites',
    dashboardRoutes: [{ path: 'test-suites', element: <Screen /> }],
  });
  host.entries.set('suites', () => remote);
  await act(() => host.navigate('/dashboard/test-suites'));
  expect(await screen.findByRole('alert')).toHaveTextContent('stopped working');
  title = 'Working again';
  await host.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Working again' })).toBeVisible();
});

it.each(['/dashboard/github', '/dashboard/runs', '/dashboard/test-suites?page=2'])(
  'clears the failure of a screen after navigating to %s',
  async (elsewhere) => {
    const Broken = (): never => {
      throw new Error('broken');
    };
    const Screen = () => (useLocation().search ? <h1>Second page</h1> : <Broken />);
    const remote = defineRemote({
      name: 'suites',
      dashboardRoutes: [
        { path: 'test-suites', element: <Screen /> },
        { path: 'github', element: <h1>CI/CD screen</h1> },
      ],
    });
    const host = renderHost('/dashboard/test-suites', {
      prepare: (entries) => entries.set('suites', () => remote),
    });
    await screen.findByRole('alert');
    await act(() => host.navigate(elsewhere));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^(CI|Runs|Second)/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
);

it('shows a failing remote outside the dashboard, too', async () => {
  const host = renderHost('/login', {
    isSignedIn: false,
    prepare: (entries) =>
      entries.set('auth', () => {
        throw new Error('lost');
      }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sign-in could not be loaded.');
  expect(screen.getByRole('main')).toBeVisible();
  const login = defineRemote({
    name: 'auth',
    publicRoutes: [{ path: 'login', element: <h1>Login screen</h1> }],
  });
  host.entries.set('auth', () => login);
  await host.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Login screen' })).toBeVisible();
});

it('ignores a failed prefetch', async () => {
  const host = renderHost('/dashboard/runs');
  const entry = host.entries.get('suites') as () => Remote;
  host.entries.set('suites', failToLoad);
  await screen.findByRole('heading', { name: 'Runs screen' });
  await host.user.hover(screen.getByRole('link', { name: 'Test Suites' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  host.entries.set('suites', entry);
  await host.user.click(screen.getByRole('link', { name: 'Test Suites' }));
  expect(await screen.findByRole('heading', { name: 'Suites screen' })).toBeVisible();
});
