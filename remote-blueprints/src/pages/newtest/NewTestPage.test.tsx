import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import {
  apiAddress,
  renderRemote,
  respondWithError,
  server,
  smokeTest,
  startFakeClock,
} from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedModule, listedTest, storedSuite, storedTest } from '../../testing/blueprints.ts';
import { card, chooseAdd, field, writeSteps } from '../../testing/editor.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithHistories,
  respondWithSuites,
} from '../../testing/handlers.ts';

const open = () => renderRemote(remote, '/dashboard/newtest');
const name = () => screen.findByRole('textbox', { name: 'Name' });
const url = () => screen.getByRole('textbox', { name: 'URL' });
const submit = () => screen.getByRole('button', { name: 'Create Test' });

beforeEach(() =>
  server.use(
    respondWithBlueprints(listedTest(), listedModule()),
    respondWithSuites(storedSuite(), storedSuite({ id: 4, name: 'Account', login_module_blueprint_id: 50 })),
  ),
);

smokeTest('a test with a suite, steps and a module is created and the list of tests shown', async () => {
  const creation = recordCalls('post', '/test_blueprint/create', { test_blueprint: storedTest([]) }, 201);
  server.use(creation.handler);
  const { user, location } = open();
  await user.type(await name(), 'Buy a lamp');
  expect(url()).toHaveAttribute('placeholder', 'https://');
  await user.type(url(), 'https://shop.test');
  await user.click(screen.getByRole('combobox', { name: 'Test Suite' }));
  await user.click(await screen.findByRole('option', { name: 'Checkout' }));
  await writeSteps(user, 'Open the shop');
  await chooseAdd(user, 'Add Module');
  await user.click(within(card(2)).getByRole('combobox'));
  await user.click(await screen.findByRole('option', { name: /Sign in/ }));
  await user.click(submit());
  expect(await screen.findByText('Test blueprint created successfully!')).toBeVisible();
  expect(location()).toBe('/dashboard/tests?tab=tests');
  expect(creation.bodies).toEqual([
    {
      title: 'Buy a lamp',
      type: 'integration',
      starting_url: 'https://shop.test',
      test_blueprint_category_id: 3,
      file: null,
      steps: [
        {
          step_number: 1,
          type: 'act',
          action: 'Open the shop',
          use_vision: false,
          test_blueprint_module_id: null,
        },
        { step_number: 2, type: 'module', action: '', use_vision: false, test_blueprint_module_id: 50 },
      ],
    },
  ]);
});

test('the new test is in the list immediately, before the list is loaded again', async () => {
  const created = storedTest([], { id: 99, title: 'Buy a desk' });
  const { user } = renderRemote(remote, '/dashboard/tests?tab=tests');
  await user.click(await screen.findByRole('link', { name: 'New Test' }));
  await user.type(await name(), 'Buy a desk');
  await user.type(url(), 'https://shop.test');
  server.use(
    recordCalls('post', '/test_blueprint/create', { test_blueprint: created }, 201).handler,
    http.get(`${apiAddress}/test_blueprint/list`, () => delay('infinite')),
  );
  await user.click(submit());
  expect(await screen.findByRole('link', { name: 'Buy a desk' })).toBeVisible();
});

test('the suite that the list is filtered by is taken over', async () => {
  const { user, location } = renderRemote(remote, '/dashboard/tests?tab=tests&suite=3');
  await user.click(await screen.findByRole('link', { name: 'New Test' }));
  expect(location()).toBe('/dashboard/newtest?suite=3');
  expect(await screen.findByRole('combobox', { name: 'Test Suite' })).toHaveTextContent('Checkout');
  // It is no change: leaving asks nothing.
  await user.click(screen.getByRole('link', { name: 'Back to tests' }));
  expect(await screen.findByRole('heading', { name: 'Tests and Modules' })).toBeVisible();
});

test('name and URL are required, and each error disappears when it is fixed', async () => {
  const { user } = open();
  expect(await name()).toBeRequired();
  expect(url()).toBeRequired();
  expect(url()).toHaveAttribute('type', 'url');
  await user.click(submit());
  expect(await name()).toHaveFocus();
  expect(await name()).toHaveAccessibleDescription('Enter a name.');
  expect(url()).toHaveAccessibleDescription('Enter a URL.');
  await user.type(url(), 'shop');
  expect(url()).toHaveAccessibleDescription('Enter a full address that begins with http:// or https://.');
  await user.clear(url());
  await user.type(url(), 'http://shop.test');
  expect(url()).not.toHaveAccessibleDescription();
});

test('a module step needs a module', async () => {
  const { user } = open();
  await user.type(await name(), 'Buy a lamp');
  await user.type(url(), 'https://shop.test');
  await chooseAdd(user, 'Add Module');
  expect(within(card(1)).getByText('Use')).toBeVisible();
  expect(within(card(1)).getByText('Select a module...')).toBeVisible();
  await user.click(submit());
  expect(await screen.findByText('Choose a module.')).toBeVisible();
});

