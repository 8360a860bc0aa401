import { callApi } from '../../flows/call-api.ts';
import { finishedRun } from '../../flows/finished-run.ts';
import { goTo } from '../../flows/go-to.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { storeTest } from '../../flows/store-test.ts';
import { RunsPage } from '../../pages/runs-page.ts';
import { TestEditorPage } from '../../pages/test-editor-page.ts';
import { shopAddress } from '../../support/addresses.ts';

describe('an environment', () => {
  it('gives a test that starts at a path its address and its values', async () => {
    await openSignedIn();
    const name = `Shop ${Date.now()}`;
    await goTo('/dashboard/settings');
    await $('button=Add environment').click();
    await $('[role="dialog"]').$('aria/Name').setValue(name);
    await $('[role="dialog"] input[type="url"]').setValue(shopAddress);
    await $('[role="dialog"] button[type="submit"]').click();
    await $(`h3=${name}`).waitForDisplayed();

    const { environments } = await callApi('GET /environments');
    const id = environments.find((environment) => environment.name === name)?.id ?? 0;
    await callApi('PUT /environments/:id/variables/:name', {
      params: { id, name: 'term' },
      body: { value: 'bulb', is_secret: false },
    });
    const test = await storeTest(name, { url: '/', steps: ['Type "{{term}}" into "Search lamps"'] });
    const { category: suite } = await callApi('POST /test_blueprint_category/create', { body: { name } });
    await callApi('POST /test_blueprint/move', {
      body: { test_blueprint_ids: [test.id], test_blueprint_category_id: suite.id },
    });

    await goTo('/dashboard/runs');
    await RunsPage.kickOff(name, name);
    await browser.waitUntil(async () => /\/grouprun\/\d+/.test(await browser.getUrl()));
    const run = Number(/\/grouprun\/(\d+)/.exec(await browser.getUrl())?.[1]);
    const { test_group_run: ended } = await finishedRun(run);
    expect([ended.status, ended.environment]).toEqual(['passed', name]);
    await expect($('main header')).toHaveText(expect.stringContaining(name));

    // The editor runs its steps, and opens its live browser, in the same environment.
    await TestEditorPage.open(test.id);
    await TestEditorPage.runSteps();
    await TestEditorPage.waitForStep(1, 'Success');
    await $('button=Open live browser').click();
    await expect($('aria/Address of the live page')).toHaveValue(`${shopAddress}/`);
    await $('aria/Close live browser').click();
    await callApi('DELETE /environments/:id', { params: { id } });
  });
});
