import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { UnclearStep } from 'shared/contract';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedModule, listedTest, storedTest } from '../../testing/blueprints.ts';
import {
  respondWithBlueprints,
  respondWithHistories,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';

const unclear: UnclearStep = {
  test_blueprint_id: 1,
  title: 'Buy a lamp',
  type: 'integration',
  step_number: 2,
  action: 'Click "A" and then click "B"',
  step_type: 'act',
  state: 'several',
  problem: 'These are 2 steps.',
  suggestions: [['Click "A"', 'Click "B"']],
};
const open = (tab = 'tests') => renderRemote(remote, `/dashboard/tests?tab=${tab}`);
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
const review = () => screen.queryByRole('button', { name: /^Review/ });

beforeEach(() => server.use(respondWithHistories(), respondWithSuites()));

test('a badge says how many steps are unclear, and nothing where none is', async () => {
  server.use(
    respondWithBlueprints(
      listedTest({ step_count: 12, unclear_steps: 2 }),
      listedTest({ id: 2, title: 'Search', unclear_steps: 0 }),
      listedTest({ id: 3, title: 'Old server' }),
    ),
  );
  open();
  const badge = within(await rowOf('Buy a lamp')).getByRole('button', { name: '2 unclear' });
  expect(badge).toHaveAccessibleDescription(/cannot carry out/);
  expect(within(await rowOf('Search')).queryByText(/unclear/)).not.toBeInTheDocument();
  expect(within(await rowOf('Old server')).queryByText(/unclear/)).not.toBeInTheDocument();
});

test('modules have the badge too', async () => {
  server.use(respondWithBlueprints(listedModule({ unclear_steps: 1 })));
  open('modules');
  expect(within(await rowOf('Sign in')).getByText('1 unclear')).toBeVisible();
});

test('without unclear steps there is nothing to review', async () => {
  server.use(respondWithBlueprints(listedTest({ unclear_steps: 0 }), listedModule()));
  open();
  await rowOf('Buy a lamp');
  expect(review()).not.toBeInTheDocument();
});

test('the unclear steps are listed, and each leads to its place in the editor', async () => {
  server.use(
    respondWithBlueprints(listedTest({ unclear_steps: 1 }), listedModule({ unclear_steps: 2 })),
    http.get(`${apiAddress}/test_blueprint/unclear_steps`, () =>
      HttpResponse.json({ unclear_steps: [unclear] }),
    ),
    respondWithStored(storedTest(['Go back', unclear.action])),
  );
  const { user, location } = open();
  await rowOf('Buy a lamp');
  expect(review()).toHaveTextContent('Review 3 unclear steps');
  await user.click(review() as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Unclear steps' });
  expect(await within(dialog).findByText(unclear.action)).toBeVisible();
  expect(within(dialog).getByText('These are 2 steps.')).toBeVisible();
  expect(within(dialog).getByText('Suggested: Click "A" · Click "B"')).toBeVisible();
  await user.click(within(dialog).getByRole('link', { name: 'Buy a lamp, step 2' }));
  expect(location()).toBe('/dashboard/updatetest/1?step=2');
});

test('a list that cannot be loaded says so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.use(
    respondWithBlueprints(listedTest({ unclear_steps: 1 })),
    respondWithError('get', '/test_blueprint/unclear_steps', 500),
  );
  const { user } = open();
  await rowOf('Buy a lamp');
  await user.click(review() as HTMLElement);
  expect(await screen.findByText(/^Failed to load the unclear steps/)).toBeVisible();
});