test('a module whose deletion can still be undone is not offered', async () => {
  // The notice stays until it is used.
  startFakeClock();
  server.use(
    respondWithHistories(),
    respondWithSuites(),
    respondWithBlueprints(
      listedModule({ used_by_integration_count: 0 }),
      listedModule({ id: 51, title: 'Sign out' }),
    ),
  );
  const { user } = renderRemote(remote, '/dashboard/tests?tab=modules');
  await user.click(await screen.findByRole('button', { name: 'Delete Sign in' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await user.click(await screen.findByRole('tab', { name: 'Tests' }));
  await user.click(await screen.findByRole('link', { name: 'New Test' }));
  await name();
  await chooseAdd(user, 'Add Module');
  const options = async () => {
    await user.click(within(card(1)).getByRole('combobox'));
    return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  };
  expect(await options()).toEqual([expect.stringMatching(/^Sign out/)]);
  await user.keyboard('{Escape}');
  const notices = within(screen.getByRole('region', { name: 'Notifications' }));
  await user.click(notices.getByRole('button', { name: 'Undo' }));
  expect(await options()).toHaveLength(2);
});

test('while the modules load, the picker says so; if they cannot be loaded, it is empty', async () => {
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    http.get(`${apiAddress}/test_blueprint/list`, async () => {
      await asked;
      return HttpResponse.json({}, { status: 500 });
    }),
  );
  const { user } = open();
  await name();
  await chooseAdd(user, 'Add Module');
  expect(within(card(1)).getByText('Loading modules...')).toBeVisible();
  answer();
  expect(await within(card(1)).findByText('Select a module...')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the login steps of the suite come first and cannot be changed', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('combobox', { name: 'Test Suite' }));
  await user.click(await screen.findByRole('option', { name: 'Account' }));
  expect(await screen.findByText('Using login steps from "Sign in" module')).toBeVisible();
  await writeSteps(user, 'Open');
  expect(card(1)).toHaveTextContent('Open');

  await user.click(screen.getByRole('button', { name: 'Clear Test Suite' }));
  expect(screen.queryByText(/Using login steps/)).not.toBeInTheDocument();
});

test.each([
  ['The starting URL is wrong.', 'The starting URL is wrong.'],
  [undefined, 'Failed to create test blueprint'],
])('a test that cannot be created: %s', async (error, shown) => {
  server.use(respondWithError('post', '/test_blueprint/create', 422, error));
  const { user, location } = open();
  await user.type(await name(), 'Buy a lamp');
  await user.type(url(), 'https://shop.test');
  await user.click(submit());
  expect(await screen.findByText(shown)).toBeVisible();
  expect(location()).toBe('/dashboard/newtest');
  expect(await name()).toHaveValue('Buy a lamp');
});

test('the button says Creating... while the test is being created', async () => {
  server.use(http.post(`${apiAddress}/test_blueprint/create`, () => delay('infinite')));
  const { user } = open();
  await user.type(await name(), 'Buy a lamp');
  await user.type(url(), 'https://shop.test');
  await user.click(submit());
  expect(await screen.findByRole('button', { name: 'Creating...' })).toBeVisible();
});

test('leaving with unsaved changes asks for confirmation', async () => {
  const { user, location } = open();
  await user.type(await name(), 'Buy a lamp');
  await user.click(screen.getByRole('link', { name: 'Back to tests' }));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(location()).toBe('/dashboard/newtest');
  expect(await name()).toHaveValue('Buy a lamp');

  await user.click(screen.getByRole('link', { name: 'Back to tests' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(location()).toBe('/dashboard/tests?tab=tests'));
});

test('an unchanged form can be left at once, and only changes block closing the window', async () => {
  const { user, location } = open();
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await user.type(await name(), 'x');
  expect(closing()).toBe(true);
  await user.clear(await name());
  expect(closing()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Back to tests' }));
  expect(location()).toBe('/dashboard/tests?tab=tests');
});

test('what a test begins on is read in the background, behind the login of its suite, and its names are proposed', async () => {
  const page = {
    address: 'https://shop.test/',
    title: 'Shop',
    nodes: [{ id: 1, kind: 'button', role: 'button', names: { accessible: 'Add to cart' } }],
  };
  const reading = recordCalls('post', '/simulate/starting_page', {
    latest: { taken_at: '2026-03-02T09:00:00.000Z', page },
  });
  server.use(reading.handler);
  const { user } = open();
  await user.type(await name(), 'Buy a lamp');
  await user.click(screen.getByRole('combobox', { name: 'Test Suite' }));
  await user.click(await screen.findByRole('option', { name: 'Account' }));
  await user.type(url(), 'https://shop.test');
  await waitFor(() =>
    expect(reading.bodies.at(-1)).toEqual({
      starting_url: 'https://shop.test',
      login_module_blueprint_id: 50,
    }),
  );
  await chooseAdd(user, 'Add Step');
  await user.type(field(), 'Click the "Add to cart" button');
  expect(await within(card(1)).findByText(/^Would hit: 1 of 1: button "Add to cart"/)).toHaveTextContent(
    /\(on the starting page, as of /,
  );
});
