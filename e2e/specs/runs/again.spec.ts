import { callApi } from '../../flows/call-api.ts';
import { finishedRun } from '../../flows/finished-run.ts';
import { goTo } from '../../flows/go-to.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { storeTest } from '../../flows/store-test.ts';
import { ComparisonPage } from '../../pages/comparison-page.ts';
import { GroupRunPage } from '../../pages/group-run-page.ts';
import { RunsPage } from '../../pages/runs-page.ts';
import { Shell } from '../../pages/shell.ts';
import { startLampPage } from '../../site/lamp-page.ts';
import { prepareForAxe, seriousViolations, setWidth } from '../../support/axe.ts';

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
    const { test_group_run } = await callApi('POST /test_group_run/trigger_run', {
      body: { test_blueprint_ids: tests.map(({ id }) => id), name: 'The lamp' },
    });
    await finishedRun(test_group_run.id);
    site.sellOut();
    await goTo(`/dashboard/grouprun/${test_group_run.id}`);
  });
  after(async () => {
    await setWidth(1360);
    site.stop();
  });

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
    await prepareForAxe();
    expect(await seriousViolations('The comparison')).toEqual([]);
    await setWidth(1360);
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
