import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { heldAnswer, respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleBlueprint, sampleGroupRun, sampleSuite } from '../../testing/samples.ts';

const FAILED = 'Failed to load test suites. Please try again later.';

function open() {
  return renderRemote(remote, '/dashboard/test-suites');
}

async function findCard(name: string) {
  return within(await screen.findByRole('article', { name }));
}

beforeEach(() => server.use(respondWithBlueprints()));

test('each suite is a card with name, id, age and badges', async () => {
  server.use(
    respondWithSuites(
      sampleSuite({ schedule_enabled: true, login_module_blueprint_id: 8 }),
      sampleSuite({ id: 4, name: 'Search' }),
    ),
    respondWithBlueprints(
      sampleBlueprint(),
      sampleBlueprint({ id: 9, type: 'integration', title: 'Buy a bulb' }),
    ),
  );
  open();
  expect(await screen.findByText('Loading test suites...')).toBeInTheDocument();
  const checkout = await findCard('Checkout');
  expect(checkout.getByText(/ID: 3/)).toHaveTextContent('ID: 3 · Created 3 days ago');
  expect(checkout.getByText('Scheduled')).toBeInTheDocument();
  expect(await checkout.findByText('Login: Sign in as admin')).toBeInTheDocument();
  const search = await findCard('Search');
  expect(search.queryByText('Scheduled')).not.toBeInTheDocument();
  expect(search.queryByText(/Login/)).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Test Suites', level: 1 })).toBeInTheDocument();
  expect(document.title).toBe('Test Suites · Steplight');
});

test('without suites the screen says how to begin', async () => {
  server.use(respondWithSuites());
  open();
  expect(
    await screen.findByText('No test suites available. Create your first test suite to organize your tests.'),
  ).toBeInTheDocument();
});

test("a failure to load stands in the screen's place, and can be tried again", async () => {
  server.use(respondWithError('get', '/test_blueprint_category/list', 500, 'Out of order.'));
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(screen.queryByRole('button', { name: 'New Test Suite' })).not.toBeInTheDocument();
  server.use(respondWithSuites(sampleSuite()));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Checkout' })).toBeInTheDocument();
});

