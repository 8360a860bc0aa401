import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { BlueprintVersion, BlueprintVersionItem } from 'shared/contract';
import { longDateTime } from 'shared/format';
import { apiAddress, renderRemote, respondWithError, server } from 'shared/testing';
import { remote } from '../../remote.tsx';
import { listedModule, storedModule, storedStep, storedSuite, storedTest } from '../../testing/blueprints.ts';
import { card, texts } from '../../testing/editor.ts';
import {
  recordCalls,
  respondWithBlueprints,
  respondWithStored,
  respondWithSuites,
} from '../../testing/handlers.ts';

const stored = storedTest(['Open the shop', 'Click "Buy"', 'Reload the page'], {
  test_blueprint_category_id: 3,
  version: 3,
});

const listed = (version: number, values: Partial<BlueprintVersionItem> = {}): BlueprintVersionItem => ({
  version,
  saved_at: '2026-03-02T09:05:00',
  saved_by: 'grace@example.com',
  summary: '1 step changed',
  ...values,
});

/** Version 2 with steps of these texts. */
function versionOf(steps: string[], values: Partial<BlueprintVersion> = {}): BlueprintVersion {
  const { title, starting_url, test_blueprint_category_id, file } = stored;
  return {
    version: 2,
    saved_at: '2026-03-02T09:05:00',
    saved_by: null,
    title,
    starting_url,
    test_blueprint_category_id,
    file,
    steps: steps.map((action, index) => stepOf(index + 1, { action })),
    ...values,
  };
}

function stepOf(number: number, values: Parameters<typeof storedStep>[0]) {
  const { id: _, ...step } = storedStep({ step_number: number, ...values });
  return step;
}

const respondWithVersions = (versions: BlueprintVersionItem[], next_before: number | null = null) =>
  http.get(`${apiAddress}/test_blueprint/1/versions`, () => HttpResponse.json({ versions, next_before }));

const respondWithVersion = (version: BlueprintVersion, id = 1) =>
  http.get(`${apiAddress}/test_blueprint/${id}/versions/${version.version}`, () =>
    HttpResponse.json({ version }),
  );

const history = () => screen.findByRole('dialog', { name: 'History' });
const historyButton = () => screen.findByRole('button', { name: 'History' });

async function openHistory() {
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await user.click(await historyButton());
  return { user, panel: within(await history()) };
}

/** Opens version 2 with the same texts before and after, unless `version` has others. */
async function openVersion(version: BlueprintVersion) {
  server.use(respondWithVersion(version));
  const { user, panel } = await openHistory();
  await user.click(await panel.findByRole('button', { name: /^Version 2/ }));
  const details = within(panel.getByRole('region', { name: 'Version 2' }));
  return { user, panel, details };
}

const type = async (user: UserEvent, text: string) =>
  user.type(await screen.findByRole('textbox', { name: 'Name' }), text);

const itemTexts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => {
  server.use(
    respondWithStored(stored),
    respondWithBlueprints(listedModule()),
    respondWithSuites(storedSuite()),
    respondWithVersions([listed(3, { summary: 'Name changed' }), listed(2, { saved_by: null })]),
  );
});

test('versions say when they were saved, by whom and what changed', async () => {
  const savedAt = new Date(Date.now() - 3 * 3_600_000).toISOString();
  server.use(
    respondWithVersions([
      listed(3, { saved_at: savedAt, summary: 'Name changed' }),
      listed(2, { saved_at: savedAt, saved_by: null }),
    ]),
  );
  const { panel } = await openHistory();
  const [current, previous] = await panel.findAllByRole('listitem');
  expect(current).toHaveTextContent('Version 3Current3 hours ago · grace@example.comName changed');
  expect(previous).toHaveTextContent('Version 23 hours ago · Unknown1 step changed');
  expect(panel.getAllByTitle(longDateTime(savedAt))).toHaveLength(2);
});

test('a version is compared with the editor field by field', async () => {
  const { details } = await openVersion(
    versionOf(['Open the shop', 'Click "Buy"', 'Reload the page'], {
      title: 'Buy a red lamp',
      starting_url: 'https://old.test',
      test_blueprint_category_id: null,
      file: { s3_key: 'a', file_name: 'prices.csv', file_size: 1 },
    }),
  );
  expect(itemTexts(await details.findByRole('list', { name: 'Changed fields' }))).toEqual([
    'Name−Before: Buy a lamp+After: Buy a red lamp',
    'URL−Before: https://shop.test+After: https://old.test',
    'Test Suite−Before: Checkout+After: None',
    'File−Before: None+After: prices.csv',
  ]);
  expect(details.queryByRole('list', { name: 'Changed steps' })).not.toBeInTheDocument();
});

