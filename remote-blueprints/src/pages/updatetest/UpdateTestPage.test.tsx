import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { endSession } from 'shared/auth';
import { RUNS_POLL_INTERVAL } from 'shared/constants';
import {
  apiAddress,
  startFakeClock,
  renderRemote,
  respondWithError,
  server,
  setOnline,
  smokeTest,
} from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedModule, storedStep, storedSuite, storedTest } from '../../testing/blueprints.ts';
import { card, chooseFromMenu, field, texts } from '../../testing/editor.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';

const stored = storedTest(['Open the shop', 'Check the total'], {
  test_blueprint_category_id: 3,
  version: 5,
});
const open = (id: string | number = 1) => renderRemote(remote, `/dashboard/updatetest/${id}`);
const name = () => screen.findByRole('textbox', { name: 'Name' });
const submit = () => screen.getByRole('button', { name: 'Update Test' });

beforeEach(() => {
  sessionStorage.clear();
  server.use(
    respondWithStored(stored),
    respondWithBlueprints(listedModule()),
    respondWithSuites(storedSuite({ login_module_blueprint_id: 50 })),
  );
});

smokeTest('the stored test is shown, changed and saved', async () => {
  const update = recordCalls('put', '/test_blueprint/update/1', {
    test_blueprint: { ...stored, version: 6 },
  });
  server.use(update.handler);
  const { user, location } = open();
  expect(await name()).toHaveValue('Buy a lamp');
  expect(screen.getByRole('heading', { name: 'Update Test' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^URL/ })).toHaveValue('https://shop.test');
  expect(texts()).toEqual(['Open the shop', 'Check the total']);
  expect(await screen.findByText('Using login steps from "Sign in" module')).toBeVisible();

  await user.clear(await name());
  await user.type(await name(), 'Buy two lamps');
  await chooseFromMenu(user, 1, 'Delete');
  await user.click(submit());
  expect(await screen.findByText('Test blueprint updated successfully!')).toBeVisible();
  expect(location()).toBe('/dashboard/updatetest/1');

  await user.type(await name(), '!');
  await user.click(submit());
  await waitFor(() => expect(update.bodies).toHaveLength(2));
  const steps = [
    {
      step_number: 1,
      type: 'act',
      action: 'Check the total',
      use_vision: false,
      test_blueprint_module_id: null,
    },
  ];
  const body = {
    type: 'integration',
    starting_url: 'https://shop.test',
    test_blueprint_category_id: 3,
    file: null,
    steps,
  };
  expect(update.bodies).toMatchObject([
    { ...body, title: 'Buy two lamps' },
    { ...body, title: 'Buy two lamps!' },
  ]);
});

test('each save names the version that it changes', async () => {
  const update = recordCalls('put', '/test_blueprint/update/1', {
    test_blueprint: { ...stored, version: 6 },
  });
  server.use(update.handler);
  const { user } = open();
  for (const saves of [1, 2]) {
    await user.type(await name(), '!');
    await user.click(submit());
    await waitFor(() => expect(update.bodies).toHaveLength(saves));
  }
  expect(update.bodies).toMatchObject([{ version: 5 }, { version: 6 }]);
});

test('the last run and its badge lead to the run', async () => {
  server.use(
    respondWithStored({
      ...stored,
      last_run: '2026-11-20T15:30:00.000Z',
      last_run_id: 9,
      last_status: 'failed',
    }),
  );
  open();
  expect(await screen.findByText(/Last run Nov 20, 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Failure/ })).toHaveAttribute('href', '/dashboard/testrun/9');
});

test('a last run that passed on a retry only is flaky', async () => {
  const last_run = '2026-11-20T15:30:00.000Z';
  server.use(
    respondWithStored({
      ...stored,
      last_run,
      last_run_id: 9,
      last_status: 'passed',
      last_run_is_flaky: true,
    }),
  );
  open();
  expect(await screen.findByRole('link', { name: /Flaky/ })).toHaveAttribute('href', '/dashboard/testrun/9');
  expect(screen.queryByText('Success')).not.toBeInTheDocument();
});

