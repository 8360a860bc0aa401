import { act } from 'react';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { environment, setEnvironment } from 'shared/environment';
import { defineRemote } from 'shared/remote';
import { server } from 'shared/testing';
import { exampleManifest, renderHost } from '../testing/renderHost.tsx';

const place = environment();
const staging = { ...place, isStaging: true, previewOrigins: ['https://preview.test'] };

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  sessionStorage.clear();
  setEnvironment(staging);
});
afterEach(() => setEnvironment(place));

// The federation runtime remembers addresses beyond a test.
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

it('shows another build in this tab, and says so', async () => {
  const folder = newFolder();
  openAt(`/dashboard/runs?remote.runs=${folder}`);
  expect(await screen.findByRole('heading', { name: 'Previewed' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(`Preview. Runs from ${folder}`);
  expect(screen.getByRole('button', { name: 'Show What Is Deployed' })).toBeVisible();
});

it('says which address was refused', async () => {
  openAt('/dashboard/runs?remote.runs=https://evil.example/');
  expect(await screen.findByText(/evil\.example\/ was not used for "runs"/)).toBeVisible();
});

it.each([
  ['HTML', () => new HttpResponse('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ['an empty object', () => HttpResponse.json({})],
  ['status 503', () => new HttpResponse(null, { status: 503 })],
])('takes %s for no manifest, and recovers', async (_what, answer) => {
  const folder = newFolder();
  history.replaceState(null, '', `/?remote.runs=${folder}`);
  const host = renderHost('/dashboard/tests');
  const address = `${folder}manifest.json`;
  server.use(http.get(address, answer));
  await act(() => host.navigate('/dashboard/runs'));
  await screen.findByRole('button', { name: 'Try Again' });
  server.use(http.get(address, () => HttpResponse.json(exampleManifest('runs'))));
  await host.user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'Runs screen' })).toBeVisible();
});

it('lists the parts of the page, their builds and whether they answer', async () => {
  const host = renderHost('/dashboard/runs');
  server.use(
    http.get(`${host.registry.remotes.runs.address}manifest.json`, () =>
      HttpResponse.json(host.registry.remotes.runs),
    ),
    http.get('*/manifest.json', () => HttpResponse.error()),
  );
  await screen.findByRole('heading', { name: 'Runs screen' });
  const [badge] = screen.getAllByRole('button', { name: 'Staging' });
  await host.user.click(badge as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Parts of This Page' });
  const items = within(dialog).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByText(/Deployed:/).textContent)).toHaveLength(5);
  const runs = items.find((item) => within(item).queryByText('Runs'));
  const suites = items.find((item) => within(item).queryByText('Test Suites and CI/CD'));
  expect(within(runs as HTMLElement).getByText('On the page')).toBeVisible();
  expect(await within(runs as HTMLElement).findByText('Answers: build first')).toBeVisible();
  expect(await within(suites as HTMLElement).findByText('Does not answer')).toBeVisible();

  const field = within(suites as HTMLElement).getByLabelText(/Address of another build/);
  await host.user.type(field, 'https://evil.example/');
  await host.user.click(within(suites as HTMLElement).getByRole('button', { name: 'Preview' }));
  expect(
    within(suites as HTMLElement).getByText('Previews may come from https://preview.test only.'),
  ).toBeVisible();
});
