import { heldAnswer, server } from 'shared/testing';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleSuite } from '../../testing/samples.ts';
import { findCard, openEditDialog } from '../../testing/suites-screen.ts';

test('a suite says that its tests run one after the other', async () => {
  const update = heldAnswer('put', '/test_blueprint_category/update/3', {
    category: sampleSuite({ in_order: true }),
  });
  update.letGo();
  server.use(respondWithBlueprints(), respondWithSuites(sampleSuite({ in_order: false })), update.handler);
  const { user, dialog } = await openEditDialog('Checkout');
  const box = await dialog.findByRole('checkbox', { name: 'In order, one at a time' });
  expect(box).not.toBeChecked();
  await user.click(box);
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await findCard('Checkout');
  expect(update.bodies.at(-1)).toMatchObject({ in_order: true });
});