test('moved and added steps are marked', async () => {
  const { details } = await openVersion(
    versionOf(['Reload the page', 'Open the shop', 'Click "Buy"', 'The cart is empty']),
  );
  const list = await details.findByRole('list', { name: 'Changed steps' });
  expect(itemTexts(list)).toEqual([
    'MovedFrom step 3 to step 1Reload the page',
    '2 steps unchanged',
    'AddedStep 4+The cart is empty',
  ]);
});

test('the steps around the former place of a moved one are counted together', async () => {
  const edited = ['Open the shop', 'Click "Buy"', 'Reload the page', 'Go back'];
  server.use(respondWithStored(storedTest(edited, { test_blueprint_category_id: 3, version: 3 })));
  const { details } = await openVersion(
    versionOf(['Open the shop', 'Reload the page', 'Go back', 'Click "Buy"']),
  );
  const list = await details.findByRole('list', { name: 'Changed steps' });
  expect(itemTexts(list)).toEqual(['3 steps unchanged', 'MovedFrom step 2 to step 4Click "Buy"']);
});

test('the words that differ in a changed step are emphasised', async () => {
  const { details } = await openVersion(versionOf(['Open the shop', 'Click "Order"', 'Reload the page']));
  const list = await details.findByRole('list', { name: 'Changed steps' });
  expect(itemTexts(list)).toEqual([
    '1 step unchanged',
    'ChangedStep 2−Before: Click "Buy"+After: Click "Order"',
    '1 step unchanged',
  ]);
  expect(within(within(list).getByRole('deletion')).getByRole('strong')).toHaveTextContent('Buy');
  expect(within(within(list).getByRole('insertion')).getByRole('strong')).toHaveTextContent('Order');
});

test('removed steps, other settings and modules are named', async () => {
  const { details } = await openVersion(
    versionOf([], {
      steps: [
        stepOf(1, { action: 'Open the shop', use_vision: true, is_disabled: true }),
        stepOf(2, { type: 'module', action: '', test_blueprint_module_id: 50 }),
      ],
    }),
  );
  expect(itemTexts(await details.findByRole('list', { name: 'Changed steps' }))).toEqual([
    'RemovedStep 2−Click "Buy"',
    'RemovedStep 3−Reload the page',
    'ChangedStep 1Open the shop−Before: Act+After: Act, AI Vision, disabled',
    'AddedStep 2+Module: Sign in',
  ]);
});

