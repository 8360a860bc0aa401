import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Suite } from 'shared/contract';
import {
  apiAddress,
  heldAnswer,
  respondWithEnvironments,
  respondWithError,
  server,
  smokeTest,
  startFakeClock,
} from 'shared/testing';
import { respondWithBlueprints, respondWithSuites } from '../../testing/handlers.ts';
import { sampleBlueprint, sampleGroupRun, sampleSuite } from '../../testing/samples.ts';
import { findCard, openSuites } from '../../testing/suites-screen.ts';

const FAILED = 'Failed to load test suites. Please try again later.';

beforeEach(() => server.use(respondWithBlueprints()));
afterEach(() => jest.useRealTimers());

smokeTest('each suite is a card with name, id, age and badges', async () => {
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
  openSuites();
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

test.each(['environments', 'login modules'])(
  'the cards appear with the names they show, so that nothing moves under the pointer: %s come last',
  async (last) => {
    const staging = {
      id: 1,
      name: 'Staging',
      base_url: null,
      header_names: [],
      http_user: null,
      variables: [],
    };
    const environments = heldAnswer('get', '/environments', { environments: [staging] });
    const login = sampleBlueprint({ id: 8, title: 'Sign in as admin' });
    const blueprints = heldAnswer('get', '/test_blueprint/list', { test_blueprints: [login] });
    const suites = respondWithSuites(sampleSuite({ login_module_blueprint_id: 8 }));
    server.use(suites, environments.handler, blueprints.handler);
    const [first, second] = last === 'environments' ? [blueprints, environments] : [environments, blueprints];
    const { awaitedAnswers } = openSuites();
    await waitFor(() => expect(awaitedAnswers()).toBe(2));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    first.letGo();
    await waitFor(() => expect(awaitedAnswers()).toBe(1));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    second.letGo();
    const card = await findCard('Checkout');
    expect(card.getByText('Login: Sign in as admin')).toBeInTheDocument();
    expect(card.getByText('No environment')).toBeInTheDocument();
  },
);

describe('a scheduled start that was refused', () => {
  const refused_start = {
    due_at: '2026-11-23T09:00:00.000Z',
    reason: 'The starting URL of "Buy" is a path. Choose an environment with a base URL.',
  };

  test('is shown with its reason', async () => {
    startFakeClock(new Date('2026-11-23T11:00:00Z'));
    server.use(
      respondWithSuites(
        sampleSuite({ schedule_enabled: true, schedule_timezone: 'UTC', refused_start }),
        sampleSuite({ id: 4, name: 'Search', refused_start }),
        sampleSuite({ id: 5, name: 'Cart', schedule_enabled: true, refused_start: null }),
      ),
    );
    openSuites();
    expect((await findCard('Checkout')).getByText(/did not start/)).toHaveTextContent(
      'The scheduled run of Mon 9:00 AM UTC did not start: The starting URL of "Buy" is a path. Choose an environment with a base URL.',
    );
    for (const name of ['Search', 'Cart'])
      expect((await findCard(name)).queryByText(/did not start/)).not.toBeInTheDocument();
  });
});

describe('the next run of a suite with a schedule', () => {
  async function wordsOf(overrides: Partial<Suite>) {
    startFakeClock(new Date('2026-11-23T11:00:00Z'));
    server.use(respondWithSuites(sampleSuite({ schedule_enabled: true, ...overrides })));
    openSuites();
    return (await findCard('Checkout')).getByText(/next run/i).textContent;
  }

  test.each([
    ['America/New_York', '2026-11-23T14:00:00.000Z', 'Next run in 3 hours · Mon 9:00 AM EST'],
    ['Europe/London', '2026-11-29T23:45:00.000Z', 'Next run in 7 days · Sun 11:45 PM GMT'],
    ['Asia/Kolkata', '2026-12-24T00:00:00.000Z', 'Next run in 31 days · Thu, Dec 24, 5:30 AM GMT+5:30'],
    ['Mars/Phobos', '2026-11-23T12:00:00.000Z', 'Next run in 1 hour · Mon 12:00 PM UTC'],
    [null, '2026-11-23T10:59:00.000Z', 'Next run any moment now · Mon 10:59 AM UTC'],
  ])('in %s at %s reads %j', async (schedule_timezone, next_run_at, words) => {
    expect(await wordsOf({ schedule_timezone, next_run_at })).toBe(words);
  });

  test('is missing where the server finds none', async () => {
    expect(await wordsOf({ next_run_at: null })).toBe('No next run. Please check the schedule.');
  });
});

describe('what a server reports of tests and runs', () => {
  test('is on the card: the number of tests, the last run, and the ones before', async () => {
    startFakeClock(new Date('2026-11-23T11:00:00Z'));
    const recent_runs: Suite['recent_runs'] = [
      { id: 40, status: 'failed', created_at: '2026-11-22T11:00:00.000Z' },
      { id: 41, status: 'passed', created_at: '2026-11-23T09:00:00.000Z' },
    ];
    server.use(
      respondWithSuites(
        sampleSuite({ test_count: 12, recent_runs }),
        sampleSuite({ id: 4, name: 'Search', test_count: 0, recent_runs: [] }),
      ),
    );
    const { user, location } = openSuites();
    const checkout = await findCard('Checkout');
    const tests = checkout.getByRole('link', { name: '12 tests of Checkout' });
    expect(tests).toHaveAttribute('href', '/dashboard/tests?tab=tests&suite=3');
    const last = checkout.getByRole('link', { name: 'Last run 2 hours ago' });
    expect(last).toHaveAttribute('href', '/dashboard/grouprun/41');
    expect(checkout.getByText('Success')).toBeInTheDocument();
    const bars = within(checkout.getByRole('list', { name: 'Last runs of Checkout' })).getAllByRole('link');
    expect(bars).toHaveLength(2);
    expect(bars[0]).toHaveAccessibleName(/^Failed, Nov 22, 2026/);
    const search = await findCard('Search');
    expect(search.getByText('Not run yet')).toBeInTheDocument();
    expect(search.getByRole('link', { name: 'No tests of Search' })).toBeInTheDocument();
    await user.click(bars[0] as HTMLElement);
    expect(location()).toBe('/dashboard/grouprun/40');
  });

  test('is flaky where a test has passed on a retry only', async () => {
    const run = { id: 41, status: 'passed', created_at: '2026-11-23T09:00:00.000Z', is_flaky: true } as const;
    server.use(respondWithSuites(sampleSuite({ test_count: 1, recent_runs: [run] })));
    openSuites();
    const checkout = await findCard('Checkout');
    expect(checkout.getByText('Flaky')).toBeInTheDocument();
    expect(checkout.queryByText('Success')).not.toBeInTheDocument();
    const bars = within(checkout.getByRole('list', { name: 'Last runs of Checkout' }));
    expect(bars.getByRole('link')).toHaveAccessibleName(/^Flaky, passed on a retry/);
  });

  test('is missing where it reports nothing', async () => {
    server.use(respondWithSuites(sampleSuite()));
    openSuites();
    const card = await findCard('Checkout');
    expect(card.getAllByRole('link')).toEqual([card.getByRole('link', { name: 'New test in Checkout' })]);
    expect(card.queryByText(/last run|not run/i)).not.toBeInTheDocument();
  });

  test('shows a run that was started here', async () => {
    const started = { id: 41, status: 'pending' as const, created_at: new Date().toISOString() };
    server.use(
      respondWithSuites(sampleSuite({ test_count: 1, recent_runs: [] })),
      http.post(`${apiAddress}/test_group_run/trigger_run`, () => {
        server.use(respondWithSuites(sampleSuite({ test_count: 1, recent_runs: [started] })));
        return HttpResponse.json({ test_group_run: sampleGroupRun() }, { status: 201 });
      }),
    );
    const { user } = openSuites();
    const card = await findCard('Checkout');
    await user.click(card.getByRole('button', { name: 'Run Checkout' }));
    expect(await card.findByRole('link', { name: 'Last run just now' })).toBeInTheDocument();
  });
});

test('without suites the screen says how to begin', async () => {
  server.use(respondWithSuites());
  openSuites();
  expect(
    await screen.findByText('No test suites available. Create your first test suite to organize your tests.'),
  ).toBeInTheDocument();
});

test('a failure to load replaces the screen, with a retry', async () => {
  server.use(respondWithError('get', '/test_blueprint_category/list', 500, 'Out of order.'));
  const { user } = openSuites();
  expect(await screen.findByRole('alert')).toHaveTextContent(FAILED);
  expect(screen.queryByRole('button', { name: 'New Test Suite' })).not.toBeInTheDocument();
  server.use(respondWithSuites(sampleSuite()));
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'Checkout' })).toBeInTheDocument();
});

