import { openSignedIn } from '../../flows/sign-in-at.ts';
import { storedSteps, storeTest } from '../../flows/store-test.ts';
import { TestEditorPage } from '../../pages/test-editor-page.ts';

describe('a text that is being typed into a step', () => {
  before(() => openSignedIn());

  it('is offered again after a reload', async () => {
    const { id } = await storeTest(`Typed ${Date.now()}`, { steps: ['Click "One"'] });
    await TestEditorPage.open(id);
    await $('aria/Add').click();
    await $('[role="menuitem"]=Add Step').click();
    await $('main li textarea').waitForDisplayed();
    await browser.keys('Scroll down');
    await browser.refresh();
    await $('button=Restore').click();
    await TestEditorPage.expectTexts('Click "One"', 'Scroll down');
    await TestEditorPage.updateAndWait();
    expect(await storedSteps(id)).toEqual(['Click "One"', 'Scroll down']);
  });
});
