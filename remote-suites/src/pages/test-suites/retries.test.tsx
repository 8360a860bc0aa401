import { heldAnswer, server } from 'shared/testing';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleSuite } from '../../testing/samples.ts';
import { findCard, openEditDialog } from '../../testing/suites-screen.ts';

test('a suite says how often failed tests are tried again', async () => {
  const update = heldAnswer('put', '/test_blueprint_category/update/3', {
    category: sampleSuite({ retries: 2 }),
  });
  update.letGo();
  server.use(respondWithBlueprints(), respondWithSuites(sampleSuite({ retries: 0 })), update.handler);
  const { user, dialog } = await openEditDialog('Checkout');
  const select = await dialog.findByLabelText('Try failed tests again');
  expect(select).toHaveDisplayValue('Never');
  await user.selectOptions(select, 'Twice');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await findCard('Checkout');
  expect(update.bodies.at(-1)).toMatchObject({ retries: 2 });
});