describe('running', () => {
  const TRIGGER = '/test_group_run/trigger_run';

  test('starts the suite once, with a notice that leads to the group run', async () => {
    const start = heldAnswer('post', TRIGGER, { test_group_run: sampleGroupRun() }, 201);
    server.use(respondWithSuites(sampleSuite()), start.handler);
    const { user, location } = openSuites();
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

  test('starts the suite in the environment that is chosen, for all suites', async () => {
    const start = heldAnswer('post', TRIGGER, { test_group_run: sampleGroupRun() }, 201);
    server.use(
      respondWithSuites(sampleSuite(), sampleSuite({ id: 4, name: 'Search' })),
      respondWithEnvironments('Production', 'Staging'),
      start.handler,
    );
    start.letGo();
    const { user } = openSuites();
    const card = await findCard('Checkout');
    const run = async (times: number) => {
      await user.click(card.getByRole('button', { name: 'Run Checkout' }));
      await waitFor(() => expect(start.bodies).toHaveLength(times));
    };
    const none = await card.findByRole('button', { name: 'No environment' });
    await run(1);
    expect(start.bodies[0]).toEqual({ test_blueprint_category_id: 3 });
    await user.click(none);
    await user.click(await screen.findByRole('menuitemradio', { name: 'Staging' }));
    await user.keyboard('{Escape}');
    const search = await findCard('Search');
    expect(await search.findByRole('button', { name: 'Environment: Staging' })).toBeVisible();
    await run(2);
    expect(start.bodies[1]).toEqual({ test_blueprint_category_id: 3, environment: 'Staging' });
    localStorage.removeItem('steplight.last-environment');
  });

  test('a chosen environment is found under its new name; one that is gone is refused once', async () => {
    const remembered = (environment: object) =>
      localStorage.setItem('steplight.last-environment', JSON.stringify(environment));
    remembered({ id: 2, name: 'Staging' });
    const start = heldAnswer('post', TRIGGER, { error: 'There is no environment "Gone".' }, 422);
    start.letGo();
    server.use(
      respondWithSuites(sampleSuite()),
      respondWithEnvironments('Production', 'Stage'),
      start.handler,
    );
    const { user } = openSuites();
    const card = await findCard('Checkout');
    expect(await card.findByRole('button', { name: 'Environment: Stage' })).toBeVisible();
    const run = async (times: number) => {
      await user.click(await card.findByRole('button', { name: 'Run Checkout' }));
      await waitFor(() => expect(start.bodies).toHaveLength(times));
    };
    await run(1);
    remembered({ id: 9, name: 'Gone' });
    await run(2);
    expect(await card.findByRole('button', { name: 'No environment' })).toBeVisible();
    await run(3);
    expect(start.bodies.map((body) => (body as { environment?: string }).environment)).toEqual([
      'Stage',
      'Gone',
      undefined,
    ]);
  });

  test('offers no environment where there is none', async () => {
    server.use(respondWithSuites(sampleSuite()));
    openSuites();
    const card = await findCard('Checkout');
    expect(card.queryByRole('button', { name: /environment/i })).not.toBeInTheDocument();
  });

  test.each([
    ['The suite has no tests.', 'The suite has no tests.'],
    [undefined, 'Failed to start test run. Please try again.'],
  ])('a start that fails (%j) says %j on its card only', async (error, shown) => {
    server.use(
      respondWithSuites(sampleSuite(), sampleSuite({ id: 4, name: 'Search' })),
      respondWithError('post', TRIGGER, 422, error),
    );
    const { user } = openSuites();
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
    const { user } = openSuites();
    const card = await findCard('Checkout');
    await user.click(card.getByRole('button', { name: 'Delete Checkout' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(deleted).toBe(0);
    await user.click(card.getByRole('button', { name: 'Delete Checkout' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Suite' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Checkout' })).not.toBeInTheDocument());
    expect((await findCard('Search')).getByRole('button', { name: 'Edit Search' })).toHaveFocus();
    expect(deleted).toBe(1);
  });

  test('a failure is shown and the card stays', async () => {
    server.use(
      respondWithSuites(sampleSuite()),
      respondWithError('delete', '/test_blueprint_category/delete/3', 500),
    );
    const { user } = openSuites();
    const card = await findCard('Checkout');
    await user.click(card.getByRole('button', { name: 'Delete Checkout' }));
    await user.click(await screen.findByRole('button', { name: 'Delete Suite' }));
    expect(await screen.findByText('Failed to delete test suite. Please try again.')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Checkout' })).toBeInTheDocument();
  });
});
