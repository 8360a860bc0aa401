import type { Site } from 'test-support';
import { startAssembly, type Assembly } from '../../assembly/assembly.ts';
import { startSpecApi } from '../../assembly/spec-api.ts';
import { callApi } from '../../flows/call-api.ts';
import { finishedRun, startRun } from '../../flows/finished-run.ts';
import { goTo, waitForScreen } from '../../flows/go-to.ts';
import { signInAt } from '../../flows/sign-in-at.ts';
import { apiAddress } from '../../support/addresses.ts';
import { blueprintScreens, DASHBOARD_SCREENS, PUBLIC_SCREENS, runScreens, type Screen } from './screens.ts';

declare global {
  interface Window {
    /** What was logged as an error since `collectErrors`, exceptions included. */
    loggedErrors?: string[];
  }
}

describe('a server that replies with the fields of the specification only, and with some of its own', () => {
  let assembly: Assembly;
  let api: Site;

  before(async () => {
    api = await startSpecApi(apiAddress);
    assembly = await startAssembly({ apiAddress: api.address });
  });
  after(async () => {
    await assembly.stop();
    await api.close();
  });

  it('shows every screen that needs no sign-in', async () => {
    await signInAt(assembly.address, true);
    await browser.url(`${assembly.address}/login`);
    await collectErrors();
    expect(await problemsOf(PUBLIC_SCREENS)).toEqual([]);
  });

  it('shows every screen of the dashboard, and those of a run', async () => {
    await signInAt(assembly.address);
    await browser.url(`${assembly.address}/dashboard`);
    await collectErrors();
    const run = await startRun('Storefront');
    await callApi('POST /test_blueprint_category/create', {
      body: {
        name: 'Nightly',
        schedule_enabled: true,
        schedule_expression: '0 3 * * ? *',
        schedule_timezone: 'UTC',
      },
    });
    expect(await problemsOf([...DASHBOARD_SCREENS, ...(await blueprintScreens())])).toEqual([]);

    const screens = runScreens(await finishedRun(run));
    const media = screens
      .filter(({ path }) => path.includes('/testrun/') && !path.includes('?'))
      .flatMap(({ path, title }) =>
        ['recording', 'console'].map((tab) => ({ path: `${path}?media=${tab}`, title })),
      );
    expect(await problemsOf([...screens, ...media])).toEqual([]);
  });

  it('leaves out what the server does not offer', async () => {
    await goTo('/dashboard/settings/you');
    await waitForScreen('Settings');
    await $('h2=Account').waitForDisplayed();
    await goTo('/dashboard/settings');
    await $('h2=Email failure notifications').waitForDisplayed();
    await $('h2=Variables and secrets').waitForExist({ reverse: true });
    await goTo('/dashboard/github');
    await waitForScreen('CI/CD');
    // The buttons of the specification stay.
    await $('button=Connect GitHub').waitForDisplayed();
  });
});

/** Keeps what the page logs as errors from now on; the browser's own messages about answers with 404 are not among them. */
async function collectErrors(): Promise<void> {
  await browser.execute(() => {
    const errors: string[] = (window.loggedErrors = []);
    const { error } = console;
    const collect = (...values: unknown[]) => {
      errors.push(values.map(String).join(' '));
      error(...values);
    };
    Object.assign(console, { error: collect });
    addEventListener('error', ({ message }) => errors.push(message));
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
  });
}

/** Goes from screen to screen within one loaded page; gives what is wrong, by screen. */
async function problemsOf(screens: readonly Screen[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, title } of screens) {
    await goTo(path);
    const missing = await waitForScreen(title).then(
      () => [],
      (error: Error) => [error.message],
    );
    const found = await browser.execute(() => [
      // A failed remote or part of a screen has a heading too.
      ...[...document.querySelectorAll('main [role="alert"]')].map(({ textContent }) => textContent),
      ...(window.loggedErrors?.splice(0) ?? ['The page was loaded again.']),
    ]);
    problems.push(...[...missing, ...found].map((problem) => `${path}: ${problem}`));
  }
  return problems;
}
