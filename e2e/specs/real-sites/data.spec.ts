import { openSignedIn } from '../../flows/sign-in-at.ts';
import { runTests } from '../../flows/finished-run.ts';
import { storeTest } from '../../flows/store-test.ts';
import { GroupRunPage } from '../../pages/group-run-page.ts';
import { TestEditorPage } from '../../pages/test-editor-page.ts';

const ROWS = ['product,word', 'Edison Bulb,Edison', 'Nowhere Lamp,Nowhere', 'Firefly Bulb,Firefly'];

describe('a test with a table', () => {
  it('is pasted, runs once for each row, and only the row that failed runs again', async () => {
    await openSignedIn();
    const title = `Find products ${Date.now()}`;
    const { id } = await storeTest(title, {
      steps: ['Type "{{word}}" into "Search lamps" and press Enter', 'Click "{{product}}"'],
    });
    await TestEditorPage.open(id);
    await $('button=Settings').click();
    await $('aria/Add data').click();
    await $('aria/Paste rows from a spreadsheet or CSV').setValue(ROWS.join('\n'));
    await $('button=Use these rows').click();
    await $('button=Save Data').click();
    await expect($('[role="group"][aria-label="Data"]')).toHaveText(expect.stringContaining('3 rows'));

    const { test_group_run: run } = await runTests([id]);
    await browser.url(`/dashboard/grouprun/${run.id}`);
    await GroupRunPage.waitForEnd('Failure');
    await expect($('main table')).toHaveText(expect.stringContaining('1 of 3 rows failed'));
    await GroupRunPage.expectTestNames('Nowhere Lamp', 'Edison Bulb', 'Firefly Bulb');

    await GroupRunPage.runAgain('Only those that did not pass (1)');
    await GroupRunPage.expectTestNames('Nowhere Lamp');
    await GroupRunPage.waitForEnd('Failure');
  });
});
