import { openSignedIn } from '../../flows/sign-in-at.ts';
import { expectAccessible } from '../../support/axe.ts';

describe('API keys', () => {
  const name = `Pipeline ${Date.now()}`;
  const section = () => $('//section[.//h2[text()="API keys"]]');
  const item = () => section().$(`//li[.//h3[text()="${name}"]]`);

  it('are created with a name and a role, and shown once', async () => {
    await openSignedIn('/dashboard/settings/access');
    await section().$('button=Create key').click();
    const dialog = $('[role="dialog"]');
    await dialog.$('aria/Name').setValue(name);
    await dialog.$('aria/Role').selectByAttribute('value', 'viewer');
    await dialog.$('button=Create').click();
    const shown = section().$('code');
    await shown.waitForDisplayed();
    const secret = await shown.getText();
    expect(secret).toMatch(/^sl_[\w-]{43}$/);
    await expectAccessible('A new API key');

    await browser.refresh();
    await expect(item()).toHaveText(expect.stringContaining('Not used yet.'));
    expect(await browser.getPageSource()).not.toContain(secret);
  });
});