test('a last run that goes on is asked for again, without loading the test again', async () => {
  startFakeClock();
  const last_run = '2026-11-20T15:30:00.000Z';
  server.use(respondWithStored({ ...stored, last_run, last_run_id: 9, last_status: 'running' }));
  open();
  fireEvent.change(await name(), { target: { value: 'Buy a desk' } });
  expect(await screen.findByRole('link', { name: /Running/ })).toBeVisible();
  server.use(
    respondWithStored({ ...stored, title: 'Theirs', last_run, last_run_id: 9, last_status: 'passed' }),
  );
  await act(() => jest.advanceTimersByTimeAsync(RUNS_POLL_INTERVAL));
  expect(await screen.findByRole('link', { name: /Success/ })).toBeVisible();
  expect(await name()).toHaveValue('Buy a desk');
});

test('a test that never ran says so, and its badge leads nowhere', async () => {
  open();
  expect(await screen.findByText('Never run')).toBeVisible();
  expect(screen.getByText('Not Run')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Not Run/ })).not.toBeInTheDocument();
});

test('an existing test needs no URL', async () => {
  const update = recordCalls('put', '/test_blueprint/update/1', {
    test_blueprint: { ...stored, version: 6 },
  });
  server.use(update.handler);
  const { user } = open();
  await name();
  await user.clear(screen.getByRole('textbox', { name: /^URL/ }));
  await user.click(submit());
  expect(await screen.findByText('Test blueprint updated successfully!')).toBeVisible();
  expect(update.bodies).toEqual([expect.objectContaining({ starting_url: '' })]);
});

test('a save without a connection names the cause', async () => {
  const { user } = open();
  await name();
  await user.type(await name(), '!');
  server.use(http.put(`${apiAddress}/test_blueprint/update/1`, () => Response.error()));
  setOnline(false);
  await user.click(submit());
  expect(await screen.findByText('No connection. Your changes are kept.')).toBeVisible();
  expect(await name()).toHaveValue('Buy a lamp!');
});

test.each([
  ['The name is too long.', 'The name is too long.'],
  [undefined, 'Failed to update test blueprint'],
])('a test that cannot be saved: %s', async (error, shown) => {
  server.use(respondWithError('put', '/test_blueprint/update/1', 422, error));
  const { user } = open();
  await user.type(await name(), '!');
  await user.click(submit());
  expect(await screen.findByText(shown)).toBeVisible();
  expect(await name()).toHaveValue('Buy a lamp!');
});

describe('when another user has saved first', () => {
  const theirs = { ...storedTest(['Their step'], { title: 'Their lamp' }), version: 8 };
  const conflict = () =>
    http.put(
      `${apiAddress}/test_blueprint/update/1`,
      () =>
        HttpResponse.json(
          { error: 'Somebody else has saved.', code: 'version_conflict', test_blueprint: theirs },
          { status: 409 },
        ),
      { once: true },
    );
  const meetConflict = async () => {
    const update = recordCalls('put', '/test_blueprint/update/1', {
      test_blueprint: { ...stored, version: 9 },
    });
    server.use(conflict(), update.handler);
    const page = open();
    await page.user.type(await name(), '!');
    await page.user.click(submit());
    const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else has saved changes' }));
    return { ...page, dialog, update };
  };

  test('Reload shows their work', async () => {
    const { user, dialog } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: 'Reload' }));
    await waitFor(async () => expect(await name()).toHaveValue('Their lamp'));
    expect(texts()).toEqual(['Their step']);
  });

  test('Overwrite saves this work over theirs', async () => {
    const { user, dialog, update } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: 'Overwrite' }));
    expect(await screen.findByText('Test blueprint updated successfully!')).toBeVisible();
    expect(update.bodies).toEqual([expect.objectContaining({ title: 'Buy a lamp!', version: 8 })]);
  });

  test('Cancel goes on editing', async () => {
    const { user, dialog, update } = await meetConflict();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await name()).toHaveValue('Buy a lamp!');
    expect(update.bodies).toHaveLength(0);
  });
});