describe('a new suite', () => {
  async function openDialog() {
    const page = open();
    await page.user.click(await screen.findByRole('button', { name: 'New Test Suite' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Test Suite' }));
    return { ...page, dialog };
  }

  test('is created with its login module and joins the others; the next dialog is empty', async () => {
    const create = heldAnswer(
      'post',
      '/test_blueprint_category/create',
      { category: sampleSuite({ id: 5, name: 'Cart', login_module_blueprint_id: 8 }) },
      201,
    );
    server.use(respondWithSuites(sampleSuite()), respondWithBlueprints(sampleBlueprint()), create.handler);
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Suite Name'), '  Cart ');
    await user.click(dialog.getByRole('combobox', { name: 'Login Module' }));
    await user.click(await screen.findByRole('option', { name: 'Sign in as admin' }));
    await user.click(dialog.getByRole('button', { name: 'Create Suite' }));

    expect(await dialog.findByRole('button', { name: 'Creating...' })).toBeInTheDocument();
    create.letGo();
    const card = await findCard('Cart');
    expect(card.getByText('Login: Sign in as admin')).toBeInTheDocument();
    expect(await findCard('Checkout')).toBeDefined();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(create.bodies).toEqual([{ name: 'Cart', login_module_blueprint_id: 8 }]);

    await user.click(screen.getByRole('button', { name: 'New Test Suite' }));
    expect(await screen.findByLabelText('Suite Name')).toHaveValue('');
  });

  test('needs a name', async () => {
    server.use(respondWithSuites());
    const { user, dialog } = await openDialog();
    const button = dialog.getByRole('button', { name: 'Create Suite' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Suite name is required');
    await user.type(dialog.getByLabelText('Suite Name'), '   {Enter}');
    await user.click(button);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['There is a suite of this name.', 'There is a suite of this name.'],
    [undefined, 'Failed to create test suite.'],
  ])('that cannot be created (%j) says %j inside the dialog', async (error, shown) => {
    server.use(respondWithSuites(), respondWithError('post', '/test_blueprint_category/create', 409, error));
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Suite Name'), 'Cart{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(shown);
    expect(dialog.getByLabelText('Suite Name')).toHaveValue('Cart');
  });
});

describe('editing', () => {
  async function openPanel(suite = sampleSuite()) {
    server.use(respondWithSuites(suite));
    const page = open();
    const card = await findCard(suite.name);
    await page.user.click(card.getByRole('button', { name: `Edit ${suite.name}` }));
    return { ...page, card };
  }

  test('opens and closes a panel on the card', async () => {
    const { user, card } = await openPanel();
    expect(card.getByLabelText('Suite Name')).toHaveValue('Checkout');
    await user.click(card.getByRole('button', { name: 'Edit Checkout' }));
    expect(card.queryByLabelText('Suite Name')).not.toBeInTheDocument();
  });

  test('saves name and login module, sends the schedule as it is, and closes', async () => {
    const update = heldAnswer('put', '/test_blueprint_category/update/3', {
      category: sampleSuite({ name: 'Cart', login_module_blueprint_id: null }),
    });
    server.use(respondWithBlueprints(sampleBlueprint()), update.handler);
    const { user, card } = await openPanel(
      sampleSuite({
        schedule_enabled: true,
        schedule_expression: '0 9 * * ? *',
        schedule_timezone: 'Europe/London',
        login_module_blueprint_id: 8,
      }),
    );
    await user.clear(card.getByLabelText('Suite Name'));
    expect(card.getByRole('button', { name: 'Save Changes' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(card.getByLabelText('Suite Name'), 'Cart');
    await user.click(await card.findByRole('button', { name: 'Clear Login Module' }));
    await user.click(card.getByRole('button', { name: 'Save Changes' }));

    expect(await card.findByRole('button', { name: 'Saving...' })).toBeInTheDocument();
    update.letGo();
    const saved = await findCard('Cart');
    expect(saved.queryByRole('button', { name: /Sav/ })).not.toBeInTheDocument();
    expect(update.bodies).toEqual([
      {
        name: 'Cart',
        schedule_config: {
          schedule_enabled: true,
          schedule_expression: '0 9 * * ? *',
          schedule_timezone: 'Europe/London',
        },
        login_module_blueprint_id: null,
      },
    ]);
  });

  test('a failure is logged only, and nothing that was typed is lost', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    server.use(respondWithError('put', '/test_blueprint_category/update/3', 500, 'Out of order.'));
    const { user, card } = await openPanel();
    await user.type(card.getByLabelText('Suite Name'), ' 2{Enter}');
    await waitFor(() => expect(log).toHaveBeenCalled());
    expect(card.getByLabelText('Suite Name')).toHaveValue('Checkout 2');
    expect(await card.findByRole('button', { name: 'Save Changes' })).toBeEnabled();
    expect(screen.queryByText('Out of order.')).not.toBeInTheDocument();
  });

  test('modules that cannot be loaded leave the choice empty and the suite as it is', async () => {
    const log = jest.spyOn(console, 'error').mockReturnValue();
    server.use(respondWithError('get', '/test_blueprint/list', 500, 'Out of order.'));
    const { user, card } = await openPanel(sampleSuite({ login_module_blueprint_id: 8 }));
    expect(card.getByText('Login module')).toBeInTheDocument();
    await user.click(card.getByRole('combobox', { name: 'Login Module' }));
    expect(await screen.findByText('No modules found.')).toBeInTheDocument();
    expect(log).toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('running', () => {
  const TRIGGER = '/test_group_run/trigger_run';

  test('starts the suite once, tells it, and leads to the group run', async () => {
    const start = heldAnswer('post', TRIGGER, { test_group_run: sampleGroupRun() }, 201);
    server.use(respondWithSuites(sampleSuite()), start.handler);
    const { user, location } = open();
    const card = await findCard('Checkout');
    await user.click(card.getByRole('button', { name: 'Run Checkout' }));
    const busy = await card.findByRole('button', { name: /Starting/ });
    await user.click(busy);
    start.letGo();

    const notice = await screen.findByText('Test run started successfully!');
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'View run' })).toHaveLength(2));
    for (const link of screen.getAllByRole('link', { name: 'View run' }))
      expect(link).toHaveAttribute('href', '/dashboard/grouprun/41');
    expect(start.bodies).toEqual([{ test_blueprint_category_id: 3 }]);
    expect(notice).toBeInTheDocument();
    await user.click(card.getByRole('link', { name: 'View run' }));
    expect(location()).toBe('/dashboard/grouprun/41');
  });

  test('the notice closes after five seconds; the card keeps the link', async () => {
    server.use(
      respondWithSuites(sampleSuite()),
      http.post(apiAddress + TRIGGER, () =>
        HttpResponse.json({ test_group_run: sampleGroupRun() }, { status: 201 }),
      ),
    );
    const { user } = open();
    const card = await findCard('Checkout');
    await user.click(card.getByRole('button', { name: 'Run Checkout' }));
    await screen.findByText('Test run started successfully!');
    await user.unhover(document.body);
    await waitFor(
      () => expect(screen.queryByText('Test run started successfully!')).not.toBeInTheDocument(),
      {
        timeout: 7000,
      },
    );
    expect(card.getByRole('link', { name: 'View run' })).toBeInTheDocument();
  }, 15_000);

  test.each([
    ['The suite has no tests.', 'The suite has no tests.'],
    [undefined, 'Failed to start test run. Please try again.'],
  ])('a start that fails (%j) says %j on its card only', async (error, shown) => {
    server.use(
      respondWithSuites(sampleSuite(), sampleSuite({ id: 4, name: 'Search' })),
      respondWithError('post', TRIGGER, 422, error),
    );
    const { user } = open();
    const card = await findCard('Checkout');
    await user.click(card.getByRole('button', { name: 'Run Checkout' }));
    expect(await card.findByRole('alert')).toHaveTextContent(shown);
    expect((await findCard('Search')).queryByRole('alert')).not.toBeInTheDocument();
    expect(card.getByRole('button', { name: 'Run Checkout' })).toBeEnabled();
  });
});

describe('deleting', () => {
  test('asks first, then takes the card away', async () => {
    let deleted = 0;
    server.use(
      respondWithSuites(sampleSuite(), sampleSuite({ id: 4, name: 'Search' })),
      http.delete(`${apiAddress}/test_blueprint_category/delete/3`, () => {
        deleted += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = open();
    const card = await findCard('Checkout');
    await user.click(card.getByRole('button', { name: 'Delete Checkout' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(deleted).toBe(0);
    await user.click(card.getByRole('button', { name: 'Delete Checkout' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Suite' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Checkout' })).not.toBeInTheDocument());
    expect(screen.getByRole('article', { name: 'Search' })).toBeInTheDocument();
    expect(deleted).toBe(1);
  });

  test('a failure is told and the card stays', async () => {
    server.use(
      respondWithSuites(sampleSuite()),
      respondWithError('delete', '/test_blueprint_category/delete/3', 500),
    );
    const { user } = open();
    const card = await findCard('Checkout');
    await user.click(card.getByRole('button', { name: 'Delete Checkout' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Suite' }));
    expect(await screen.findByText('Failed to delete test suite. Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Checkout' })).toBeInTheDocument();
  });
});
