import { callApi } from '../../flows/call-api.ts';
import { finishedRun } from '../../flows/finished-run.ts';
import { goTo, waitForScreen } from '../../flows/go-to.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { demoUser } from '../../flows/sign-in.ts';
import { storeTest } from '../../flows/store-test.ts';
import { CommentsPanel } from '../../pages/comments-panel.ts';
import { startLampPage } from '../../site/lamp-page.ts';
import { prepareForAxe, seriousViolations, setWidth } from '../../support/axe.ts';

describe('comments', () => {
  const name = `Comment on the lamp ${Date.now()}`;
  let site: Awaited<ReturnType<typeof startLampPage>>;
  let testId: number;
  let groupRunId: number;

  before(async () => {
    site = await startLampPage();
    await openSignedIn();
    testId = (await storeTest(name, { url: site.address, steps: ['Scroll down'] })).id;
    const { test_group_run: run } = await callApi('POST /test_group_run/trigger_run', {
      body: { test_blueprint_ids: [testId], name },
    });
    groupRunId = run.id;
    await finishedRun(groupRunId);
    await goTo(`/dashboard/grouprun/${groupRunId}`);
    await waitForScreen(name);
  });
  after(async () => {
    await setWidth(1360);
    site.stop();
  });

  it('are written and sent by keys, with a mention', async () => {
    await CommentsPanel.mention('Please see this,', demoUser.email.slice(0, 3));
    await CommentsPanel.sendByKeys();
    await CommentsPanel.waitForText('Please see this, @');
    await expect($('h2=Comments (1)')).toBeDisplayed();
  });

  it('of colleagues appear without a reload', async () => {
    await callApi('POST /comments', {
      body: { test_group_run_id: groupRunId, text: 'Seen, see https://example.com/lamp' },
    });
    await CommentsPanel.waitForText('Seen, see');
    await expect(CommentsPanel.root.$('a=https://example.com/lamp')).toBeDisplayed();
  });

  it('have no serious accessibility violation in both themes and on a phone', async () => {
    await prepareForAxe();
    expect(await seriousViolations('A group run with comments')).toEqual([]);
    await setWidth(1360);
  });

  it('are counted in the list of runs, which says who has started them', async () => {
    await goTo('/dashboard/runs');
    const row = $(`//tr[.//a[.="${name}"]]`);
    // Also what only screen readers read.
    await browser.waitUntil(async () => String(await row.getProperty('textContent')).includes('2 comments'));
    expect(await row.getProperty('textContent')).toContain('Started by');
  });

  it('are deleted by their author', async () => {
    await goTo(`/dashboard/grouprun/${groupRunId}`);
    await CommentsPanel.waitForText('Seen, see');
    await CommentsPanel.root.$('li:last-child').$('button[aria-label="Delete your comment"]').click();
    await $('[role="alertdialog"]').$('button=Delete').click();
    await expect($('h2=Comments (1)')).toBeDisplayed();
  });

  it('on a test open next to the editor', async () => {
    await callApi('POST /comments', { body: { test_blueprint_id: testId, text: 'Why does it scroll?' } });
    await browser.url(`/dashboard/updatetest/${testId}#comments`);
    await expect($('[role="dialog"]')).toHaveText(expect.stringContaining('Why does it scroll?'));
    await prepareForAxe();
    expect(await seriousViolations('The comments on a test')).toEqual([]);
  });
});