test('a module step is edited by its picker only', async () => {
  server.use(
    respondWithStored({
      ...stored,
      test_steps: [storedStep({ type: 'module', action: '', test_blueprint_module_id: 50 })],
    }),
  );
  const { user } = open();
  await name();
  expect(await within(card(1)).findByText('Sign in')).toBeVisible();
  expect(within(card(1)).queryByRole('button', { name: /AI Vision/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Menu of step 1' }));
  expect(await screen.findByRole('menuitem', { name: 'Delete' })).toBeVisible();
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).not.toBeInTheDocument();
});

test('a test that cannot be loaded can be asked for again', async () => {
  server.use(respondWithError('get', '/test_blueprint/1', 500));
  const { user } = open();
  expect(await screen.findByText('Failed to load test data')).toBeVisible();
  server.use(respondWithStored(stored));
  await user.click(screen.getByRole('button', { name: /try again/i }));
  expect(await name()).toHaveValue('Buy a lamp');
});

/** Ends the session with unsaved changes, and restores them after signing in again. */
async function restoreDraft() {
  const first = open();
  await first.user.type(await name(), '!');
  await chooseFromMenu(first.user, 1, 'Delete');
  act(() => endSession('expired'));
  first.unmount();

  server.use(respondWithStored({ ...stored, version: 6 }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  return user;
}

test('a draft survives the end of the session and is offered to the same user', async () => {
  await restoreDraft();
  expect(await name()).toHaveValue('Buy a lamp!');
  expect(texts()).toEqual(['Check the total']);
});

test('a restored draft is saved over the version it is based on', async () => {
  const update = recordCalls('put', '/test_blueprint/update/1', { test_blueprint: stored });
  server.use(update.handler);
  const user = await restoreDraft();
  await user.click(submit());
  await waitFor(() => expect(update.bodies).toEqual([expect.objectContaining({ version: 5 })]));
});

test('a draft of a lost tab is offered again until it is saved or discarded', async () => {
  const lost = open();
  await lost.user.type(await name(), '!');
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  const stored = { ...sessionStorage };
  lost.unmount();
  expect(sessionStorage).toHaveLength(0);
  Object.assign(sessionStorage, stored);

  const { user } = open();
  expect(await screen.findByText(/unsaved changes from your last visit/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await name()).toHaveValue('Buy a lamp');
  expect(sessionStorage).toHaveLength(0);
});

test('a save after the session has ended keeps the draft and shows no error', async () => {
  server.use(respondWithError('put', '/test_blueprint/update/1', 401, 'Your session has ended.'));
  const { user } = open();
  await user.type(await name(), '!');
  await user.click(submit());
  await waitFor(() => expect(sessionStorage).toHaveLength(1));
  expect(screen.queryByText('Your session has ended.')).not.toBeInTheDocument();
});

test('a text that is being typed into a step is part of the draft, and leaving asks', async () => {
  const typing = open();
  await name();
  await typing.user.dblClick(within(card(1)).getByRole('paragraph'));
  await typing.user.type(field(), ' and more');
  const leaving = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(leaving));
  expect(leaving.defaultPrevented).toBe(true);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const stored = { ...sessionStorage };
  typing.unmount();
  Object.assign(sessionStorage, stored);

  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(texts()[0]).toMatch(/ and more$/);
});

test('a text that is taken back leaves no draft', async () => {
  const { user } = open();
  await name();
  await user.dblClick(within(card(1)).getByRole('paragraph'));
  await user.type(field(), ' and more{Escape}');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sessionStorage).toHaveLength(0);
});

test('a draft survives signing out in another tab', async () => {
  const { user } = open();
  await user.type(await name(), '!');
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null })));
  expect(sessionStorage).toHaveLength(1);
});

test('signing out deletes the draft', async () => {
  const { user } = open();
  await user.type(await name(), '!');
  act(() => endSession('signed-out'));
  expect(sessionStorage).toHaveLength(0);
});
