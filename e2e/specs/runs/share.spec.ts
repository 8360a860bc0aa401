import { runTests } from '../../flows/finished-run.ts';
import { openSignedIn, signInAt } from '../../flows/sign-in-at.ts';
import { storeTest } from '../../flows/store-test.ts';
import { GroupRunPage } from '../../pages/group-run-page.ts';
import { ShareDialog } from '../../pages/share-dialog.ts';
import { Shell } from '../../pages/shell.ts';
import { TestRunPage } from '../../pages/test-run-page.ts';
import { startLampPage } from '../../site/lamp-page.ts';
import { hostAddress } from '../../support/addresses.ts';
import { expectAccessible } from '../../support/axe.ts';

describe('a run that is shared', () => {
  const title = `Buy a shared lamp ${Date.now()}`;
  const runName = `Shared lamps ${Date.now()}`;
  let site: Awaited<ReturnType<typeof startLampPage>>;
  let groupRunId: number;
  let link = '';
  let screenshot = '';

  before(async () => {
    site = await startLampPage();
    await openSignedIn();
    const test = await storeTest(title, { url: site.address, steps: ['Scroll down', 'Click Buy'] });
    groupRunId = (await runTests([test.id], { name: runName })).test_group_run.id;
  });
  after(() => site.close());

  it('gets a link', async () => {
    await openSignedIn(`/dashboard/grouprun/${groupRunId}`);
    await ShareDialog.open();
    link = await ShareDialog.createLink();
    expect(link).toMatch(new RegExp(`^${hostAddress}/s/[\\w-]{43}$`));
    await expectAccessible('The dialog of share links', { within: '[role="dialog"]' });
  });

  it('is shown to a person without an account, in a window of its own', async () => {
    await signInAt(hostAddress, true);
    const window = await browser.getWindowHandle();
    await browser.newWindow(link);
    await Shell.waitForScreen(runName);
    await expect($('p*=Shared until')).toBeDisplayed();
    await expect($('nav[aria-label="Main"]')).not.toBeExisting();
    await expectAccessible('A shared group run');

    await GroupRunPage.openTestRun(title);
    await Shell.waitForScreen(title);
    await TestRunPage.openStep(2);
    await TestRunPage.showScreenshot(2);
    await TestRunPage.expectScreenshotIsLoaded();
    screenshot = (await $('[aria-labelledby="media-title"] img').getAttribute('src')) ?? '';
    await TestRunPage.openRecording();
    await TestRunPage.expectRecordingPlaysAndSeeks();
    await expectAccessible('A shared test run');

    const hosts = await browser.execute(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).hostname),
    );
    expect([...new Set(hosts)]).toEqual([new URL(hostAddress).hostname]);
    await browser.closeWindow();
    await browser.switchToWindow(window);
  });

  it('is gone with its screenshots when the link is revoked', async () => {
    expect((await fetch(screenshot)).status).toBe(200);
    await openSignedIn(`/dashboard/grouprun/${groupRunId}`);
    await ShareDialog.open();
    await expect(ShareDialog.root.$('li')).toHaveText(expect.stringContaining('1 view'));
    await ShareDialog.revoke();
    expect((await fetch(screenshot)).status).toBe(404);

    await signInAt(hostAddress, true);
    await browser.url(link);
    await expect($('main [role="alert"]')).toHaveText('This link does not exist or has expired.');
    await expect($('main table')).not.toBeExisting();
    await expectAccessible('A share link that has ended');
  });
});
