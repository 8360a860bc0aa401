import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PlanProposal, VisualCheck } from 'shared/contract';
import type { Role } from 'shared/constants';
import { apiAddress, enabledControls, renderRemote, server } from 'shared/testing';
import { remote } from '../remote.tsx';
import { exampleDetail, exampleGroupRun, exampleStep } from '../testing/example-runs.ts';
import { respondWithTestRun, testRunAddress } from '../testing/test-run-api.ts';

const EDITORS = 'Your role is Viewer: ask an owner for the role Editor.';

const proposal: PlanProposal = {
  id: 11,
  kind: 'renamed',
  test_blueprint_id: 5,
  blueprint_title: 'Buy a book',
  step_numbers: [1],
  text: 'Click "Buy"',
  sentence: 'Click "Order"',
  planned: 'button "Buy"',
  found: 'button "Order"',
  test_run_id: 31,
  proposed_at: '2026-03-02T09:00:00.000Z',
};
const check: VisualCheck = {
  id: 9,
  step_number: 1,
  status: 'changed',
  width: 1280,
  height: 1440,
  changed_pixels: 1234,
  screenshot_url: `${apiAddress}/after.png`,
  baseline_url: `${apiAddress}/before.png`,
  difference_url: `${apiAddress}/difference.png`,
  changes: [],
  masks: [],
  rendered_by: 'chromium',
  baseline_rendered_by: 'chromium',
  accepted_by: null,
  accepted_at: null,
  is_acceptable: true,
};

async function openRuns(role: Role) {
  const runs = [exampleGroupRun()];
  server.use(
    http.get(`${apiAddress}/test_group_run/list`, () =>
      HttpResponse.json({ test_group_runs: runs, next_before: null }),
    ),
  );
  renderRemote(remote, '/dashboard/runs', { role });
  return screen.findByRole('button', { name: 'Kick off a Run' });
}

async function openGroupRun(role: Role, run: Parameters<typeof exampleDetail>[0], button: string) {
  server.use(http.get(`${apiAddress}/test_group_run/7`, () => HttpResponse.json(exampleDetail(run))));
  const page = renderRemote(remote, '/dashboard/grouprun/7', { role });
  return { ...page, button: await screen.findByRole('button', { name: button }) };
}

/** Opens a step of a test run that shows what can be decided about it. */
async function openStep(role: Role, step: Parameters<typeof exampleStep>[0]) {
  server.use(
    http.get(`${apiAddress}/test_run/31/visual_checks`, () => HttpResponse.json({ visual_checks: [check] })),
    http.get(`${apiAddress}/plan_proposals`, () => HttpResponse.json({ proposals: [proposal] })),
    ...respondWithTestRun({ results: [exampleStep(step)] }),
  );
  const page = renderRemote(remote, testRunAddress, { role });
  const toggle = await screen.findByRole('button', { name: TASKS });
  if (toggle.getAttribute('aria-expanded') !== 'true') await page.user.click(toggle);
  await screen.findByRole('button', { name: 'Accept' });
  return page;
}

const compared = { type: 'assert', task: 'The page looks as before' } as const;
const healed: Parameters<typeof exampleStep>[0] = {
  task: 'click Buy',
  marks: [{ kind: 'healed', text: 'Now called "Order".' }],
};
const TASKS = /The page looks as before|click Buy ?Healed/;

/** Controls that show or copy something. */
const READING =
  /^(radio |button (Filters|Views|Requests|Page|Show|Hide|Enlarge|Copy|Share|Previous|Next|Play|Screenshot|Before|After|Recording|Console|.*(The page looks as before|click Buy|Enlarge)|.*step))/;

const changing = () => enabledControls().filter((name) => !READING.test(name));

test('a viewer starts no run', async () => {
  const start = await openRuns('viewer');
  await waitFor(() => expect(start).toHaveAccessibleDescription(EDITORS));
  expect(changing()).toEqual([]);
});

test('a viewer neither stops a run nor runs it again', async () => {
  const running = await openGroupRun('viewer', { status: 'running', duration: null }, 'Stop Run');
  await waitFor(() => expect(running.button).toHaveAccessibleDescription(EDITORS));
  expect(changing()).toEqual([]);
  running.unmount();

  const passed = await openGroupRun('viewer', {}, 'Run Again');
  await waitFor(() => expect(passed.button).toHaveAccessibleDescription(EDITORS));
  expect(changing()).toEqual([]);
  passed.unmount();

  const { user, button } = await openGroupRun('viewer', { status: 'failed', passedTests: 1 }, 'Run Again');
  await user.click(button);
  await screen.findAllByRole('menuitem');
  expect(enabledControls().filter((name) => name.startsWith('menuitem'))).toEqual([]);
});

test.each([compared, healed])('a viewer reads a test run and decides nothing: $task', async (step) => {
  await openStep('viewer', step);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Run Again' })).toHaveAccessibleDescription(EDITORS),
  );
  expect(changing()).toEqual([]);
});

test('a viewer does not open the editor from a failed step', async () => {
  const missing_name = { name: 'Buy', alike: ['Order'], others: [] };
  const fixes = [{ kind: 'replace' as const, sentence: 'Click the 1st "Buy"' }];
  const place = { step: 1, module: null };
  const failed = exampleStep({ task: 'Click "Buy"', is_successful: false, missing_name, fixes, place });
  server.use(...respondWithTestRun({ status: 'failed', test_blueprint_id: 5, results: [failed] }));
  renderRemote(remote, testRunAddress, { role: 'viewer' });
  const summary = within(await screen.findByRole('region', { name: /failed/ }));
  for (const name of ['Use "Order"', 'Use: Click the 1st "Buy"', 'Edit this step'])
    await waitFor(() => expect(summary.getByRole('button', { name })).toHaveAccessibleDescription(EDITORS));
});

test('an owner can do all of it', async () => {
  const { unmount } = await openStep('owner', compared);
  expect(changing()).toEqual(['button Run Again', 'button Accept']);
  unmount();
  await openStep('owner', healed);
  expect(changing()).toEqual(['button Run Again', 'button Accept', 'button Dismiss']);
});
