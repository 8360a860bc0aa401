import { finishedRun, startRun } from '../../flows/finished-run.ts';
import { goTo, waitForScreen } from '../../flows/go-to.ts';
import { forgetSession } from '../../flows/sign-in.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { Shell } from '../../pages/shell.ts';
import { prepareForAxe, seriousFaults, setWidth } from '../../support/axe.ts';
import { blueprintScreens, DASHBOARD_SCREENS, PUBLIC_SCREENS, runScreens, type Screen } from './screens.ts';

/** Goes from screen to screen within one loaded page. */
async function faultsOf(screens: readonly Screen[]): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, title } of screens) {
    await goTo(path);
    await waitForScreen(title);
    faults.push(...(await seriousFaults(path)));
  }
  return faults;
}

describe('accessibility, in both themes, on a wide screen and on a phone', () => {
  let runId: number;
  after(() => setWidth(1360));

  it('has no serious fault on any screen that needs no sign-in, nor in a notification', async () => {
    await forgetSession();
    await browser.url('/signup');
    await waitForScreen('Sign up');
    await prepareForAxe();
    const faults = await faultsOf(PUBLIC_SCREENS);

    await goTo('/signup');
    await $('aria/Email').setValue('somebody@example.com');
    await browser.keys('Enter');
    await $('aria/Notifications').$('span=Signup successful!').waitForDisplayed();
    // It stays for as long as it has the focus.
    await browser.keys('F8');
    faults.push(...(await seriousFaults('A notification')));
    expect(faults).toEqual([]);
  });

  it('has no serious fault on any screen of the dashboard', async () => {
    await openSignedIn();
    // It runs meanwhile; its own screens come last.
    runId = await startRun('Storefront');
    await prepareForAxe();
    expect(await faultsOf([...DASHBOARD_SCREENS, ...(await blueprintScreens())])).toEqual([]);
  });

  it('has no serious fault in what opens over a screen', async () => {
    await goTo('/dashboard/runs');
    await waitForScreen('Runs');
    await setWidth(1360);
    await Shell.openUserMenu();
    const faults = await seriousFaults('The user menu');
    await browser.keys('Escape');

    await setWidth(390);
    await Shell.openNavigation();
    faults.push(...(await seriousFaults('The navigation', [390])));
    await browser.keys('Escape');

    await $('button=Kick off a Run').click();
    await $('[role="dialog"]').waitForDisplayed();
    faults.push(...(await seriousFaults('A dialog')));
    await browser.keys('Escape');

    await goTo('/dashboard/test-suites');
    await waitForScreen('Test Suites');
    await $('button=New Test Suite').click();
    await $('aria/Run on a schedule').click();
    faults.push(...(await seriousFaults('The schedule editor')));
    await browser.keys('Escape');
    expect(faults).toEqual([]);
  });

  it('has no serious fault on the screens of a run that passed in part', async () => {
    const run = await finishedRun(runId);
    const outcomes = ['passed', 'failed'].map((status) =>
      run.test_runs.find((test) => test.status === status),
    );
    const screens = runScreens({ ...run, test_runs: outcomes.filter((test) => test !== undefined) });
    expect(screens).toHaveLength(4);
    expect(await faultsOf(screens)).toEqual([]);
  });
});
