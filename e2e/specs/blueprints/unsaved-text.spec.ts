import { openSignedIn } from '../../flows/sign-in-at.ts';
import { storedSteps, storeTest } from '../../flows/store-test.ts';
import { TestEditorPage } from '../../pages/test-editor-page.ts';
import { hostAddress } from '../../support/addresses.ts';

/** A stored test whose second step is being typed. */
async function typeSecondStep(): Promise<number> {
  const { id } = await storeTest(`Typed ${Date.now()}`, { steps: ['Click "One"'] });
  await TestEditorPage.open(id);
  await $('aria/Add').click();
  await $('[role="menuitem"]=Add Step').click();
  await $('main li textarea').waitForDisplayed();
  await browser.keys('Scroll down');
  return id;
}

const draftIsStored = () =>
  browser.waitUntil(() => browser.execute(() => JSON.stringify({ ...localStorage }).includes('Scroll down')));

const setOffline = (offline: boolean) =>
  browser.setNetworkConditions({ offline, latency: 0, throughput: 1_000_000 });

describe('a text that is being typed into a step', () => {
  before(() => openSignedIn());

  // First: what other tests have loaded is in the browser's cache, also without a connection.
  it('stays when parts of the screen are opened without a connection, which appear when it is back', async () => {
    const { id } = await storeTest(`Offline ${Date.now()}`, { steps: ['Click "One"'] });
    await TestEditorPage.open(id);
    await TestEditorPage.expectTexts('Click "One"');
    await setOffline(true);
    try {
      await expect($('*=No connection.')).toBeDisplayed();
      // What an edited step says of its page needs modules of the host that nothing has loaded yet.
      await TestEditorPage.card(1).$('p').click();
      await $('main li textarea').waitForDisplayed();
      await browser.keys(' x');
      await $('aria/History').click();
      await TestEditorPage.expectTexts('Click "One" x');
    } finally {
      await setOffline(false);
    }
    await expect($('h2=History')).toBeDisplayed();
    await TestEditorPage.expectTexts('Click "One" x');
  });

  it('is offered again after a reload', async () => {
    const id = await typeSecondStep();
    await browser.refresh();
    await $('button=Restore').click();
    await TestEditorPage.expectTexts('Click "One"', 'Scroll down');
    await TestEditorPage.updateAndWait();
    expect(await storedSteps(id)).toEqual(['Click "One"', 'Scroll down']);
  });

  it('is offered in another tab when its own is closed, and not before', async () => {
    const first = await browser.getWindowHandle();
    const id = await typeSecondStep();
    await draftIsStored();
    await browser.newWindow(hostAddress);
    const second = await browser.getWindowHandle();
    await TestEditorPage.open(id);
    await TestEditorPage.expectTexts('Click "One"');
    await expect($('button=Restore')).not.toBeDisplayed();

    await browser.switchToWindow(first);
    await browser.closeWindow();
    await browser.switchToWindow(second);
    await $('button=Restore').waitForDisplayed();
    await $('button=Restore').click();
    await TestEditorPage.expectTexts('Click "One"', 'Scroll down');
    await TestEditorPage.updateAndWait();
    expect(await storedSteps(id)).toEqual(['Click "One"', 'Scroll down']);
  });
});
