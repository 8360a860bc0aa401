import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { GroupRunItem } from 'shared/contract';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { exampleDetail, exampleGroupRunItem } from '../../testing/example-runs.ts';

const address = '/dashboard/grouprun/7';
const accept = (accepted: number) =>
  http.post(`${apiAddress}/test_group_run/7/visual_checks/accept_all`, () => HttpResponse.json({ accepted }));

function respondWithItems(...changes: Partial<GroupRunItem>[]) {
  const items = changes.map((change, index) =>
    exampleGroupRunItem({ id: 31 + index, test_name: `Test ${index + 1}`, ...change }),
  );
  return http.get(`${apiAddress}/test_group_run/7`, () => HttpResponse.json(exampleDetail({}, items)));
}

async function acceptAll() {
  const { user } = renderRemote(remote, address);
  await user.click(await screen.findByRole('button', { name: 'Accept all' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    dialog.getByText('Later runs are compared with them: 3 new and 1 changed screenshots.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Accept' }));
}

test('new and changed screenshots are counted, and accepted for all tests at once', async () => {
  const both = { new_screenshots: 2, changed_screenshots: 1 };
  server.use(respondWithItems({ new_screenshots: 1, changed_screenshots: 0 }, both, {}), accept(4));
  await acceptAll();
  expect(await screen.findByText('4 of 4 screenshots.')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Test 1/ })).toHaveTextContent('1 new screenshot');
  expect(screen.getByRole('row', { name: /^Test 2/ })).toHaveTextContent('2 new and 1 changed screenshots');
  expect(screen.getByRole('row', { name: /^Test 3/ })).not.toHaveTextContent('screenshot');
});

test('where others were accepted meanwhile, that is said', async () => {
  server.use(respondWithItems({ new_screenshots: 3, changed_screenshots: 1 }), accept(0));
  await acceptAll();
  expect(await screen.findByText('Nothing accepted')).toBeVisible();
});

test('without screenshots to accept there is no button', async () => {
  server.use(respondWithItems({}));
  renderRemote(remote, address);
  await screen.findByRole('row', { name: /^Test 1/ });
  expect(screen.queryByRole('button', { name: 'Accept all' })).not.toBeInTheDocument();
});
