import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Comment, Member } from 'shared/contract';
import {
  apiAddress,
  heldAnswer,
  openLiveStream,
  renderRemote,
  respondWithError,
  server,
} from 'shared/testing';
import { remote } from '../remote.tsx';
import { exampleDetail, exampleGroupRun } from '../testing/example-runs.ts';
import { respondWithTestRun, testRunAddress } from '../testing/test-run-api.ts';

const address = '/dashboard/grouprun/7';

function exampleComment(changes: Partial<Comment> = {}): Comment {
  return {
    id: 1,
    author: { user_id: 2, name: 'Grace Hopper' },
    text: 'Flaky again',
    mentions: [],
    created_at: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    edited_at: null,
    is_editable: false,
    is_deletable: false,
    ...changes,
  };
}
const own = { author: { user_id: 1, name: 'Ada Lovelace' }, is_editable: true, is_deletable: true };

const member = (user_id: number, name: string | null, email: string): Member => ({
  user_id,
  name,
  email,
  role: 'editor',
  joined_at: '2026-03-02T09:00:00.000Z',
});
const members = [
  member(1, 'Ada Lovelace', 'ada@example.com'),
  member(2, 'Grace Hopper', 'grace@example.com'),
  member(3, null, 'greta@example.com'),
];

/** Opens a group run with these comments; the list is what the server has. */
async function openComments(comments: Comment[], { isWritable = true, isLive = false } = {}) {
  const calls: unknown[] = [];
  const stream = openLiveStream();
  server.use(
    ...(isLive ? [stream.handler] : []),
    http.get(`${apiAddress}/test_group_run/7`, () => HttpResponse.json(exampleDetail())),
    http.get(`${apiAddress}/comments`, ({ request }) => {
      expect(new URL(request.url).search).toBe('?test_group_run_id=7');
      return HttpResponse.json({ comments, is_writable: isWritable });
    }),
    http.get(`${apiAddress}/members`, () => HttpResponse.json({ members, invitations: [] })),
    http.post(`${apiAddress}/comments`, async ({ request }) => {
      const body = (await request.json()) as { text: string };
      calls.push(body);
      return HttpResponse.json(
        { comment: exampleComment({ ...own, id: 9, text: body.text }) },
        { status: 201 },
      );
    }),
  );
  const { user } = renderRemote(remote, address, { isLive });
  const panel = within(await screen.findByRole('region', { name: /^Comments/ }));
  const field = await panel.findByRole('combobox', { name: 'New comment' });
  return { user, panel, field, calls, stream };
}

test('comments show their authors, times, mentions and links as plain text', async () => {
  const text = '@Grace Hopper <b>see</b> https://shop.test/lamp?a=1.';
  const { panel } = await openComments([
    exampleComment({ text, mentions: [{ user_id: 2, name: 'Grace Hopper' }] }),
    exampleComment({ id: 2, author: null, text: 'Old', edited_at: '2026-03-02T09:00:00.000Z' }),
  ]);
  expect(panel.getByRole('heading', { level: 2, name: 'Comments (2)' })).toBeVisible();
  const [first, second] = panel.getAllByRole('listitem');
  expect(first).toHaveTextContent(`Grace Hopper3 hours ago${text}`);
  const link = within(first as HTMLElement).getByRole('link', { name: 'https://shop.test/lamp?a=1' });
  expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  expect(second).toHaveTextContent('A former colleague');
  expect(second).toHaveTextContent('edited');
  expect(panel.queryByRole('button', { name: /Edit|Delete/ })).not.toBeInTheDocument();
});

test('a colleague is chosen by keys, and Ctrl+Enter sends', async () => {
  const { user, panel, field, calls } = await openComments([]);
  expect(panel.getByText('No comments yet.')).toBeVisible();
  await user.type(field, 'Please see, @gr');
  const list = within(await screen.findByRole('listbox', { name: 'Colleagues' }));
  expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Grace Hopper grace@example.com',
    'greta@example.com',
  ]);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}');
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
  expect(active()).toHaveTextContent('greta@example.com');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field).toHaveValue('Please see, @Grace Hopper ');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();

  await user.keyboard('{Enter}thanks{Control>}{Enter}{/Control}');
  expect(await panel.findByRole('listitem')).toHaveTextContent('Please see, @Grace Hopper thanks');
  expect(calls).toEqual([
    { text: 'Please see, @Grace Hopper \nthanks', mentioned_user_ids: [2], test_group_run_id: 7 },
  ]);
  expect(field).toHaveValue('');
});

test('Escape closes the list of colleagues, and a click chooses', async () => {
  const { user, field } = await openComments([]);
  await user.type(field, '@gre');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('t');
  await user.click(await screen.findByRole('option', { name: 'greta@example.com' }));
  expect(field).toHaveValue('@greta@example.com ');
});

