import { heldAnswer, respondWithEnvironments, server } from 'shared/testing';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleSuite } from '../../testing/samples.ts';
import { findCard, openEditDialog, openSuites } from '../../testing/suites-screen.ts';

const daily = {
  schedule_enabled: true,
  schedule_expression: '0 9 * * ? *',
  schedule_timezone: 'UTC',
  schedule_environment_id: null,
};

test('a schedule runs in the chosen environment', async () => {
  const saved = { category: sampleSuite({ ...daily, schedule_environment_id: 2 }) };
  const update = heldAnswer('put', '/test_blueprint_category/update/3', saved);
  update.letGo();
  server.use(
    respondWithBlueprints(),
    respondWithSuites(sampleSuite(daily)),
    respondWithEnvironments('Production', 'Staging'),
    update.handler,
  );
  const { user, dialog } = await openEditDialog('Checkout');
  const select = await dialog.findByLabelText('Environment');
  expect(select).toHaveDisplayValue('None: the tests’ own addresses');
  await user.selectOptions(select, 'Staging');
  await user.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await findCard('Checkout');
  expect(update.bodies.at(-1)).toMatchObject({ schedule_environment_id: 2 });
});

test('a company without environments chooses none', async () => {
  server.use(respondWithBlueprints(), respondWithSuites(sampleSuite(daily)), respondWithEnvironments());
  const { dialog } = await openEditDialog('Checkout');
  expect(await dialog.findByLabelText('Timezone')).toBeInTheDocument();
  expect(dialog.queryByLabelText('Environment')).not.toBeInTheDocument();
});

test('a card says where the next run takes place', async () => {
  server.use(
    respondWithBlueprints(),
    respondWithSuites(
      sampleSuite({ ...daily, next_run_at: '2099-11-26T09:00:00.000Z', schedule_environment_id: 2 }),
    ),
    respondWithEnvironments('Production', 'Staging'),
  );
  openSuites();
  expect(await (await findCard('Checkout')).findByText(/^Next run .* · Staging$/)).toBeVisible();
});
