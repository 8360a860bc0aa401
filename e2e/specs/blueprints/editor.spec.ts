import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Key } from 'webdriverio';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { storedSteps, storeTest } from '../../flows/store-test.ts';
import { TestEditorPage } from '../../pages/test-editor-page.ts';
import { startOrderPage } from '../../site/order-page.ts';
import { startUploadPage } from '../../site/upload-page.ts';
import { setWidth } from '../../support/axe.ts';
import { replaceReply, restoreReplies } from '../../support/replace-reply.ts';

/** A sentence of the step language, so that its card is as low as can be. */
const click = (name: string) => `Click "${name}"`;

describe('the steps editor', () => {
  before(() => openSignedIn());

  it('orders steps by mouse and keyboard, undoes it and stores what is saved', async () => {
    const { id } = await storeTest('Order of steps', {
      steps: [click('One'), click('Two'), click('Three'), click('Four')],
    });
    await TestEditorPage.open(id);
    await TestEditorPage.expectTexts(click('One'), click('Two'), click('Three'), click('Four'));

    await TestEditorPage.drag(4, 2);
    await TestEditorPage.expectTexts(click('One'), click('Four'), click('Two'), click('Three'));
    await TestEditorPage.press(1, Key.Alt, Key.ArrowDown);
    await TestEditorPage.expectTexts(click('Four'), click('One'), click('Two'), click('Three'));
    await TestEditorPage.press(2, Key.Alt, Key.ArrowDown);
    await TestEditorPage.expectTexts(click('Four'), click('Two'), click('One'), click('Three'));
    await TestEditorPage.press(3, Key.Ctrl, 'z');
    await TestEditorPage.expectTexts(click('Four'), click('One'), click('Two'), click('Three'));

    await TestEditorPage.updateAndWait();
    expect(await storedSteps(id)).toEqual([click('Four'), click('One'), click('Two'), click('Three')]);
    await TestEditorPage.open(id);
    await TestEditorPage.expectTexts(click('Four'), click('One'), click('Two'), click('Three'));
  });
});

describe('trying steps out', () => {
  let site: Awaited<ReturnType<typeof startUploadPage>>;
  let folder: string;
  before(async () => {
    site = await startUploadPage();
    folder = await mkdtemp(join(tmpdir(), 'steplight-e2e-'));
    await openSignedIn();
  });
  after(async () => {
    site.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('makes steps from material, hands the attached file to them, which a failed upload does not replace, and shows how each fared', async () => {
    const report = join(folder, 'report.txt');
    await writeFile(report, 'All lamps are lit.');
    const { id } = await storeTest('Hand in a report', { url: site.address });
    await TestEditorPage.open(id);
    await TestEditorPage.generateFrom(
      '1. Upload the attached file to Report\n2. Verify that the page shows "Received report.txt"',
    );
    await TestEditorPage.expectTexts(
      'Upload the attached file to "Report"',
      'The page shows "Received report.txt"',
    );
    await TestEditorPage.attach(report);
    const other = join(folder, 'other.txt');
    await writeFile(other, 'All lamps are out.');
    await replaceReply('/files/upload-url', 422, { error: 'The storage is full.' });
    await $('input[type="file"]').addValue(other);
    await $('[role="alert"]*=The storage is full.').waitForDisplayed();
    await restoreReplies();

    await TestEditorPage.runSteps();
    await TestEditorPage.waitForStep(1, 'Success');
    await TestEditorPage.waitForStep(2, 'Success');
    await expect(TestEditorPage.card(1)).toHaveText(expect.stringContaining('1 action(s)'));
    await $('aria/Enlarge the latest screenshot').click();
    const screenshot = $('img[alt="Latest screenshot, enlarged"]');
    await browser.waitUntil(async () => (await screenshot.getProperty('naturalWidth')) === 1280);
    await browser.keys(Key.Escape);
  });
});

describe('what steps would hit, on a phone', () => {
  let site: Awaited<ReturnType<typeof startOrderPage>>;
  before(async () => {
    site = await startOrderPage();
    site.rename('Add to cart');
    await openSignedIn();
    await setWidth(390);
  });
  after(async () => {
    site.close();
    await setWidth(1360);
  });

  it('is known after a run up to a step, which also gets suggestions with the names on its page', async () => {
    const heading = 'The "Lamps by post" heading is visible';
    const { id } = await storeTest('Order a lamp', {
      url: site.address,
      steps: [heading, 'Add it to the cart', 'Click "Order"'],
    });
    await TestEditorPage.open(id);
    const run = TestEditorPage.card(2).$('button*=Run to here');
    await run.scrollIntoView({ block: 'center' });
    await run.click();
    const suggestion = TestEditorPage.card(2).$('button*=Click the');
    await suggestion.waitForDisplayed();
    await TestEditorPage.waitForStep(1, 'Would hit: 1 of 1: heading "Lamps by post"');
    expect(await TestEditorPage.showsWholeHit(1)).toBe(true);

    await suggestion.scrollIntoView({ block: 'center' });
    await suggestion.click();
    await TestEditorPage.expectTexts(heading, 'Click the "Add to cart" button', 'Click "Order"');
    await TestEditorPage.waitForStep(2, 'Would hit: 1 of 1: button "Add to cart"');
    await TestEditorPage.updateAndWait();
  });
});
