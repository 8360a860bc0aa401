import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Blueprint, BlueprintUpdate } from 'shared/contract';
import { acceptEditBase, apiAddress, renderRemote, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { storedStep, storedTest } from '../../testing/blueprints.ts';
import { texts } from '../../testing/editor.ts';
import { respondWithBlueprints, respondWithStored, respondWithSuites } from '../../testing/handlers.ts';

const stored = storedTest(['Open the shop', 'Check the total'], { version: 5, tags: [] });
const theirs = storedStep({ id: 101, step_number: 2, action: 'Check the sum' });
const name = () => screen.findByRole('textbox', { name: 'Name' });

/** Answers the saves one after the other. @returns their bodies */
function answerSaves(...answers: [status: number, reply: object][]) {
  const bodies: BlueprintUpdate[] = [];
  server.use(
    http.put(`${apiAddress}/test_blueprint/update/1`, async ({ request }) => {
      bodies.push((await request.json()) as BlueprintUpdate);
      const [status, reply] = answers[bodies.length - 1] ?? [500, {}];
      return HttpResponse.json(reply, { status });
    }),
  );
  return bodies;
}

async function saveWithNewName() {
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await user.type(await name(), '!');
  await user.click(screen.getByRole('button', { name: 'Update Test' }));
  return user;
}

beforeEach(() => {
  acceptEditBase();
  server.use(respondWithStored(stored), respondWithBlueprints(), respondWithSuites());
});

test('it is said who else has the test open', async () => {
  server.use(
    http.put(`${apiAddress}/test_blueprint/1/open_editor`, () =>
      HttpResponse.json({ others: ['Anna', 'Bob'] }),
    ),
  );
  renderRemote(remote, '/dashboard/updatetest/1');
  expect(await screen.findByText(/^Anna and Bob have this open, too/)).toBeVisible();
});

test('what somebody else has saved meanwhile is taken over and shown', async () => {
  const merged: Blueprint = { ...stored, title: 'Buy a lamp!', version: 7, test_steps: [theirs] };
  const bodies = answerSaves([
    200,
    { test_blueprint: merged, taken_over: { fields: ['steps', 'tags'], by: 'Anna' } },
  ]);
  await saveWithNewName();
  expect(await screen.findByText('Also took over: Steps, Tags, by Anna')).toBeVisible();
  await waitFor(() => expect(texts()).toEqual(['Check the sum']));
  expect(bodies[0]?.title).toBe('Buy a lamp!');
  expect(bodies[0]?.base).toMatchObject({ title: 'Buy a lamp', tags: [] });
  for (const steps of [bodies[0]?.steps, bodies[0]?.base?.steps])
    expect(steps?.map(({ id }) => id)).toEqual([100, 101]);
});

test('a step that both have changed is shown with both texts', async () => {
  const mine = { ...theirs, action: 'Type "secret" into "Password"' };
  const bodies = answerSaves(
    [
      409,
      {
        error: 'Somebody else has saved this in the meantime.',
        code: 'edit_conflict',
        conflicts: [
          { field: 'steps', element: '101', mine, theirs: { ...theirs, step_number: undefined } },
          { field: 'steps', element: '100', mine: storedStep(), theirs: null },
        ],
        changed_by: 'Anna',
        changed_at: null,
      },
    ],
    [200, { test_blueprint: { ...stored, version: 7, test_steps: [theirs] } }],
  );
  const user = await saveWithNewName();
  const title = 'Anna changed this while you were editing';
  const dialog = within(await screen.findByRole('alertdialog', { name: title }));
  const second = within(dialog.getByRole('group', { name: 'Step 2' }));
  const radio = second.getByRole('radio', { name: 'As Anna has saved it' });
  expect(radio).toHaveAccessibleDescription('Check the sum (Act)');
  expect(dialog.queryByText(/secret/)).not.toBeInTheDocument();
  await user.click(radio);
  const first = within(dialog.getByRole('group', { name: 'Step 1' }));
  expect(first.getByRole('radio', { name: 'As Anna has saved it' })).toHaveAccessibleDescription('Removed');
  await user.click(first.getByRole('radio', { name: 'As Anna has saved it' }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(texts()).toEqual(['Check the sum']));
  expect(bodies[1]?.steps).toMatchObject([{ id: 101, step_number: 1, action: 'Check the sum' }]);
  expect(bodies[1]?.base?.steps).toMatchObject([{ id: 101, action: 'Check the sum' }]);
});

test('going back to editing keeps the draft', async () => {
  const conflicts = [{ field: 'title', element: null, mine: 'Buy a lamp!', theirs: 'Lamps' }];
  const refusal = { error: 'Saved.', code: 'edit_conflict', conflicts, changed_by: null, changed_at: null };
  const bodies = answerSaves([409, refusal]);
  const user = await saveWithNewName();
  const title = 'Somebody else changed this while you were editing';
  const dialog = within(await screen.findByRole('alertdialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: 'Back to editing' }));
  expect(await name()).toHaveValue('Buy a lamp!');
  expect(screen.getByRole('button', { name: 'Update Test' })).toBeEnabled();
  expect(bodies).toHaveLength(1);
});
