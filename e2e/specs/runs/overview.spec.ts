import { callApi } from '../../flows/call-api.ts';
import { finishedRun } from '../../flows/finished-run.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { storeTest } from '../../flows/store-test.ts';
import { OverviewPage } from '../../pages/overview-page.ts';
import { Shell } from '../../pages/shell.ts';
import { startLampPage } from '../../site/lamp-page.ts';
import { prepareForAxe, seriousViolations, setWidth } from '../../support/axe.ts';

describe('the overview', () => {
  const name = `Buy the lamp ${Date.now()}`;
  let site: Awaited<ReturnType<typeof startLampPage>>;
  let suiteId = 0;

  const run = async () => {
    const { test_group_run } = await callApi('POST /test_group_run/trigger_run', {
      body: { test_blueprint_category_id: suiteId },
    });
    await finishedRun(test_group_run.id);
  };

  before(async () => {
    site = await startLampPage();
    await openSignedIn();
    const { id } = await storeTest(name, { url: site.address, steps: ['Scroll down', 'Click Buy'] });
    const { category } = await callApi('POST /test_blueprint_category/create', { body: { name } });
    suiteId = category.id;
    await callApi('POST /test_blueprint/move', {
      body: { test_blueprint_ids: [id], test_blueprint_category_id: suiteId },
    });
    await run();
    site.sellOut();
    await run();
  });
  after(async () => {
    await setWidth(1360);
    site.stop();
  });

  it('shows how the tests of a suite fared, and remembers the suite', async () => {
    await Shell.goTo('Runs');
    await OverviewPage.open();
    await OverviewPage.chooseSuite(name);
    await OverviewPage.expectFinding('Pass rate', '50% passed');
    await browser.refresh();
    await OverviewPage.expectFinding('Results', '2 results: 1 passed, 0 flaky, 1 failed, 0 errors.');
  });

  it('tells the figures of the days one by one', async () => {
    await OverviewPage.focusChart('Pass rate');
    await OverviewPage.expectReadout('50% passed, 1 of 2');
    await browser.keys('Home');
    await OverviewPage.expectReadout('No results');
  });

  it('says what fails now, and leads to its run', async () => {
    await OverviewPage.expectInSection('Failing now', name);
    await OverviewPage.openFirstRun('Failing now');
    await Shell.waitForScreen(name);
    await browser.back();
    await Shell.waitForScreen('Overview');
  });

  it('is accessible', async () => {
    await prepareForAxe();
    expect(await seriousViolations('The overview')).toEqual([]);
  });
});
