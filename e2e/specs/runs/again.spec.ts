import { callApi } from '../../flows/call-api.ts';
import { runTests } from '../../flows/finished-run.ts';
import { goTo } from '../../flows/go-to.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { storeTest } from '../../flows/store-test.ts';
import { ComparisonPage } from '../../pages/comparison-page.ts';
import { GroupRunPage } from '../../pages/group-run-page.ts';
import { RunsPage } from '../../pages/runs-page.ts';
import { Shell } from '../../pages/shell.ts';
import { startLampPage } from '../../site/lamp-page.ts';
import { expectAccessible } from '../../support/axe.ts';

describe('a run that is run again', () => {
  const lampTest = `Look at the lamp ${Date.now()}`;
  const buy = `Buy the lamp ${Date.now()}`;
  let site: Awaited<ReturnType<typeof startLampPage>>;

  before(async () => {
    site = await startLampPage();
    await openSignedIn();
    const url = site.address;
    const tests = [
      await storeTest(lampTest, { url, steps: ['Scroll down'] }),
      await storeTest(buy, { url, steps: ['Scroll down', 'Click Buy'] }),
    ];
    const { test_group_run } = await runTests(
      tests.map(({ id }) => id),
      { name: 'The lamp' },
    );
    site.sellOut();
    await goTo(`/dashboard/grouprun/${test_group_run.id}`);
  });
  after(() => site.close());

  it('finds what has broken meanwhile', async () => {
    await GroupRunPage.waitForEnd('Success');
    await GroupRunPage.runAgain();
    await GroupRunPage.waitForEnd('Failure');
    await expect($('main header')).toHaveText(expect.stringContaining('1/2 passed'));
  });

  it('is compared with the last run that passed', async () => {
    await GroupRunPage.openTestRun(buy);
    await ComparisonPage.open();
    expect(await ComparisonPage.openPair()).toContain('Passed then, failed now');
    await ComparisonPage.expectLoadedScreenshots(2);
    await expectAccessible('The comparison');
  });

  it('runs only what did not pass', async () => {
    await $('a=Back to group run').click();
    await Shell.waitForScreen('The lamp');
    await GroupRunPage.runAgain('Only those that did not pass (1)');
    await GroupRunPage.expectTestNames(buy);
    await GroupRunPage.waitForEnd('Failure');
  });

  it('is kicked off from the list of runs, and stopped', async () => {
    const name = `Wait for the lamp ${Date.now()}`;
    // It does not end by itself before it is stopped.
    const steps = Array.from({ length: 10 }, () => 'Wait 60 seconds');
    const { id } = await storeTest(name, { url: site.address, steps });
    const { category: suite } = await callApi('POST /test_blueprint_category/create', { body: { name } });
    await callApi('POST /test_blueprint/move', {
      body: { test_blueprint_ids: [id], test_blueprint_category_id: suite.id },
    });
    await Shell.goTo('Runs');
    await RunsPage.kickOff(name);
    await Shell.waitForScreen(name);
    await GroupRunPage.stop();
    await expect($('main header')).toHaveText(expect.stringContaining('Cancelled'));
  });
});