test('a restored version is an unsaved change, which a save stores as a new version', async () => {
  const update = recordCalls('put', '/test_blueprint/update/1', {
    test_blueprint: { ...stored, version: 4 },
  });
  server.use(update.handler);
  const { user, details } = await openVersion(versionOf(['Open the old shop'], { title: 'Buy an old lamp' }));
  await user.click(await details.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText('Version 2 restored')).toBeVisible();
  expect(screen.getByText(/unsaved change\. Save to store it as a new version/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Buy an old lamp');
  expect(texts()).toEqual(['Open the old shop']);
  expect(update.bodies).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Update Test' }));
  await waitFor(() =>
    expect(update.bodies).toMatchObject([
      { title: 'Buy an old lamp', version: 3, steps: [{ action: 'Open the old shop' }] },
    ]),
  );
});

test('unsaved changes are replaced only after a confirmation', async () => {
  server.use(respondWithVersion(versionOf(['Open the old shop'])));
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await type(user, '!');
  await user.click(await historyButton());
  await user.click(await screen.findByRole('button', { name: /^Version 2/ }));
  const restore = async () => user.click(await screen.findByRole('button', { name: 'Restore' }));
  const question = async () =>
    within(await screen.findByRole('alertdialog', { name: 'Replace unsaved changes?' }));

  await restore();
  await user.click((await question()).getByRole('button', { name: 'Cancel' }));
  expect(await history()).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Buy a lamp!');
  await restore();
  await user.click((await question()).getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Buy a lamp'));
  expect(texts()).toEqual(['Open the old shop']);
});

test('unsaved changes are compared, too, and the current version takes them back', async () => {
  const { version: _, ...current } = versionOf(['Open the shop', 'Click "Buy"', 'Reload the page']);
  server.use(respondWithVersion({ ...current, version: 3 }));
  const { user } = renderRemote(remote, '/dashboard/updatetest/1');
  await type(user, '!');
  await user.click(await historyButton());
  await user.click(await screen.findByRole('button', { name: /^Version 3/ }));
  const fields = await screen.findByRole('list', { name: 'Changed fields' });
  expect(itemTexts(fields)).toEqual(['Name−Before: Buy a lamp!+After: Buy a lamp']);
});

test('a version with the content of the editor has nothing to restore', async () => {
  const { details } = await openVersion(versionOf(['Open the shop', 'Click "Buy"', 'Reload the page']));
  expect(await details.findByText('The editor has the same content.')).toBeVisible();
  expect(details.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument();
});

test('a suite or module that no longer exists is not restored', async () => {
  const { user, details } = await openVersion(
    versionOf([], {
      test_blueprint_category_id: 99,
      steps: [stepOf(1, { type: 'module', action: '', test_blueprint_module_id: 98 })],
    }),
  );
  await user.click(await details.findByRole('button', { name: 'Restore' }));
  await screen.findByText('Version 2 restored');
  expect(screen.getByRole('combobox', { name: /^Test Suite/ })).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Update Test' }));
  expect(await within(card(1)).findByText('Choose a module.')).toBeVisible();
});

test('earlier versions are loaded page by page', async () => {
  let failures = 1;
  server.use(
    http.get(`${apiAddress}/test_blueprint/1/versions`, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      if (before === null) return HttpResponse.json({ versions: [listed(3), listed(2)], next_before: 2 });
      if (failures-- > 0) return HttpResponse.json({}, { status: 500 });
      return HttpResponse.json({ versions: [listed(Number(before) - 1)], next_before: null });
    }),
  );
  const { user, panel } = await openHistory();
  await user.click(await panel.findByRole('button', { name: 'Show more' }));
  expect(await panel.findByText('Failed to load earlier versions.')).toBeVisible();
  expect(panel.getAllByRole('listitem')).toHaveLength(2);
  await user.click(panel.getByRole('button', { name: 'Try Again' }));
  expect(await panel.findByRole('button', { name: /^Version 1/ })).toBeVisible();
  expect(panel.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a test that was never changed has no earlier versions', async () => {
  server.use(respondWithVersions([listed(1, { summary: 'Created' })]));
  const { panel } = await openHistory();
  expect(await panel.findByText('No earlier versions yet')).toBeVisible();
});

test('a history or version that cannot be loaded can be requested again', async () => {
  server.use(respondWithError('get', '/test_blueprint/1/versions', 500));
  const { user, panel } = await openHistory();
  expect(await panel.findByText('Failed to load the history.')).toBeVisible();
  server.use(
    respondWithVersions([listed(3), listed(2)]),
    respondWithError('get', '/test_blueprint/1/versions/2', 404),
  );
  await user.click(panel.getByRole('button', { name: 'Try Again' }));
  await user.click(await panel.findByRole('button', { name: /^Version 2/ }));
  expect(await panel.findByText('Failed to load version 2.')).toBeVisible();
  server.use(respondWithVersion(versionOf([])));
  await user.click(panel.getByRole('button', { name: 'Try Again' }));
  expect(await panel.findByRole('button', { name: 'Restore' })).toBeVisible();
});

test('a server without the endpoint keeps no history', async () => {
  server.use(respondWithError('get', '/test_blueprint/1/versions', 404));
  const { panel } = await openHistory();
  expect(await panel.findByText('This server keeps no history.')).toBeVisible();
});

test('Escape closes the panel and returns the focus', async () => {
  const { user } = await openHistory();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(async () => expect(await historyButton()).toHaveFocus());
});

test('a module has a history without modules and suites', async () => {
  server.use(
    respondWithStored(storedModule(['Press Sign in'], { version: 2 })),
    http.get(`${apiAddress}/test_blueprint/50/versions`, () =>
      HttpResponse.json({ versions: [listed(3), listed(2)], next_before: null }),
    ),
    respondWithVersion(
      versionOf(['Press Log in'], { title: 'Log in', starting_url: null, test_blueprint_category_id: null }),
      50,
    ),
  );
  const { user } = renderRemote(remote, '/dashboard/updatemodule/50');
  await user.click(await historyButton());
  await user.click(await screen.findByRole('button', { name: /^Version 2/ }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByRole('textbox', { name: 'Module Name' })).toHaveValue('Log in');
  expect(texts()).toEqual(['Press Log in']);
});

test('a new test has no history', async () => {
  renderRemote(remote, '/dashboard/newtest');
  expect(await screen.findByRole('button', { name: 'Create Test' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'History' })).not.toBeInTheDocument();
});
