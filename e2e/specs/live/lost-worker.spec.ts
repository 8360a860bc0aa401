import { startAssembly, type Assembly } from '../../assembly/assembly.ts';
import { startProcesses, type Processes } from '../../assembly/processes.ts';
import { waitForScreen } from '../../flows/go-to.ts';
import { storeSession } from '../../flows/sign-in-at.ts';
import { LiveBrowser } from '../../pages/live-browser.ts';
import { TestEditorPage } from '../../pages/test-editor-page.ts';
import { startOrderPage } from '../../site/order-page.ts';

describe('a live browser whose worker is killed', () => {
  let site: Awaited<ReturnType<typeof startOrderPage>>;
  let processes: Processes;
  let assembly: Assembly;

  before(async () => {
    [site, processes] = await Promise.all([startOrderPage(), startProcesses()]);
    assembly = await startAssembly({ apiAddress: processes.apiAddress });
  });
  after(async () => {
    await assembly.stop();
    await processes.stop();
    site.close();
  });

  it('says so, and goes on at the same step in the browser of another worker', async () => {
    const worker = await processes.startWorker();
    await storeSession(assembly.address, processes.session);
    await browser.url(`${assembly.address}/dashboard/newtest`);
    await waitForScreen('Create New Test');
    await TestEditorPage.fillIn({ name: 'Order a lamp', url: site.address });
    await TestEditorPage.addSteps(['Click "Order"', 'Hover over "Order"', 'Reload the page']);
    await LiveBrowser.open();
    await TestEditorPage.chooseFromMenu(2, 'Run to here');
    await TestEditorPage.waitForStep(2, 'Success');
    expect(site.orders()).toBe(1);

    await worker.kill();
    const alert = $('[role="alert"]*=The worker with the live browser has stopped.');
    await alert.waitForDisplayed();
    await processes.startWorker();
    await alert.$('button=Resume at step 3').click();

    // Sent again only after a person has agreed.
    const question = $('[role="alertdialog"]*=Step 1 sent data');
    await question.waitForDisplayed();
    expect(site.orders()).toBe(1);
    await question.$('button=Run Again').click();
    await LiveBrowser.waitForPage();
    await browser.waitUntil(() => site.orders() === 2, { timeoutMsg: 'Nothing was ordered again.' });
    await TestEditorPage.waitForStep(2, 'Success');
    await TestEditorPage.chooseFromMenu(3, 'Run to here');
    await TestEditorPage.waitForStep(3, 'Success');
    expect(site.orders()).toBe(2);
  });
});
