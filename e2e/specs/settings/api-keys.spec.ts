import { openSignedIn } from '../../flows/sign-in-at.ts';
import { apiAddress } from '../../support/addresses.ts';
import { prepareForAxe, seriousViolations, setWidth } from '../../support/axe.ts';

describe('API keys', () => {
  const name = `Pipeline ${Date.now()}`;
  let secret = '';
  const section = () => $('//section[.//h2[text()="API keys"]]');
  const item = () => section().$(`//li[.//h3[text()="${name}"]]`);
  const readTests = () =>
    fetch(`${apiAddress}/test_files`, { headers: { Authorization: `Bearer ${secret}` } });

  after(() => setWidth(1360));

  it('are created with a name and a role, and shown once', async () => {
    await openSignedIn('/dashboard/settings');
    await section().$('button=Create key').click();
    const dialog = $('[role="dialog"]');
    await dialog.$('aria/Name').setValue(name);
    await dialog.$('aria/Role').selectByAttribute('value', 'viewer');
    await dialog.$('button=Create').click();
    const shown = section().$('code');
    await shown.waitForDisplayed();
    secret = await shown.getText();
    expect(secret).toMatch(/^sl_[\w-]{43}$/);
    await prepareForAxe();
    expect(await seriousViolations('A new API key')).toEqual([]);
    await setWidth(1360);

    await browser.refresh();
    await expect(item()).toHaveText(expect.stringContaining('Not used yet.'));
    expect(await browser.getPageSource()).not.toContain(secret);
  });

  it('open what their role may, and say when they were used', async () => {
    expect((await readTests()).status).toBe(200);
    const start = await fetch(`${apiAddress}/test_group_run/trigger_run`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect(start.status).toBe(403);
    await browser.waitUntil(async () => {
      await browser.refresh();
      await item().waitForDisplayed();
      return (await item().getText()).includes('Last used');
    });
  });

  it('are revoked at once', async () => {
    await item().$(`aria/Revoke ${name}`).click();
    await $('[role="alertdialog"]').$('button=Revoke').click();
    await item().waitForExist({ reverse: true });
    const reply = await readTests();
    expect(reply.status).toBe(401);
    expect(await reply.json()).toMatchObject({ code: 'api_key_revoked' });
  });
});
