import { callApi } from '../../flows/call-api.ts';
import { finishedRun, startRun } from '../../flows/finished-run.ts';
import { goTo, waitForScreen } from '../../flows/go-to.ts';
import { forgetSession } from '../../flows/sign-in.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { Shell } from '../../pages/shell.ts';
import { prepareForAxe, seriousViolations, setWidth } from '../../support/axe.ts';
import { blueprintScreens, DASHBOARD_SCREENS, PUBLIC_SCREENS, runScreens, type Screen } from './screens.ts';

/** Buttons that open a dialog. */
const TEST_DIALOGS = [
  'Add data',
  'Change browser settings',
  'Change interruption handlers',
  'Start quarantine',
  'Generate steps',
];
const LIST_DIALOGS = ['Record a Test', 'Import', 'Filters'];
const SETTINGS_DIALOGS = [
  { path: '/dashboard/settings/you', buttons: ['Change password', 'Set up two-factor sign-in'] },
  { path: '/dashboard/settings', buttons: ['Add environment', 'Add variable', 'Add route'] },
  { path: '/dashboard/settings/access', buttons: ['Invite', 'Create key'] },
];

/** With a link. */
const COMMENT = 'Seen, see https://example.com/lamp';

async function comment(
  subject: { test_blueprint_id: number } | { test_group_run_id: number },
): Promise<void> {
  await callApi('POST /comments', { body: { ...subject, text: COMMENT } });
}

/** Goes from screen to screen within one loaded page. */
async function violationsOf(screens: readonly Screen[]): Promise<string[]> {
  const violations: string[] = [];
  for (const { path, title } of screens) {
    await goTo(path);
    await waitForScreen(title);
    violations.push(...(await seriousViolations(path)));
  }
  return violations;
}

describe('accessibility, in both themes, on a wide screen and on a phone', () => {
  let runId: number;
  after(() => setWidth(1360));

  it('has no serious accessibility violation on any screen that needs no sign-in, nor in a notification', async () => {
    await forgetSession();
    await browser.url('/signup');
    await waitForScreen('Sign up');
    await prepareForAxe();
    const deadLink = { path: '/invitation/token', title: 'Invitation' };
    const violations = await violationsOf([...PUBLIC_SCREENS, deadLink]);

    await goTo('/signup');
    await $('aria/Email').setValue('somebody@example.com');
    await browser.keys('Enter');
    await $('aria/Notifications').$('span=Signup successful!').waitForDisplayed();
    // It stays for as long as it has the focus.
    await browser.keys('F8');
    violations.push(...(await seriousViolations('A notification')));
    expect(violations).toEqual([]);
  });

  it('has no serious accessibility violation on any screen of the dashboard', async () => {
    await openSignedIn();
    // It runs meanwhile; its own screens come last.
    runId = await startRun('Storefront');
    await prepareForAxe();
    expect(await violationsOf([...DASHBOARD_SCREENS, ...(await blueprintScreens())])).toEqual([]);
  });

  it('has no serious accessibility violation in what opens over a screen', async () => {
    await goTo('/dashboard/runs');
    await waitForScreen('Runs');
    await setWidth(1360);
    await Shell.openUserMenu();
    const violations = await seriousViolations('The user menu');
    await browser.keys('Escape');

    await setWidth(390);
    await Shell.openNavigation();
    violations.push(...(await seriousViolations('The navigation', { widths: [390] })));
    await browser.keys('Escape');

    await $('button=Kick off a Run').click();
    await $('[role="dialog"]').waitForDisplayed();
    violations.push(...(await seriousViolations('A dialog')));
    await browser.keys('Escape');

    await goTo('/dashboard/test-suites');
    await waitForScreen('Test Suites');
    await $('button=New Test Suite').click();
    await $('aria/Run on a schedule').click();
    violations.push(...(await seriousViolations('The schedule editor', { within: '[role="dialog"]' })));
    await browser.keys('Escape');
    expect(violations).toEqual([]);
  });

  it('has no serious accessibility violation in the dialogs of a test and of the settings', async () => {
    // The dialog before this one asks whether to discard what was changed in it.
    await openSignedIn();
    await prepareForAxe();
    const [test] = await blueprintScreens();
    if (!test) throw new Error('There is no test.');
    const violations: string[] = [];
    for (const { screen, row, buttons } of [
      { screen: test, row: 'Settings', buttons: TEST_DIALOGS },
      {
        screen: { path: '/dashboard/tests?tab=tests', title: 'Tests and Modules' },
        row: null,
        buttons: LIST_DIALOGS,
      },
      ...SETTINGS_DIALOGS.map(({ path, buttons }) => ({
        screen: { path, title: 'Settings' },
        row: null,
        buttons,
      })),
    ]) {
      await goTo(screen.path);
      await waitForScreen(screen.title);
      if (row) await $(`button=${row}`).click();
      for (const name of buttons) {
        // On a phone some of them have no place, or are not offered.
        await setWidth(1360);
        await $(`aria/${name}`).click();
        await $('[role="dialog"]').waitForDisplayed();
        const scope = { within: '[role="dialog"]' };
        violations.push(...(await seriousViolations(`The dialog of "${name}"`, scope)));
        await setWidth(1360);
        await browser.keys('Escape');
        await $('[role="dialog"]').waitForExist({ reverse: true });
      }
    }

    await comment({ test_blueprint_id: Number(test.path.split('/').at(-1)) });
    await goTo(`${test.path}#comments`);
    await expect($('[role="dialog"]')).toHaveText(expect.stringContaining(COMMENT));
    violations.push(...(await seriousViolations('The comments on a test', { within: '[role="dialog"]' })));
    expect(violations).toEqual([]);
  });

  it('has no serious accessibility violation on the screens of a run that passed in part, with comments, and on the overview of it', async () => {
    const run = await finishedRun(runId);
    const outcomes = ['passed', 'failed'].map((status) =>
      run.test_runs.find((test) => test.status === status),
    );
    const screens = runScreens({ ...run, test_runs: outcomes.filter((test) => test !== undefined) });
    expect(screens).toHaveLength(4);
    const violations = await violationsOf([
      ...screens,
      { path: '/dashboard/runs?tab=overview', title: 'Runs' },
    ]);

    await comment({ test_group_run_id: runId });
    await goTo(`/dashboard/grouprun/${runId}`);
    await expect($('section#comments')).toHaveText(expect.stringContaining(COMMENT));
    violations.push(...(await seriousViolations('The comments on a run', { within: 'section#comments' })));
    expect(violations).toEqual([]);
  });
});
