import { callApi } from '../../flows/call-api.ts';
import { runTests } from '../../flows/finished-run.ts';
import { goTo } from '../../flows/go-to.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { storeTest } from '../../flows/store-test.ts';
import { TestEditorPage } from '../../pages/test-editor-page.ts';
import { TestSuitesPage } from '../../pages/test-suites-page.ts';
import { startGuardedPage, type Guard } from '../../site/guarded-page.ts';

const GUARD: Guard = {
  previewKey: 'key-of-the-preview',
  credentials: 'staff:word-of-the-staff',
  passwords: { anna: 'word-of-anna', bob: 'word-of-bob' },
  codeSecret: 'JBSWY3DPEHPK3PXP',
};
const SECRETS = [GUARD.previewKey, 'word-of-the-staff', 'word-of-anna', 'word-of-bob', GUARD.codeSecret];

describe('a site that is behind headers, HTTP authentication and one-time passwords', () => {
  const name = `Preview ${Date.now()}`;
  const code = `code_${Date.now()}`;
  let site: Awaited<ReturnType<typeof startGuardedPage>>;

  before(async () => {
    site = await startGuardedPage(GUARD);
    await openSignedIn();
  });
  after(() => site.close());

  it('is tested in an environment, by one-time password and with a secret in each row', async () => {
    await goTo('/dashboard/settings');
    await $('button=Add environment').click();
    const dialog = $('[role="dialog"]');
    await dialog.$('aria/Name').setValue(name);
    await dialog.$('input[type="url"]').setValue(site.address);
    await dialog.$('button=Add header').click();
    await dialog.$('aria/Name of header 1').setValue('X-Preview-Key');
    await dialog.$('aria/Value of header 1').setValue(GUARD.previewKey);
    await dialog.$('//label[contains(., "User name for HTTP")]/following::input[1]').setValue('staff');
    await dialog.$('aria/Password for HTTP authentication').setValue('word-of-the-staff');
    await dialog.$('button[type="submit"]').click();
    await $(`h3=${name}`).waitForDisplayed();

    await $('button=Add variable').click();
    await dialog.$('aria/Name').setValue(code);
    await dialog.$('aria/Kind').selectByAttribute('value', 'one-time-password');
    await dialog.$('aria/Secret of the one-time password').setValue(GUARD.codeSecret);
    await dialog.$('button[type="submit"]').click();
    await dialog.waitForExist({ reverse: true });

    const test = await storeTest(name, {
      url: '/',
      steps: [
        'Type "{{user}}" into "User"',
        'Type "{{password}}" into "Password"',
        `Type "{{${code}}}" into "Code"`,
        'Click "Enter"',
        'The "Welcome, {{user}}" heading is visible',
      ],
    });
    await TestEditorPage.open(test.id);
    await $('button=Settings').click();
    await $('aria/Add data').click();
    await $('aria/Paste rows from a spreadsheet or CSV').setValue(
      'user,password (secret)\nanna,word-of-anna\nbob,word-of-bob',
    );
    await $('button=Use these rows').click();
    await $('button=Save Data').click();
    await expect($('[role="group"][aria-label="Data"]')).toHaveText(expect.stringContaining('2 rows'));

    const { test_group_run: ended, test_runs: items } = await runTests([test.id], { environment: name });
    const results = await Promise.all(
      items.map(async ({ id }) => JSON.stringify(await callApi('GET /test_run/:id', { params: { id } }))),
    );
    expect(results.map((result) => SECRETS.filter((secret) => result.includes(secret)))).toEqual([[], []]);
    expect([ended.status, ...items.map(({ status }) => status)]).toEqual(['passed', 'passed', 'passed']);
  });

  it('is where the schedule of a suite runs', async () => {
    await TestSuitesPage.open();
    await TestSuitesPage.create(name, { day: 'Friday', hour: '5 PM', timezone: 'America/New_York' });
    await TestSuitesPage.edit(name);
    await $('aria/Environment').selectByVisibleText(name);
    await TestSuitesPage.save();
    await browser.refresh();
    await TestSuitesPage.edit(name);
    // A checked option that is found before the suite is shown stays the same element.
    await browser.waitUntil(async () => (await $('aria/Environment').$('option:checked').getText()) === name);
    await browser.keys('Escape');
    await TestSuitesPage.delete(name);
  });
});