test('what could not be sent stays, with the reason', async () => {
  const { user, panel, field } = await openComments([]);
  server.use(
    respondWithError('post', '/comments', 429, 'Too many attempts. Please try again in 20 seconds.'),
  );
  await user.click(panel.getByRole('button', { name: 'Comment' }));
  expect(panel.getByText('Write a comment.')).toBeVisible();
  await user.type(field, 'It is slow');
  await user.click(panel.getByRole('button', { name: 'Comment' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('Too many attempts.');
  expect(field).toHaveValue('It is slow');
  const held = heldAnswer(
    'post',
    '/comments',
    { comment: exampleComment({ ...own, text: 'It is slow' }) },
    201,
  );
  server.use(held.handler);
  await user.click(panel.getByRole('button', { name: 'Comment' }));
  expect(await panel.findByRole('button', { name: 'Sending...' })).toBeVisible();
  held.letGo();
  expect(await panel.findByRole('listitem')).toHaveTextContent('It is slow');
  expect(held.bodies).toHaveLength(1);
});

test('own comments are edited in their place', async () => {
  const comment = exampleComment({
    ...own,
    text: 'Hello @Grace Hopper',
    mentions: [{ user_id: 2, name: 'Grace Hopper' }],
  });
  const { user, panel } = await openComments([comment, exampleComment({ id: 2 })]);
  const bodies: unknown[] = [];
  server.use(
    http.put(`${apiAddress}/comments/1`, async ({ request }) => {
      const body = (await request.json()) as Partial<Comment>;
      bodies.push(body);
      return HttpResponse.json({ comment: { ...comment, text: body.text, edited_at: comment.created_at } });
    }),
  );
  const edit = () => panel.getByRole('button', { name: 'Edit your comment' });
  await user.click(edit());
  const field = panel.getByRole('combobox', { name: 'Edit your comment' });
  expect(field).toHaveFocus();
  await user.type(field, '!');
  await user.click(panel.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(edit()).toHaveFocus());
  await user.click(edit());
  await user.type(panel.getByRole('combobox', { name: 'Edit your comment' }), '?');
  await user.click(panel.getByRole('button', { name: 'Save' }));
  expect(await panel.findByText(/· edited/)).toBeVisible();
  expect(bodies).toEqual([{ text: 'Hello @Grace Hopper?', mentioned_user_ids: [2] }]);
});

test('a comment is deleted when that is confirmed', async () => {
  const { user, panel } = await openComments([
    exampleComment({ ...own, text: 'Mine' }),
    exampleComment({ id: 2, text: 'Hers', is_deletable: true }),
  ]);
  const deleted: string[] = [];
  server.use(
    http.delete(`${apiAddress}/comments/:id`, ({ params }) => {
      deleted.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const confirm = async (name: string, answer: string) => {
    await user.click(panel.getByRole('button', { name }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this comment?' }));
    await user.click(question.getByRole('button', { name: answer }));
  };
  await confirm('Delete your comment', 'Cancel');
  await confirm('Delete the comment of Grace Hopper', 'Delete');
  await waitFor(() => expect(panel.queryByText('Hers')).not.toBeInTheDocument());
  expect(panel.getByText('Mine')).toBeVisible();
  expect(deleted).toEqual(['2']);
});

test('a viewer reads comments, and learns why they cannot write one', async () => {
  const { panel, field } = await openComments([exampleComment()], { isWritable: false });
  expect(panel.getByText('Flaky again')).toBeVisible();
  expect(field).toBeDisabled();
  expect(panel.getByRole('button', { name: 'Comment' })).toHaveAccessibleDescription(/^Your role is Viewer/);
});

test('a new comment of a colleague appears by itself', async () => {
  const comments = [exampleComment()];
  const { panel, stream } = await openComments(comments, { isLive: true });
  await waitFor(() => expect(stream.connections()).toBe(1));
  comments.push(exampleComment({ id: 2, text: 'It is the server' }));
  stream.send({ kind: 'group_run_comments', id: 8 }, { kind: 'group_run_comments', id: 7 });
  expect(await panel.findByText('It is the server')).toBeVisible();
});

test('comments that fail to load are loaded again', async () => {
  server.use(...respondWithTestRun(), respondWithError('get', '/comments', 500));
  const { user } = renderRemote(remote, testRunAddress);
  expect(await screen.findByText('Failed to load the comments.')).toBeVisible();
  server.use(
    http.get(`${apiAddress}/comments`, ({ request }) => {
      expect(new URL(request.url).search).toBe('?test_run_id=31');
      return HttpResponse.json({ comments: [exampleComment()], is_writable: true });
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Flaky again')).toBeVisible();
});

test('a server without comments shows none', async () => {
  server.use(...respondWithTestRun());
  renderRemote(remote, testRunAddress);
  expect(await screen.findByRole('region', { name: 'Steps' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Comments/ })).not.toBeInTheDocument());
});

test.each([
  [
    { started_by: 'person', started_by_name: 'Ada Lovelace' },
    'Started by Ada Lovelace',
    'Started by Ada Lovelace',
  ],
  [{ started_by: 'schedule', started_by_name: null }, 'Started by the schedule', 'Scheduled'],
  [{ started_by: 'pipeline', started_by_name: null }, 'Started by CI', 'CI'],
  [
    { started_by: 'pipeline', started_by_name: 'Deploy bot' },
    'Started by the API key Deploy bot',
    'Deploy bot',
  ],
] as const)('a run that was %j says so on its pages and in the list', async (start, onPage, inList) => {
  server.use(
    http.get(`${apiAddress}/test_group_run/list`, () =>
      HttpResponse.json({
        test_group_runs: [exampleGroupRun({ ...start, comment_count: 2 })],
        next_before: null,
      }),
    ),
    http.get(`${apiAddress}/test_group_run/7`, () => HttpResponse.json(exampleDetail(start))),
    ...respondWithTestRun(start),
  );
  for (const at of [address, testRunAddress]) {
    const { unmount } = renderRemote(remote, at);
    expect(await screen.findByText(onPage)).toBeVisible();
    unmount();
  }
  renderRemote(remote, '/dashboard/runs');
  const row = await screen.findByRole('row', { name: /^Checkout suite/ });
  expect(row).toHaveTextContent(inList);
  expect(row).toHaveTextContent('2 comments');
});
