import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { BlueprintListItem } from 'shared/contract';
import { apiAddress, respondWithError, server } from 'shared/testing';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleBlueprint, sampleSuite } from '../../testing/samples.ts';
import { findCard, openSuites } from '../../testing/suites-screen.ts';

const sampleTest = (values: Partial<BlueprintListItem>) =>
  sampleBlueprint({ type: 'integration', ...values });
const tests = [
  sampleTest({ id: 1, title: 'Buy a lamp', test_blueprint_category_id: 3 }),
  sampleTest({ id: 2, title: 'Search' }),
  sampleTest({
    id: 7,
    title: 'Pay',
    test_blueprint_category_id: 4,
    test_blueprint_category_name: 'Payments',
  }),
  sampleBlueprint({ id: 9, title: 'Sign in' }),
];

async function openDialog() {
  const { user } = openSuites();
  const card = await findCard('Checkout');
  await user.click(card.getByRole('button', { name: 'Choose tests of Checkout' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tests of Checkout' }));
  return { user, dialog };
}

beforeEach(() =>
  server.use(respondWithSuites(sampleSuite({ test_count: 1 })), respondWithBlueprints(...tests)),
);

test('the tests of a suite are chosen from its card', async () => {
  const moves: unknown[] = [];
  server.use(
    http.post(`${apiAddress}/test_blueprint/move`, async ({ request }) => {
      moves.push(await request.json());
      server.use(respondWithSuites(sampleSuite({ test_count: 2 })));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { user, dialog } = await openDialog();
  expect(await dialog.findByRole('checkbox', { name: 'Buy a lamp' })).toBeChecked();
  expect(dialog.getAllByRole('checkbox')).toHaveLength(3);
  expect(dialog.getByRole('checkbox', { name: 'Pay' })).toHaveAccessibleDescription('In Payments');
  expect(dialog.getByRole('button', { name: 'Save Tests' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(dialog.getByRole('checkbox', { name: 'Buy a lamp' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Pay' }));
  await user.type(dialog.getByRole('searchbox', { name: 'Search tests' }), 'sea');
  await user.click(dialog.getByRole('checkbox', { name: 'Search' }));
  await user.click(dialog.getByRole('button', { name: 'Save Tests' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(moves).toEqual([
    { test_blueprint_ids: [2, 7], test_blueprint_category_id: 3 },
    { test_blueprint_ids: [1], test_blueprint_category_id: null },
  ]);
  const card = await findCard('Checkout');
  expect(await card.findByRole('link', { name: '2 tests of Checkout' })).toBeVisible();
});

test('a failure is shown, and what was chosen stays', async () => {
  server.use(respondWithError('post', '/test_blueprint/move', 500));
  const { user, dialog } = await openDialog();
  await user.click(await dialog.findByRole('checkbox', { name: 'Search' }));
  await user.click(dialog.getByRole('button', { name: 'Save Tests' }));
  expect(await dialog.findByText('Failed to change the tests of the suite.')).toBeVisible();
  expect(dialog.getByRole('checkbox', { name: 'Search' })).toBeChecked();
});

test('a test is created in the suite of the card, whatever the server knows', async () => {
  server.use(respondWithSuites(sampleSuite({ test_count: undefined })));
  openSuites();
  const card = await findCard('Checkout');
  expect(card.getByRole('link', { name: 'New test in Checkout' })).toHaveAttribute(
    'href',
    '/dashboard/newtest?suite=3',
  );
  expect(card.queryByRole('button', { name: /^Choose tests/ })).not.toBeInTheDocument();
});
