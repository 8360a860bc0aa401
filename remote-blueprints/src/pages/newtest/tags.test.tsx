import { screen, waitFor, within } from '@testing-library/react';
import { renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedTest, storedTest } from '../../testing/blueprints.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithHistories,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';
import { openSettings } from '../../testing/open-settings.ts';
import '../../testing/editor.ts';

const tags = () => screen.findByRole('combobox', { name: 'Tags' });
const shown = () =>
  screen
    .queryAllByRole('button', { name: /^Remove tag/ })
    .map(({ ariaLabel }) => ariaLabel?.slice('Remove tag '.length));

beforeEach(() =>
  server.use(
    respondWithBlueprints(listedTest({ tags: ['smoke', 'nightly'] }), listedTest({ id: 2, tags: [] })),
    respondWithHistories(),
    respondWithSuites(),
  ),
);

test('tags are typed, suggested, removed and saved', async () => {
  const creation = recordCalls('post', '/test_blueprint/create', { test_blueprint: storedTest([]) }, 201);
  server.use(creation.handler);
  const { user } = renderRemote(remote, '/dashboard/newtest');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Buy a lamp');
  await user.type(screen.getByRole('textbox', { name: 'URL' }), 'https://shop.test');
  await openSettings(user);
  const field = await tags();
  const suggested = document.getElementById(field.getAttribute('list') ?? '');
  expect([...(suggested?.querySelectorAll('option') ?? [])].map(({ value }) => value)).toEqual([
    'nightly',
    'smoke',
  ]);
  await user.type(field, 'Smoke{Enter}team/cart,smoke release-1 x');
  expect(shown()).toEqual(['smoke', 'team/cart', 'release-1']);
  await user.keyboard('{Backspace}{Backspace}');
  expect(shown()).toEqual(['smoke', 'team/cart']);
  await user.click(screen.getByRole('button', { name: 'Remove tag smoke' }));
  expect(field).toHaveFocus();
  await user.type(field, 'late');
  await user.click(screen.getByRole('button', { name: 'Create Test' }));
  await waitFor(() => expect(creation.bodies).toMatchObject([{ tags: ['team/cart', 'late'] }]));
});

test('what is no tag is not added, and the rule is named', async () => {
  const { user } = renderRemote(remote, '/dashboard/newtest');
  await openSettings(user);
  const field = await tags();
  await user.type(field, '-x{Enter}');
  expect(field).toHaveAccessibleDescription('A tag has letters, digits and - _ . / only.');
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, `${'x'.repeat(51)}{Enter}`);
  expect(field).toHaveAccessibleDescription('A tag has at most 50 characters.');
  await user.clear(field);
  await user.click(field);
  await user.paste(Array.from({ length: 21 }, (_, index) => `t${index}`).join(' '));
  expect(field).toHaveAccessibleDescription('At most 20 tags.');
  expect(shown()).toEqual([]);
});

test('the last tag of a stored test can be taken away', async () => {
  const stored = storedTest(['Click "Buy"'], { tags: ['smoke'] });
  const update = recordCalls('put', '/test_blueprint/update/1', { test_blueprint: stored });
  server.use(respondWithStored(stored), update.handler);
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  expect(await screen.findByText('smoke')).toBeVisible();
  await openSettings(user);
  await user.click(screen.getByRole('button', { name: 'Remove tag smoke' }));
  await user.click(screen.getByRole('button', { name: 'Update Test' }));
  await waitFor(() => expect(update.bodies).toMatchObject([{ tags: [] }]));
});

test('a server without tags has no field for them, and gets none', async () => {
  const stored = storedTest(['Click "Buy"']);
  const update = recordCalls('put', '/test_blueprint/update/1', { test_blueprint: stored });
  server.use(respondWithBlueprints(listedTest()), respondWithStored(stored), update.handler);
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), '!');
  await openSettings(user);
  await user.click(screen.getByRole('button', { name: 'Update Test' }));
  await waitFor(() => expect(update.bodies).toHaveLength(1));
  expect(update.bodies[0]).not.toHaveProperty('tags');
  expect(screen.queryByRole('combobox', { name: 'Tags' })).not.toBeInTheDocument();
});

test('the list shows tags and is narrowed by one', async () => {
  server.use(
    respondWithBlueprints(
      listedTest({ id: 1, title: 'Buy', tags: ['a', 'b', 'c', 'd', 'smoke'] }),
      listedTest({ id: 2, title: 'Search', tags: [] }),
    ),
  );
  const { user } = renderRemote(remote, '/dashboard/tests?tab=tests&tag=smoke');
  const row = within(await screen.findByRole('row', { name: /Buy/ }));
  expect(row.getByRole('img', { name: 'Tags: a, b, c, d, smoke' })).toHaveTextContent('abc+2');
  expect(screen.queryByRole('row', { name: /Search/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Remove filter Tag: smoke' }));
  expect(await screen.findByRole('row', { name: /Search/ })).toBeVisible();
});
