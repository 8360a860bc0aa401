import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { acceptEditBase, apiAddress, server } from 'shared/testing';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleSuite } from '../../testing/samples.ts';
import { openEditPanel } from '../../testing/suites-screen.ts';

const suite = sampleSuite({ retries: 0, in_order: false });
const BASE = {
  name: 'Checkout',
  schedule_config: { schedule_enabled: false },
  login_module_blueprint_id: null,
  in_order: false,
  retries: 0,
};

beforeEach(() => {
  acceptEditBase();
  server.use(respondWithBlueprints(), respondWithSuites(suite));
});

/** Answers the saves of the suite one after the other. @returns their bodies */
function answerSaves(...answers: { status: number; reply: object }[]) {
  const bodies: unknown[] = [];
  server.use(
    http.put(`${apiAddress}/test_blueprint_category/update/3`, async ({ request }) => {
      bodies.push(await request.json());
      const { status, reply } = answers[bodies.length - 1] ?? { status: 500, reply: {} };
      return HttpResponse.json(reply, { status });
    }),
  );
  return bodies;
}

const refusal = {
  status: 409,
  reply: {
    error: 'Somebody else has saved this in the meantime.',
    code: 'edit_conflict',
    conflicts: [
      { field: 'name', element: null, mine: 'Cart', theirs: 'Basket' },
      { field: 'retries', element: null, mine: 1, theirs: 2 },
    ],
    changed_by: 'Anna',
    changed_at: new Date().toISOString(),
  },
};

async function meetConflict(saved: object) {
  const bodies = answerSaves(refusal, { status: 200, reply: { category: { ...suite, ...saved } } });
  const page = await openEditPanel('Checkout');
  await page.user.clear(page.card.getByLabelText('Suite Name'));
  await page.user.type(page.card.getByLabelText('Suite Name'), 'Cart');
  await page.user.selectOptions(await page.card.findByLabelText('Try failed tests again'), '1');
  await page.user.click(page.card.getByRole('button', { name: 'Save Changes' }));
  const title = 'Anna changed this while you were editing';
  const dialog = within(await screen.findByRole('alertdialog', { name: title }));
  return { ...page, bodies, dialog };
}

test('each field that both have changed is shown with both values, and one of them is chosen', async () => {
  const { user, card, bodies, dialog } = await meetConflict({ name: 'Cart', retries: 2 });
  const save = dialog.getByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  const name = within(dialog.getByRole('group', { name: 'Suite Name' }));
  const retries = within(dialog.getByRole('group', { name: 'Try failed tests again' }));
  for (const radio of dialog.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(name.getByRole('radio', { name: 'As Anna has saved it' })).toHaveAccessibleDescription('Basket');
  expect(name.getByRole('radio', { name: 'As you have it' })).toHaveAccessibleDescription('Cart');
  await user.click(name.getByRole('radio', { name: 'As you have it' }));
  expect(save).toHaveAttribute('aria-disabled', 'true');
  retries.getByRole('radio', { name: 'As Anna has saved it' }).focus();
  await user.keyboard(' ');
  await user.click(save);
  await waitFor(() => expect(card.queryByLabelText('Suite Name')).not.toBeInTheDocument());
  const mine = { ...BASE, name: 'Cart', retries: 1 };
  expect(bodies).toEqual([
    { ...mine, base: BASE },
    { ...mine, retries: 2, base: { ...BASE, name: 'Basket', retries: 2 } },
  ]);
});

test('going back to editing loses nothing', async () => {
  const { user, card, bodies, dialog } = await meetConflict({});
  await user.click(dialog.getByRole('button', { name: 'Back to editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(card.getByLabelText('Suite Name')).toHaveValue('Cart');
  expect(card.getByLabelText('Try failed tests again')).toHaveValue('1');
  expect(bodies).toHaveLength(1);
});

test('a save that was merged says what came in', async () => {
  answerSaves({
    status: 200,
    reply: {
      category: { ...suite, name: 'Cart', retries: 2 },
      taken_over: { fields: ['retries', 'handlers'], by: 'Anna' },
    },
  });
  const { user, card } = await openEditPanel('Checkout');
  await user.type(card.getByLabelText('Suite Name'), ' 2{Enter}');
  expect(
    await screen.findByText('Also took over: Try failed tests again, Interruptions, by Anna'),
  ).toBeVisible();
});
