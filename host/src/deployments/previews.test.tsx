import { act } from 'react';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { environment, setEnvironment } from 'shared/environment';
import { defineRemote } from 'shared/remote';
import { server } from 'shared/testing';
import { exampleManifest, renderHost } from '../testing/renderHost.tsx';

const initial = environment();
const staging = { ...initial, isStaging: true, previewOrigins: ['https://preview.test'] };

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  sessionStorage.clear();
  setEnvironment(staging);
});
afterEach(() => setEnvironment(initial));

// The federation runtime caches addresses across tests.
let counter = 0;
const newFolder = () => `https://preview.test/${++counter}/runs/`;

function openAt(address: string) {
  history.replaceState(null, '', address);
  return renderHost('/dashboard/runs', {
    prepare: (entries) =>
      entries.set('runs', () =>
        defineRemote({ name: 'runs', dashboardRoutes: [{ path: 'runs', element: <h1>Previewed</h1> }] }),
      ),
  });
}

it('shows another build in this tab, with a banner', async () => {
  const folder = newFolder();
  openAt(`/dashboard/runs?remote.runs=${folder}`);
  expect(await screen.findByRole('heading', { name: 'Previewed' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(`Preview. Runs from ${folder}`);
  expect(screen.getByRole('button', { name: 'Show Deployed Builds' })).toBeVisible();
});

it('names a rejected address', async () => {
  openAt('/dashboard/runs?remote.runs=https://evil.example/');
  expect(await screen.findByText(/evil\.example\/ was not used for "runs"/)).toBeVisible();
});

it.each([
  ['HTML', () => new HttpResponse('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ['an empty object', () => HttpResponse.json({})],
  ['status 503', () => new HttpResponse(null, { status: 503 })],
])('rejects %s as a manifest, and recovers', async (_what, resolver) => {
  const folder = newFolder();
  history.replaceState(null, '', `/?remote.runs=${folder}`);
  const host = renderHost('/dashboard/tests');
  const address = `${folder}manifest.json`;
  server.use(http.get(address, resolver));
  await act(() => host.navigate('/dashboard/runs'));
  await screen.findByRole('button', { name: 'Try Again' });
  server.use(http.get(address, () => HttpResponse.json(exampleManifest('runs'))));
  await host.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Runs screen' })).toBeVisible();
});

it.each([
  ['owner', true],
  ['editor', false],
  ['viewer', false],
] as const)('the menu of an %s offers the remotes: %s', async (role, isOffered) => {
  const company = { id: 1, name: 'Analytical Engines', role };
  const account = { id: 1, email: 'ada@example.com', name: 'Ada', role, company, companies: [company] };
  const host = renderHost('/dashboard/runs', {
    prepare: () => server.use(http.get('*/account', () => HttpResponse.json({ account }))),
  });
  await host.user.click(await screen.findByRole('button', { name: /^User menu.*Analytical Engines/ }));
  await screen.findByRole('menuitem', { name: 'Sign out' });
  expect(screen.queryAllByRole('menuitem', { name: 'Remotes' })).toHaveLength(isOffered ? 1 : 0);
});

it('lists the remotes, their builds and health', async () => {
  const host = renderHost('/dashboard/runs');
  server.use(
    http.get(`${host.registry.remotes.runs.address}manifest.json`, () =>
      HttpResponse.json(host.registry.remotes.runs),
    ),
    http.get('*/manifest.json', () => HttpResponse.error()),
  );
  await screen.findByRole('heading', { name: 'Runs screen' });
  expect(screen.queryByRole('button', { name: 'Staging' })).not.toBeInTheDocument();
  await host.user.click(screen.getByRole('button', { name: /ada@example\.com/ }));
  await host.user.click(await screen.findByRole('menuitem', { name: 'Remotes' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remotes' });
  const items = within(dialog).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByText(/Deployed:/).textContent)).toHaveLength(5);
  const runs = items.find((item) => within(item).queryByText('Runs'));
  const suites = items.find((item) => within(item).queryByText('Test Suites and CI/CD'));
  expect(within(runs as HTMLElement).getByText('Loaded')).toBeVisible();
  expect(await within(runs as HTMLElement).findByText('Reachable: build first')).toBeVisible();
  expect(await within(suites as HTMLElement).findByText('Unreachable')).toBeVisible();

  const field = within(suites as HTMLElement).getByLabelText(/Address of another build/);
  await host.user.type(field, 'https://evil.example/');
  await host.user.click(within(suites as HTMLElement).getByRole('button', { name: 'Preview' }));
  expect(
    within(suites as HTMLElement).getByText('Previews may be loaded from https://preview.test only.'),
  ).toBeVisible();
});
