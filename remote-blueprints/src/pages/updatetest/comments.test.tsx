import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Blueprint, Comment, Member } from 'shared/contract';
import { apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedTest, storedTest } from '../../testing/blueprints.ts';
import { respondWithBlueprints, respondWithStored, respondWithSuites } from '../../testing/handlers.ts';

const comment: Comment = {
  id: 1,
  author: { user_id: 1, name: 'Ada Lovelace' },
  text: 'Why this step?',
  mentions: [],
  created_at: '2026-03-02T09:00:00.000Z',
  edited_at: null,
  is_editable: true,
  is_deletable: true,
};

const grace: Member = {
  user_id: 2,
  name: 'Grace Hopper',
  email: 'grace@example.com',
  role: 'editor',
  joined_at: '2026-03-02T09:00:00.000Z',
};

function openTest(changes: Partial<Blueprint>, at = '/dashboard/updatetest/1') {
  const saves: unknown[] = [];
  server.use(
    respondWithStored({ ...storedTest(['Go back']), ...changes }),
    respondWithBlueprints(listedTest({ id: 1, title: 'Buy a lamp' })),
    respondWithSuites(),
    http.get(`${apiAddress}/comments`, ({ request }) => {
      expect(new URL(request.url).search).toBe('?test_blueprint_id=1');
      return HttpResponse.json({ comments: [comment], is_writable: true });
    }),
    http.get(`${apiAddress}/members`, () => HttpResponse.json({ members: [grace], invitations: [] })),
    http.post(`${apiAddress}/comments`, async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      return HttpResponse.json({ comment: { ...comment, id: 2, text } }, { status: 201 });
    }),
    http.put(`${apiAddress}/test_blueprint/update/1`, () => {
      saves.push('save');
      return new HttpResponse(null, { status: 500 });
    }),
  );
  return { ...renderRemote(remote, at), saves };
}

const findPanel = async () => within(await screen.findByRole('dialog', { name: 'Comments' }));

test('the comments on a test open at its side, and a new one saves nothing of the test', async () => {
  const { user, saves } = openTest({ comment_count: 1 });
  await user.click(await screen.findByRole('button', { name: 'Comments (1)' }));
  const panel = await findPanel();
  expect(await panel.findByText('Why this step?')).toBeVisible();
  await user.type(panel.getByRole('combobox', { name: 'New comment' }), 'It opens the shop');
  await user.click(panel.getByRole('button', { name: 'Comment' }));
  expect(await panel.findByText('It opens the shop')).toBeVisible();
  await user.click(panel.getByRole('button', { name: 'Close' }));
  const button = await screen.findByRole('button', { name: 'Comments (2)' });
  await waitFor(() => expect(button).toHaveFocus());
  expect(saves).toEqual([]);
});

test('a comment that was begun is still there when the panel opens again', async () => {
  const { user } = openTest({ comment_count: 0 });
  const button = await screen.findByRole('button', { name: 'Comments' });
  await user.click(button);
  await user.type(
    await (await findPanel()).findByRole('combobox', { name: 'New comment' }),
    'To be continued',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: /^Comments/ }));
  const field = await (await findPanel()).findByRole('combobox', { name: 'New comment' });
  expect(field).toHaveValue('To be continued');
});

test('Escape closes the list of colleagues first, and the panel afterwards', async () => {
  const { user } = openTest({ comment_count: 1 });
  await user.click(await screen.findByRole('button', { name: 'Comments (1)' }));
  const panel = await findPanel();
  await user.type(await panel.findByRole('combobox', { name: 'New comment' }), '@gr');
  expect(await panel.findByRole('option', { name: /^Grace Hopper/ })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox', { name: 'Colleagues' })).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Comments' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('the link of a mail opens the comments', async () => {
  openTest({ comment_count: 1 }, '/dashboard/updatetest/1#comments');
  expect(await (await findPanel()).findByText('Why this step?')).toBeVisible();
});

test('the editor says who has saved the test last', async () => {
  const updated_at = new Date(Date.now() - 2 * 3_600_000).toISOString();
  openTest({ updated_by: 'Ada Lovelace', updated_at });
  expect(await screen.findByText(/^Edited by Ada Lovelace/)).toHaveTextContent(
    'Edited by Ada Lovelace 2 hours ago',
  );
  expect(screen.queryByRole('button', { name: /^Comments/ })).not.toBeInTheDocument();
});
