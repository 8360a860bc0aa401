import { AxeBuilder } from '@axe-core/webdriverio';
import { finishedRun } from '../../flows/finished-run.ts';
import { forgetSession, signIn } from '../../flows/sign-in.ts';

const SIGNED_OUT = [
  '/login',
  '/signup',
  '/forgot-password',
  '/password-reset/token',
  '/privacy-policy',
  '/terms-of-use',
];
const SIGNED_IN = [
  '/dashboard/runs',
  '/dashboard/tests?tab=tests',
  '/dashboard/tests?tab=modules',
  '/dashboard/newtest',
  '/dashboard/newmodule',
  '/dashboard/test-suites',
  '/dashboard/github',
  '/dashboard/settings',
];
/** Both themes and both widths, without every pair of them. */
const LOOKS = [
  { theme: 'light', width: 1360 },
  { theme: 'dark', width: 390 },
] as const;

/** What axe holds to be serious on a screen, in one theme at one width. */
async function seriousFaults(path: string): Promise<string[]> {
  await browser.url(path);
  // Looked up anew each time: a screen may replace its first heading once its data are there.
  await browser.waitUntil(() => $('h1').isDisplayed(), { timeoutMsg: `${path} shows no heading.` });
  const { violations } = await new AxeBuilder({ client: browser }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${path} ${id}: ${String(target)}`));
}

describe('accessibility', () => {
  const runScreens: string[] = [];

  before(async () => {
    await signIn();
    const { test_group_run: groupRun, test_runs: testRuns } = await finishedRun('Storefront');
    runScreens.push(`/dashboard/grouprun/${groupRun.id}`);
    for (const status of ['passed', 'failed'])
      runScreens.push(`/dashboard/testrun/${testRuns.find((run) => run.status === status)?.id}`);
  });

  after(() => browser.setWindowSize(1360, 900));

  for (const { theme, width } of LOOKS)
    it(`has no serious fault on any screen, ${theme}, ${width} px wide`, async () => {
      await browser.setWindowSize(width, 900);
      await forgetSession();
      await browser.execute((value) => localStorage.setItem('steplight.theme', value), theme);
      const faults: string[] = [];
      for (const path of SIGNED_OUT) faults.push(...(await seriousFaults(path)));
      await signIn();
      await browser.execute((value) => localStorage.setItem('steplight.theme', value), theme);
      for (const path of [...SIGNED_IN, ...runScreens]) faults.push(...(await seriousFaults(path)));
      expect(faults).toEqual([]);
    });
});
