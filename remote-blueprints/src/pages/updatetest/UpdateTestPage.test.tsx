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
const storedDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

beforeEach(() => {
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

test('a draft of a closed tab is offered again until it is saved or discarded', async () => {
  const lost = open();
  await lost.user.type(await name(), '!');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  lost.unmount();
  // A new tab begins without the storage of the closed one.
  sessionStorage.clear();

  const { user } = open();
  expect(await screen.findByText(/unsaved changes from your last visit.*"Buy a lamp!"/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await name()).toHaveValue('Buy a lamp');
  expect(screen.queryByText(/unsaved changes from your last visit/)).not.toBeInTheDocument();
  expect(storedDrafts()).toEqual([]);
});

test('a draft survives a crash of the screen', async () => {
  startFakeClock();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const run = { last_run_id: 9, last_status: 'running' } as const;
  server.use(respondWithStored({ ...stored, ...run, last_run: '2026-11-20T15:30:00.000Z' }));
  const first = open();
  fireEvent.change(await name(), { target: { value: 'Buy a desk' } });
  server.use(respondWithStored({ ...stored, ...run, last_run: 'no time at all' }));
  await act(() => jest.advanceTimersByTimeAsync(RUNS_POLL_INTERVAL));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument());
  first.unmount();
  jest.useRealTimers();

  server.use(respondWithStored(stored));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await name()).toHaveValue('Buy a desk');
});

test('changes that the person gives up, or saves, are not offered again', async () => {
  server.use(
    recordCalls('put', '/test_blueprint/update/1', { test_blueprint: { ...stored, version: 6 } }).handler,
  );
  const { user } = open();
  await user.type(await name(), '!');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(storedDrafts()).toHaveLength(1);
  await user.click(submit());
  await screen.findByText('Test blueprint updated successfully!');
  expect(storedDrafts()).toEqual([]);

  await user.type(await name(), '!');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(storedDrafts()).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: /Back to/ }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument());
  expect(storedDrafts()).toEqual([]);
});

describe('drafts of other people, companies, tabs and times', () => {
  /** Leaves a draft with this name, as a closed tab does. */
  async function leaveDraft(title: string) {
    const lost = open();
    fireEvent.change(await name(), { target: { value: title } });
    lost.unmount();
  }
  /** Changes what is stored with every draft. */
  const changeStored = (values: object) => {
    for (const key of storedDrafts()) {
      const text = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(text) as object), ...values }));
    }
  };

  test.each([
    ['another person', { userEmail: 'grace@example.com' }, 1],
    ['another company', { companyId: 2 }, 1],
    ['more than 30 days ago', { storedAt: Date.now() - 31 * 24 * 60 * 60_000 }, 0],
  ])('a draft of %s is not offered', async (_whose, values, kept) => {
    await leaveDraft('Buy a desk');
    changeStored(values);
    await leaveDraft('Buy a chair');
    const { user } = open();
    // The draft that is offered shows that the stored ones have been read.
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
    expect(storedDrafts()).toHaveLength(kept);
  });

  test('two tabs keep a draft each, and both are offered, the newest first', async () => {
    await leaveDraft('Buy a desk');
    changeStored({ storedAt: Date.now() - 1000 });
    await leaveDraft('Buy a chair');
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(await name()).toHaveValue('Buy a desk');
  });

  test('a draft that another tab edits is offered when that tab is gone', async () => {
    await leaveDraft('Buy a desk');
    const elsewhere = Promise.withResolvers<null>();
    const request = async (_key: string, _options: object, hold: () => Promise<void>) => {
      await elsewhere.promise;
      return hold();
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    try {
      open();
      expect(await screen.findByText('Using login steps from "Sign in" module')).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
      elsewhere.resolve(null);
      expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
    } finally {
      Reflect.deleteProperty(navigator, 'locks');
    }
  });

  test('in a full storage an older draft makes room', async () => {
    await leaveDraft('Buy a desk');
    changeStored({ path: '/dashboard/updatetest/2' });
    const storage = Object.getPrototypeOf(localStorage) as Storage;
    const setItem = Reflect.get(storage, 'setItem');
    jest.spyOn(storage, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key.startsWith('draft:') && storedDrafts().some((other) => other !== key))
        throw new DOMException('', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    await leaveDraft('Buy a chair');
    expect(storedDrafts()).toHaveLength(1);
    open();
    expect(await screen.findByRole('button', { name: 'Restore' })).toBeVisible();
  });
});

test('a save after the session has ended keeps the draft and shows no error', async () => {
  server.use(respondWithError('put', '/test_blueprint/update/1', 401, 'Your session has ended.'));
  const { user } = open();
  await user.type(await name(), '!');
  await user.click(submit());
  await waitFor(() => expect(storedDrafts()).toHaveLength(1));
  expect(screen.queryByText('Your session has ended.')).not.toBeInTheDocument();
});

test('a text that is being typed into a step is part of the draft, and leaving asks', async () => {
  const typing = open();
  await name();
  await typing.user.click(within(card(1)).getByRole('paragraph'));
  await typing.user.type(field(), ' and more');
  const leaving = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(leaving));
  expect(leaving.defaultPrevented).toBe(true);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  typing.unmount();

  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(texts()[0]).toMatch(/ and more$/);
});

test('a text that is taken back leaves no draft', async () => {
  const { user } = open();
  await name();
  await user.click(within(card(1)).getByRole('paragraph'));
  await user.type(field(), ' and more{Escape}');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(storedDrafts()).toEqual([]);
});

test('a draft survives signing out in another tab', async () => {
  const { user } = open();
  await user.type(await name(), '!');
  localStorage.removeItem('token');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: null })));
  expect(storedDrafts()).toHaveLength(1);
});

test('signing out deletes the draft', async () => {
  const { user } = open();
  await user.type(await name(), '!');
  act(() => endSession('signed-out'));
  expect(storedDrafts()).toEqual([]);
});
