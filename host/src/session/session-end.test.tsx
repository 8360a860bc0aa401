import { act } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { callApi } from 'shared/http';
import { queryClient, useMutation, useQuery } from 'shared/query';
import { defineRemote } from 'shared/remote';
import { atom, useAtom } from 'shared/state';
import { apiAddress, respondWithError, server } from 'shared/testing';
import { renderHost, type RenderedHost } from '../testing/renderHost.tsx';

const notesAtom = atom('nothing noted');

/** A screen like those of a remote: a query, a mutation and an atom. */
function SuitesScreen() {
  const { data } = useQuery({ queryKey: ['company'], queryFn: () => callApi('GET /company/me') });
  const save = useMutation({ mutationFn: () => callApi('PUT /company/me', { body: {} }) });
  const [notes, setNotes] = useAtom(notesAtom);
  return (
    <>
      <h1>{data?.company.name ?? 'Loading'}</h1>
      <p>{notes}</p>
      <button onClick={() => setNotes('much noted')}>Note</button>
      <button onClick={() => save.mutate()}>Save</button>
    </>
  );
}

const suites = defineRemote({
  name: 'suites',
  dashboardRoutes: [{ path: 'test-suites', element: <SuitesScreen /> }],
});
const LOGIN = '/login?next=%2Fdashboard%2Ftest-suites%3Fpage%3D2';

async function renderSuites(): Promise<RenderedHost> {
  server.use(
    http.get(`${apiAddress}/company/me`, () => HttpResponse.json({ company: { name: 'Checkout' } })),
  );
  const host = renderHost('/dashboard/test-suites?page=2', {
    prepare: (entries) => entries.set('suites', () => suites),
  });
  await screen.findByRole('heading', { name: 'Checkout' });
  await host.user.click(screen.getByRole('button', { name: 'Note' }));
  localStorage.setItem('refreshToken', 'r');
  localStorage.setItem('tokenExpiry', 't');
  return host;
}

async function expectNothingIsLeft(host: RenderedHost): Promise<void> {
  expect(await screen.findByRole('heading', { name: 'Login screen' })).toBeVisible();
  expect(host.location()).toBe(LOGIN);
  for (const key of ['token', 'user', 'refreshToken', 'tokenExpiry'])
    expect(localStorage.getItem(key)).toBeNull();
  // The frame waits for the account of the next session.
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.data !== undefined),
  ).toEqual([]);
  expect(queryClient.getMutationCache().getAll()).toEqual([]);

  server.use(
    http.get(`${apiAddress}/company/me`, () => HttpResponse.json({ company: { name: 'Somebody else’s' } })),
  );
  act(() => host.signIn());
  await act(() => host.navigate('/dashboard/test-suites'));
  expect(await screen.findByRole('heading', { name: 'Somebody else’s' })).toBeVisible();
  expect(screen.getByText('nothing noted')).toBeVisible();
}

it.each([
  ['reading', 'get'],
  ['writing', 'put'],
] as const)('a 401 on %s ends the session and leaves nothing of it', async (_what, method) => {
  const host = await renderSuites();
  server.use(respondWithError(method, '/company/me', 401, 'Please sign in again.'));
  if (method === 'put') await host.user.click(screen.getByRole('button', { name: 'Save' }));
  else await act(() => queryClient.invalidateQueries({ queryKey: ['company'] }));
  await expectNothingIsLeft(host);
});

it('another tab’s end of the session leaves nothing of it here', async () => {
  const host = await renderSuites();
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null }));
  });
  await expectNothingIsLeft(host);
});

it('an answer that comes after the end of the session is not kept', async () => {
  const host = await renderSuites();
  const { promise: answered, resolve: answer } = Promise.withResolvers<null>();
  let isAsked = false;
  server.use(
    http.get(`${apiAddress}/company/me`, async () => {
      isAsked = true;
      await answered;
      return HttpResponse.json({ company: { name: 'Late' } });
    }),
  );
  act(() => void queryClient.invalidateQueries({ queryKey: ['company'] }));
  await waitFor(() => expect(isAsked).toBe(true));
  act(() => {
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  await screen.findByRole('heading', { name: 'Login screen' });
  answer(null);
  await expectNothingIsLeft(host);
});
