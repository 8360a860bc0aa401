import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Role } from 'shared/constants';
import type { SavedView } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleGroupRun } from '../../testing/example-runs.ts';

const address = '/dashboard/runs';

let views: SavedView[];
const saved: unknown[] = [];

beforeEach(() => {
  saved.length = 0;
  views = [
    { id: 1, list: 'runs', name: 'All red', query: 'status=failure', is_shared: true },
    { id: 2, list: 'runs', name: 'Mine', query: 'branch=main', is_shared: false },
    { id: 4, list: 'tests', name: 'Red tests', query: 'status=failure', is_shared: false },
  ];
  server.use(
    http.get(`${apiAddress}/test_group_run/list`, () =>
      HttpResponse.json({ test_group_runs: [exampleGroupRun()], next_before: null }),
    ),
    http.get(`${apiAddress}/saved_views`, () => HttpResponse.json({ saved_views: views })),
    http.post(`${apiAddress}/saved_views`, async ({ request }) => {
      const body = (await request.json()) as Omit<SavedView, 'id'>;
      saved.push(body);
      const view = { id: 3, ...body };
      views = [...views, view];
      return HttpResponse.json({ saved_view: view }, { status: 201 });
    }),
    http.put(`${apiAddress}/saved_views/:id`, async ({ request, params }) => {
      const { name } = (await request.json()) as { name: string };
      views = views.map((view) => (view.id === Number(params['id']) ? { ...view, name } : view));
      return HttpResponse.json({ saved_view: views[0] });
    }),
    http.delete(`${apiAddress}/saved_views/:id`, ({ params }) => {
      views = views.filter(({ id }) => id !== Number(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

async function openViews(at = address, role?: Role) {
  const view = renderRemote(remote, at, role ? { role } : {});
  await view.user.click(await screen.findByRole('button', { name: 'Views' }));
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Views' })) };
}

test('a view opens the list with its filters, also for a viewer, who saves none', async () => {
  const { user, dialog, location } = await openViews(address, 'viewer');
  const [shared, own, ...others] = await dialog.findAllByRole('listitem');
  expect(others).toEqual([]);
  expect(shared).toHaveTextContent('All redShared');
  expect(own).not.toHaveTextContent('Shared');
  for (const name of ['Rename Mine', 'Delete Mine', 'Save View'])
    expect(dialog.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('link', { name: 'All red' }));
  await waitFor(() => expect(location()).toBe(`${address}?status=failure`));
  expect(await screen.findByRole('button', { name: 'Remove filter Status: Failure' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the present filters are saved under a name, for oneself or for the company', async () => {
  const { user, dialog } = await openViews(`${address}?status=failure&text=no+button&other=1`);
  const save = await dialog.findByRole('button', { name: 'Save View' });
  expect(save).toHaveAccessibleDescription('Enter a name.');
  await user.type(dialog.getByLabelText('Name of the view'), 'No buttons');
  await user.click(dialog.getByLabelText('Share with the company'));
  await user.click(save);
  expect(await dialog.findByRole('link', { name: 'No buttons' })).toBeVisible();
  expect(saved).toEqual([
    { list: 'runs', name: 'No buttons', query: 'status=failure&text=no+button', is_shared: true },
  ]);
});

test('without filters there is nothing to save; a refusal is shown', async () => {
  const first = await openViews();
  expect(await first.dialog.findByRole('button', { name: 'Save View' })).toHaveAccessibleDescription(
    'Choose filters for the list first.',
  );
  first.unmount();
  server.use(respondWithError('post', '/saved_views', 422, 'There are 100 views already.'));
  const { user, dialog } = await openViews(`${address}?branch=main`);
  await user.type(await dialog.findByLabelText('Name of the view'), 'More');
  await user.click(dialog.getByRole('button', { name: 'Save View' }));
  expect(await dialog.findByText('There are 100 views already.')).toBeVisible();
});

test('a view is renamed and deleted', async () => {
  const { user, dialog } = await openViews();
  await user.click(await dialog.findByRole('button', { name: 'Rename Mine' }));
  const field = dialog.getByLabelText('New name of Mine');
  await user.clear(field);
  await user.type(field, 'My branch');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await dialog.findByRole('link', { name: 'My branch' })).toBeVisible();

  await user.click(dialog.getByRole('button', { name: 'Delete My branch' }));
  await user.click(await screen.findByRole('button', { name: 'Delete view' }));
  await waitFor(() => expect(dialog.queryByRole('link', { name: 'My branch' })).not.toBeInTheDocument());
  expect(dialog.getByRole('link', { name: 'All red' })).toBeVisible();
});

test('a server without views says so', async () => {
  server.use(respondWithError('get', '/saved_views', 404));
  const { dialog } = await openViews();
  expect(await dialog.findByText('This server has no views.')).toBeVisible();
});
