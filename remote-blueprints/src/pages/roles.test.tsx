import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Role } from 'shared/constants';
import type { DataTable } from 'shared/contract';
import { apiAddress, enabledControls, renderRemote, server } from 'shared/testing';
import { remote } from '../remote.tsx';
import { listedModule, listedTest, storedStep, storedTest } from '../testing/blueprints.ts';
import { card, cards } from '../testing/editor.ts';
import {
  respondWithBlueprints,
  respondWithHistories,
  respondWithStored,
  respondWithSuites,
} from '../testing/handlers.ts';
import { stubDrawing } from '../testing/live-images.ts';
import { openLiveWorker } from '../testing/live-worker.ts';
import { openPlan, planEntry, planProposal } from '../testing/plans.ts';
import { openSettings } from '../testing/open-settings.ts';

const EDITORS = 'Your role is Viewer: ask an owner for the role Editor.';

/** The controls that can be used, except these. */
const others = (reading: RegExp) => enabledControls().filter((name) => !reading.test(name));

async function openList(role: Role, tab: 'tests' | 'modules') {
  server.use(
    respondWithHistories(),
    respondWithSuites(),
    respondWithBlueprints(listedTest({ title: 'Buy a lamp' }), listedModule({ title: 'Sign in' })),
  );
  const page = renderRemote(remote, `/dashboard/tests?tab=${tab}`, { role });
  await screen.findByRole('row', { name: /Buy a lamp|Sign in/ });
  await page.user.click(screen.getByRole('checkbox', { name: /^Select (Buy|Sign)/ }));
  await screen.findByRole('toolbar');
  return page;
}

const READING_LIST =
  /^(checkbox Select|searchbox |combobox |button (Filters|Views|Edit|Export|Clear the selection|Close the guide|Name|Last run|Last status|Steps|Used by|Select all))/;

test.each(['tests', 'modules'] as const)('a viewer reads and exports the %s', async (tab) => {
  await openList('viewer', tab);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Duplicate/ })).toHaveAccessibleDescription(EDITORS),
  );
  expect(others(READING_LIST)).toEqual([]);
  expect(screen.getByRole('button', { name: /^New (Test|Module)$/ })).toHaveAccessibleDescription(EDITORS);
});

test('an owner can change the tests', async () => {
  await openList('owner', 'tests');
  expect(enabledControls()).toEqual(
    expect.arrayContaining([
      ...['button Record a Test', 'button Import', 'button Run', 'button Move to suite', 'button Delete'],
      ...['button Run Buy a lamp now', 'button Duplicate Buy a lamp', 'button Delete Buy a lamp'],
    ]),
  );
  expect(screen.getByRole('link', { name: 'New Test' })).toBeVisible();
});

const table: DataTable = {
  columns: [{ name: 'user', is_secret: false }],
  rows: [['anna']],
  updated_at: '2026-03-02T09:00:00.000Z',
  updated_by: 1,
};

const stored = storedTest(['Click "Buy"', 'click Pay', 'frobnicate it'], {
  version: 5,
  table_rows: 1,
  tags: ['smoke'],
  browser: {},
  handlers: [],
  quarantine: null,
});
const storedWithModule = {
  ...stored,
  test_steps: [
    ...stored.test_steps,
    storedStep({ step_number: 4, type: 'module', test_blueprint_module_id: 50 }),
  ],
};

async function openEditor(role: Role, query = '') {
  const known = openPlan(1, {
    entries: [planEntry({ text: 'Click "Buy"' })],
    proposals: [planProposal({ text: 'Click "Buy"', sentence: 'Click "Order"', step_numbers: [1] })],
  });
  server.use(
    respondWithStored(storedWithModule),
    respondWithBlueprints(
      listedTest({ tags: ['smoke'], quarantine: null }),
      listedModule({ quarantine: null, tags: [] }),
    ),
    respondWithSuites(),
    http.get(`${apiAddress}/test_blueprint/1/table`, () => HttpResponse.json({ table })),
    ...known.handlers(() => undefined),
  );
  const page = renderRemote(remote, `/dashboard/updatetest/1${query}`, { role });
  await openSettings(page.user);
  await screen.findByRole('button', { name: 'Edit data' });
  await screen.findByRole('button', { name: 'Review Proposal' });
  await screen.findByRole('button', { name: 'Open live browser' });
  await screen.findByLabelText('Tags');
  return page;
}

