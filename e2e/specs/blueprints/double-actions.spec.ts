import { Key } from 'webdriverio';
import { callApi } from '../../flows/call-api.ts';
import { goTo, waitForScreen } from '../../flows/go-to.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { storedSteps, storeTest } from '../../flows/store-test.ts';
import { TestEditorPage } from '../../pages/test-editor-page.ts';
import { TestsPage } from '../../pages/tests-page.ts';
import { shopAddress } from '../../support/addresses.ts';

/** The titles of all stored tests and modules. */
const titles = async () =>
  (await callApi('GET /test_blueprint/list')).test_blueprints.map(({ title }) => title);

/** Puts a text into the clipboard as a person does, who copies it from another page. */
async function copy(text: string): Promise<void> {
  await browser.execute((value) => {
    const area = document.createElement('textarea');
    area.id = 'copied-from';
    area.value = value;
    document.body.append(area);
    area.select();
  }, text);
  await browser.keys([Key.Ctrl, 'c']);
  await browser.execute(() => document.querySelector('#copied-from')?.remove());
}

describe('what is done once', () => {
  before(() => openSignedIn());

  it('lines that are pasted into a new step become a step each', async () => {
    const { id } = await storeTest(`Pasted ${Date.now()}`, { steps: ['Click "One"'] });
    await TestEditorPage.open(id);
    await copy('Go back\nReload the page\nScroll down');
    await $('aria/Add').click();
    await $('[role="menuitem"]=Add Step').click();
    await $('main li textarea').waitForDisplayed();
    await browser.keys([Key.Ctrl, 'v']);
    await TestEditorPage.expectTexts('Click "One"', 'Go back', 'Reload the page', 'Scroll down');
    await TestEditorPage.updateAndWait();
    expect(await storedSteps(id)).toEqual(['Click "One"', 'Go back', 'Reload the page', 'Scroll down']);
  });

  it('a double click creates one test', async () => {
    const name = `Created ${Date.now()}`;
    await goTo('/dashboard/newtest');
    await waitForScreen('Create New Test');
    await TestEditorPage.fillIn({ name, url: shopAddress });
    await TestEditorPage.addSteps(['Go back']);
    await $('button=Create Test').doubleClick();
    await waitForScreen('Tests and Modules');
    // What the second click could have sent was sent before this test.
    await storeTest(`After ${name}`);
    expect((await titles()).filter((title) => title === name)).toHaveLength(1);
  });

  it('a double click saves one version, and saving without a change none', async () => {
    const { id, version = 0 } = await storeTest(`Saved ${Date.now()}`, { steps: ['Go back'] });
    await TestEditorPage.open(id);
    await TestEditorPage.addSteps(['Scroll down']);
    await $('button=Update Test').doubleClick();
    await expect($('[role="status"]*=Test blueprint updated successfully!')).toBeExisting();
    await TestEditorPage.open(id);
    await TestEditorPage.updateAndWait();
    const { test_blueprint: stored } = await callApi('GET /test_blueprint/:id', { params: { id } });
    expect(stored.version).toBe(version + 1);
  });

  it('the second click on the button of a question opens nothing that is below it', async () => {
    const name = `Deleted ${Date.now()}`;
    for (let count = 0; count < 12; count += 1) await storeTest(`${name} ${count}`);
    await TestsPage.open();
    await TestsPage.search(name);
    await TestsPage.row(`${name} 0`).waitForDisplayed();
    await TestsPage.select(`${name} 0`);
    await $('[role="toolbar"]').$('button=Delete').click();
    await $('[role="alertdialog"]').$('button=Delete').doubleClick();
    await TestsPage.row(`${name} 0`).waitForExist({ reverse: true });
    await expect(browser).toHaveUrl(expect.stringContaining('/dashboard/tests'));
    await expect($('main h1')).toHaveText('Tests and Modules');
  });
});
