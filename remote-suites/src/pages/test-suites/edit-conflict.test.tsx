import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { acceptEditBase, apiAddress, server } from 'shared/testing';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleSuite } from '../../testing/samples.ts';
import { openEditDialog } from '../../testing/suites-screen.ts';

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
  const page = await openEditDialog('Checkout');
  await page.user.clear(page.dialog.getByLabelText('Suite Name'));
  await page.user.type(page.dialog.getByLabelText('Suite Name'), 'Cart');
  await page.user.selectOptions(await page.dialog.findByLabelText('Try failed tests again'), '1');
  await page.user.click(page.dialog.getByRole('button', { name: 'Save Changes' }));
  const title = 'Anna changed this while you were editing';
  const conflict = within(await screen.findByRole('alertdialog', { name: title }));
  return { ...page, bodies, conflict };
}

test('each field that both have changed is shown with both values, and one of them is chosen', async () => {
  const { user, dialog, bodies, conflict } = await meetConflict({ name: 'Cart', retries: 2 });
  const save = conflict.getByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  const name = within(conflict.getByRole('group', { name: 'Suite Name' }));
  const retries = within(conflict.getByRole('group', { name: 'Try failed tests again' }));
  for (const radio of conflict.getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(name.getByRole('radio', { name: 'As Anna has saved it' })).toHaveAccessibleDescription('Basket');
  expect(name.getByRole('radio', { name: 'As you have it' })).toHaveAccessibleDescription('Cart');
  await user.click(name.getByRole('radio', { name: 'As you have it' }));
  expect(save).toHaveAttribute('aria-disabled', 'true');
  retries.getByRole('radio', { name: 'As Anna has saved it' }).focus();
  await user.keyboard(' ');
  await user.click(save);
  await waitFor(() => expect(dialog.queryByLabelText('Suite Name')).not.toBeInTheDocument());
  const mine = { ...BASE, name: 'Cart', retries: 1 };
  expect(bodies).toEqual([
    { ...mine, base: BASE },
    { ...mine, retries: 2, base: { ...BASE, name: 'Basket', retries: 2 } },
  ]);
});

test('going back to editing loses nothing', async () => {
  const { user, dialog, bodies, conflict } = await meetConflict({});
  await user.click(conflict.getByRole('button', { name: 'Back to editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(dialog.getByLabelText('Suite Name')).toHaveValue('Cart');
  expect(dialog.getByLabelText('Try failed tests again')).toHaveValue('1');
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
  const { user, dialog } = await openEditDialog('Checkout');
  await user.type(dialog.getByLabelText('Suite Name'), ' 2{Enter}');
  expect(
    await screen.findByText('Also took over: Try failed tests again, Interruptions, by Anna'),
  ).toBeVisible();
});