/** What shows something, or copies steps. */
const READING_EDITOR =
  /^(checkbox Select step|button (History|Keyboard shortcuts|What can I write|Plan of step|Review Proposal|Change browser settings|Change interruption handlers|Edit data|Settings|Show steps of step|\d+ unclear|Copy|Clear the selection|Try Again))/;

const save = () => screen.getByRole('button', { name: 'Update Test' });

test('a viewer reads a test in the editor and changes nothing', async () => {
  const { user } = await openEditor('viewer');
  await waitFor(() => expect(save()).toHaveAccessibleDescription(EDITORS));
  await user.click(screen.getByRole('checkbox', { name: 'Select step 2' }));
  await screen.findByRole('toolbar', { name: 'Selected steps' });
  expect(others(READING_EDITOR)).toEqual([]);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Buy a lamp');
  expect(screen.getByText('smoke')).toBeVisible();
});

test('a viewer watches the live browser of a colleague, and cannot use it', async () => {
  stubDrawing();
  const worker = openLiveWorker({
    sessions: [
      {
        live_session_id: '6f0f7f0e-8a53-4c8e-9b8e-2f6f3c1d0a11',
        started_by: 'Ann',
        is_own: false,
        started_at: '2026-01-01T00:00:00.000Z',
      },
    ],
  });
  server.use(...worker.handlers);
  const { user } = await openEditor('viewer');
  await user.click(await screen.findByRole('button', { name: 'Watch Ann' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Address of the live page' })).toHaveValue(
      'https://shop.test/',
    ),
  );
  expect(others(READING_EDITOR)).toEqual(['button Stop watching']);
  await user.click(screen.getByRole('button', { name: 'Stop watching' }));
  expect(await screen.findByRole('button', { name: 'Watch Ann' })).toBeEnabled();
});

test('neither keys nor the mouse change the steps of a viewer', async () => {
  const { user } = await openEditor('viewer', '?step=2&edit=true');
  await waitFor(() => expect(save()).toHaveAccessibleDescription(EDITORS));
  const textOfCards = () => cards().map(({ textContent }) => textContent);
  const before = textOfCards();
  card(2).focus();
  for (const keys of [
    '{Enter}',
    '{Shift>}{Enter}{/Shift}',
    '{Delete}',
    '{Control>}d{/Control}',
    '{Control>}/{/Control}',
  ])
    await user.keyboard(keys);
  await user.dblClick(within(card(2)).getByText('click Pay'));
  fireEvent.paste(document.body, { clipboardData: { getData: () => 'Go back' } });
  await user.keyboard('{Control>}s{/Control}');
  expect(cards()).toHaveLength(4);
  expect(textOfCards()).toEqual(before);
  expect(screen.queryByRole('combobox', { name: /^Text of step/ })).not.toBeInTheDocument();
  expect((await screen.findAllByText(EDITORS, { selector: '[data-toast-region] *' }))[0]).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
});

test('a viewer reads the table of a test', async () => {
  const { user } = await openEditor('viewer');
  await waitFor(() => expect(save()).toHaveAccessibleDescription(EDITORS));
  await user.click(screen.getByRole('button', { name: 'Edit data' }));
  await screen.findByRole('grid', { name: 'Data' });
  expect(others(READING_EDITOR)).toEqual(['button Export CSV', 'button Cancel', 'button Close']);
  expect(screen.getByRole('textbox', { name: 'user, row 1' })).toHaveValue('anna');
});

test('an owner can change everything in the editor', async () => {
  const { user } = await openEditor('owner');
  await user.click(screen.getByRole('button', { name: 'Menu of step 2' }));
  await screen.findByRole('menuitem', { name: 'Duplicate' });
  await user.keyboard('{Escape}');
  expect(enabledControls()).toEqual(
    expect.arrayContaining([
      ...[
        'button Update Test',
        'button Save and Run',
        'button Run Steps',
        'button Add',
        'button Attach a file',
      ],
      ...['button Generate steps', 'button Open live browser', 'button Accept', 'button Remove tag smoke'],
      ...['button Menu of step 1', 'textbox Name', 'combobox Tags', 'combobox Module of step 4'],
    ]),
  );
});
