import { Key } from 'webdriverio';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { storedSteps, storeTest } from '../../flows/store-test.ts';
import { GroupRunPage } from '../../pages/group-run-page.ts';
import { LiveBrowser, measure } from '../../pages/live-browser.ts';
import { TestEditorPage } from '../../pages/test-editor-page.ts';
import { TestsPage } from '../../pages/tests-page.ts';
import { startOrderPage } from '../../site/order-page.ts';
import { startSwappingPage } from '../../site/swapping-page.ts';
import { shopAddress } from '../../support/addresses.ts';

describe('recording a test', () => {
  const name = `Recorded ${Date.now()}`;

  it('makes steps from what is done with the page, which run green after saving', async () => {
    await openSignedIn();
    const [search, button] = await measure('/', '#q', 'form.search button');
    const [lamp] = await measure('/?q=comet&sort=name', '.card a');
    if (!search || !button || !lamp) throw new Error('The shop has changed.');

    await TestsPage.open();
    await $('button=Record a Test').click();
    const dialog = $('[role="dialog"]');
    await dialog.$('aria/Name').setValue(name);
    await dialog.$('aria/URL').setValue(shopAddress);
    await dialog.$('button=Start Recording').click();

    await LiveBrowser.waitForRecording();

    await LiveBrowser.click(search);
    await browser.keys('comet');
    await TestEditorPage.expectTexts('Type "comet" into "Search lamps"');
    await LiveBrowser.click(button);
    await LiveBrowser.waitForAddress('/?q=comet');
    await LiveBrowser.click(lamp);
    await LiveBrowser.waitForAddress('/products/comet-pendant');
    const recorded = ['Type "comet" into "Search lamps"', 'Click "Search"', 'Click "Comet Pendant"'];
    await TestEditorPage.expectTexts(...recorded);

    const proposal = $('button*=Check: ');
    await proposal.waitForDisplayed();
    const assertion = (await proposal.getText()).replace(/^.*Check: /s, '');
    await proposal.click();
    await TestEditorPage.expectTexts(...recorded, assertion);

    await TestEditorPage.create();
    await TestsPage.runNow(name);
    await GroupRunPage.waitForEnd('Success');
  });
});

describe('writing a test next to a live browser', () => {
  let site: Awaited<ReturnType<typeof startOrderPage>>;
  let id: number;
  before(async () => {
    site = await startOrderPage();
    await openSignedIn();
    ({ id } = await storeTest('Order a lamp', {
      url: site.address,
      steps: ['Click "Order"', 'Click "Oder"', 'Reload the page'],
    }));
  });
  after(() => site.close());

  it('outlines what a step would hit, or names what is there instead', async () => {
    await TestEditorPage.open(id);
    await LiveBrowser.open();
    await TestEditorPage.press(1, Key.Enter);
    await LiveBrowser.expectOutlines('button "Order"');
    await TestEditorPage.press(2, Key.Enter);
    await $('[role="status"]*=There is no button, link or text').waitForDisplayed();
    await LiveBrowser.expectOutlines();
  });

  it('runs to a step, and after an edit only what comes behind the cursor', async () => {
    await TestEditorPage.chooseFromMenu(2, 'Run to here');
    await TestEditorPage.waitForStep(1, 'Success');
    await TestEditorPage.waitForStep(2, 'Failed');
    expect(site.orders()).toBe(1);

    await TestEditorPage.press(2, Key.Enter);
    await browser.keys([Key.Ctrl, 'a']);
    await browser.keys('Hover over "Order"');
    await browser.keys(Key.Escape);
    await TestEditorPage.chooseFromMenu(3, 'Run to here');
    await TestEditorPage.waitForStep(3, 'Success');
    expect(site.orders()).toBe(1);
  });

  it('inserts an assertion about an element that is picked', async () => {
    await $('button=Pick').click();
    await LiveBrowser.pickAt({ x: 60, y: 120 });
    await LiveBrowser.chooseAssertion('Orders: 1');
    await TestEditorPage.updateAndWait();
    expect(await storedSteps(id)).toContain('The page shows "Orders: 1"');
    await LiveBrowser.close();
  });
});

describe('a step whose button has swapped its name with another', () => {
  let site: Awaited<ReturnType<typeof startSwappingPage>>;
  before(async () => {
    site = await startSwappingPage();
    await openSignedIn();
  });
  after(() => site.close());

  it('presses neither, shows both, and goes on once the element of the sentence is accepted', async () => {
    const { id } = await storeTest('Save a lamp', {
      url: site.address,
      steps: ['Click "Save"', 'Reload the page'],
    });
    await TestEditorPage.open(id);
    await TestEditorPage.runSteps();
    await $('aria/Plan of step 1').waitForDisplayed();
    site.swap();
    await LiveBrowser.open();
    await TestEditorPage.chooseFromMenu(2, 'Run to here');
    const proposal = $('aria/Proposal for step 1');
    await proposal.waitForDisplayed();
    await expect(proposal).toHaveText(expect.stringContaining('button "Save" (id delete)'));
    expect(site.pressed()).toEqual(['save']);

    await proposal.$('button=Accept').click();
    await proposal.waitForExist({ reverse: true });
    await TestEditorPage.chooseFromMenu(2, 'Run to here');
    await TestEditorPage.waitForStep(2, 'Success');
    await browser.waitUntil(() => site.pressed().join() === 'save,delete', {
      timeoutMsg: 'The accepted button was not pressed.',
    });
    await LiveBrowser.close();
  });
});
