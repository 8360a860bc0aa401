import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callApi } from '../../flows/call-api.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { demoUser } from '../../flows/sign-in.ts';
import { expectAccessible } from '../../support/axe.ts';

describe('the audit log', () => {
  const name = `Audited ${Date.now()}`;
  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'steplight-audit-'));
    await browser.sendCommand('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder });
    await openSignedIn();
    const { category } = await callApi('POST /test_blueprint_category/create', { body: { name } });
    await callApi('PUT /test_blueprint_category/update/:id', {
      params: { id: category.id },
      body: { name: `${name} again`, schedule_config: { schedule_enabled: false } },
    });
    await callApi('DELETE /test_blueprint_category/delete/:id', { params: { id: category.id } });
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('is filtered by person and action, and says what was before and after', async () => {
    await openSignedIn('/dashboard/settings/audit');
    const table = $('table[aria-label="Audit log"]');
    await expect(table).toHaveText(expect.stringContaining('Suite deleted'));
    await $('aria/Person').setValue(demoUser.email);
    // What is typed filters a moment later, and each filter brings another table: the last one is filtered by both.
    await browser.waitUntil(async () => (await browser.getUrl()).includes('person='));
    await $('aria/Action').selectByVisibleText('Suite changed');
    await $('td*=Suite deleted').waitForExist({ reverse: true });
    const row = table.$(`tr*=${name} again`);
    await row.waitForDisplayed();
    await row.$('button*=Details').click();
    const dialog = $('[role="dialog"]');
    await expect(dialog.$('tbody tr')).toHaveText(new RegExp(`Name\\s+${name}\\s+${name} again`));
    await expectAccessible('An event of the audit log', { within: '[role="dialog"]' });
    await browser.keys('Escape');
  });

  it('is exported as it is filtered', async () => {
    await $('button=Export CSV').click();
    let csv = '';
    await browser.waitUntil(async () => {
      const [file] = (await readdir(folder)).filter((one) => one.endsWith('.csv'));
      csv = file ? await readFile(join(folder, file), 'utf8') : '';
      return csv.includes(`${name} again`);
    });
    expect(csv).toMatch(/^"id","at","actor"/);
    expect(csv).not.toContain('suite.deleted');
  });

  it('says when nothing passes the filters', async () => {
    await $('aria/Person').setValue('nobody of this name');
    await expect($('p=Nothing matches these filters.')).toBeDisplayed();
    await expectAccessible('An empty audit log');
  });
});
