import { startStandalone } from '../../assembly/development.ts';
import type { PageServer } from '../../assembly/page-server.ts';
import { signInAt } from '../../flows/sign-in-at.ts';
import { hostAddress } from '../../support/addresses.ts';

describe('a remote that is developed by itself', () => {
  let standalone: PageServer;

  before(async () => {
    standalone = await startStandalone('settings');
  });
  after(() => standalone.stop());

  it('has a shell and a session of its own, and the data of the API', async () => {
    await browser.url(`${standalone.address}/dashboard/settings`);
    // The form contains the demo account.
    await $('button=Sign in').waitForClickable();
    await $('button=Sign in').click();
    await expectSettings();
    await $('aria/Screens').$('a=/terms-of-use').click();
    await expect($('main h1')).toHaveText('Terms of Use');
  });

  it('replaces the deployed one on a staging host', async () => {
    await signInAt(hostAddress);
    await browser.url(`${hostAddress}/dashboard/settings?remote.settings=${standalone.address}/`);
    await expectSettings();
    await expect($('//*[@role="status"][.//strong="Preview."]')).toHaveText(
      expect.stringContaining(`Preview. Settings from ${standalone.address}/`),
    );
  });

  async function expectSettings(): Promise<void> {
    await expect($('main h1')).toHaveText('Settings');
    await expect($('main')).toHaveText(expect.stringContaining('Variables and secrets'));
    await expect($('button=Add variable')).toBeEnabled();
    await expect($('main [role="alert"]')).not.toExist();
  }
});
