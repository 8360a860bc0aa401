import { goTo, waitForScreen } from '../../flows/go-to.ts';
import { forgetSession } from '../../flows/sign-in.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { Shell } from '../../pages/shell.ts';
import { setWidth } from '../../support/axe.ts';
import { blueprintScreens, DASHBOARD_SCREENS } from './screens.ts';

const ONE_OF_EACH_REMOTE = [
  { path: '/dashboard/runs', title: 'Runs' },
  { path: '/dashboard/tests?tab=tests', title: 'Tests and Modules' },
  { path: '/dashboard/test-suites', title: 'Test Suites' },
  { path: '/dashboard/settings', title: 'Settings' },
];

/** Tag and text of what has the focus. */
function focused(): Promise<string> {
  return browser.execute(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);
}

const scrolled = () => browser.execute(() => Math.round(scrollY));

async function expectFocusOn(element: string): Promise<void> {
  await browser.waitUntil(async () => (await focused()) === element, {
    timeoutMsg: `The focus did not come to ${element}; it is on ${await focused()}`,
  });
}

describe('going from screen to screen', () => {
  before(() => openSignedIn());
  after(() => setWidth(1360));

  it('leaves the focus alone when a page is loaded', async () => {
    for (const { path, title } of ONE_OF_EACH_REMOTE) {
      await browser.url(path);
      await waitForScreen(title);
      expect([path, (await focused()).startsWith('H1')]).toEqual([path, false]);
    }
  });

  it('names the screen in the window, and moves the focus to its heading', async () => {
    await browser.url('/dashboard/settings');
    await waitForScreen('Settings');
    for (const { path, title } of [...DASHBOARD_SCREENS, ...(await blueprintScreens())]) {
      // Between them another screen: a change of the query alone is none.
      await goTo('/dashboard/another');
      await waitForScreen('Page not found');
      await goTo(path);
      await waitForScreen(title);
      await expectFocusOn(`H1 ${title}`);
    }
  });

  it('begins a screen at its top, and comes back to where it was left', async () => {
    await forgetSession();
    await browser.url('/privacy-policy');
    await $('main h1').waitForDisplayed();
    const terms = $('footer').$('a[href="/terms-of-use"]');
    await terms.scrollIntoView();
    await browser.waitUntil(async () => (await scrolled()) > 300, {
      timeoutMsg: 'The policy does not scroll.',
    });
    const left = await scrolled();
    await terms.click();
    await waitForScreen('Terms of Use');
    expect(await scrolled()).toBe(0);
    await browser.back();
    await waitForScreen('Privacy Policy');
    await browser.waitUntil(async () => Math.abs((await scrolled()) - left) < 5, {
      timeoutMsg: `Back came to ${await scrolled()} instead of ${left}.`,
    });
  });

  it('has a navigation that slides in on a phone and keeps the focus to itself', async () => {
    await openSignedIn();
    await setWidth(390);
    await $('aria/Open navigation').waitForDisplayed();
    await Shell.userMenuButton.waitForDisplayed({ reverse: true });
    await Shell.openNavigation();
    const isInside = () =>
      browser.execute(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement));
    await browser.waitUntil(isInside, { timeoutMsg: 'The navigation did not take the focus.' });
    for (let count = 0; count < 8; count++) {
      await browser.keys('Tab');
      expect(await isInside()).toBe(true);
    }
    await browser.keys('Escape');
    await $('aria/Close navigation').waitForDisplayed({ reverse: true });
    expect(await browser.execute(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Open navigation',
    );
    await Shell.openNavigation();
    await Shell.goTo('Test Suites');
    await waitForScreen('Test Suites');
    await expectFocusOn('H1 Test Suites');
    await $('aria/Close navigation').waitForDisplayed({ reverse: true });
  });
});
