import type { TestRun } from 'shared/contract';
import { runSentences } from '../../flows/run-sentences.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { TestRunPage } from '../../pages/test-run-page.ts';
import { startTroubledPage } from '../../site/troubled-page.ts';
import { expectAccessible, setWidth } from '../../support/axe.ts';

describe('looking for what went wrong in a test run', () => {
  let site: Awaited<ReturnType<typeof startTroubledPage>>;
  let run: TestRun;

  before(async () => {
    site = await startTroubledPage();
    await openSignedIn();
    run = await runSentences(`Join and leave ${Date.now()}`, site.address, ['Click Join', 'Click Leave']);
  });
  after(async () => {
    await setWidth(1360);
    site.close();
  });

  it('opens on the last screenshot, and says that the steps passed although the page contradicted them', async () => {
    await TestRunPage.open(run.id);
    await expect(TestRunPage.header).toHaveText(expect.stringContaining('2/2 steps passed'));
    await expect(TestRunPage.header).toHaveText(expect.stringContaining('2 steps passed, but contradicted'));
    await TestRunPage.expectScreenshotIsLoaded();
    expect(await TestRunPage.fetchedScreenshots()).toHaveLength(1);
  });

  it('seeks by keys, loads the selected and the next screenshot, and marks the element', async () => {
    await browser.keys('ArrowDown');
    await expect(TestRunPage.step(1).$('button')).toBeFocused();
    await TestRunPage.expectScreenshotIsLoaded();
    const box = run.results[0]?.actions[0]?.element?.box;
    for (const width of [1360, 390]) {
      await setWidth(width);
      const marked = await TestRunPage.markedBox();
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(marked[side] - (box?.[side] ?? Number.NaN))).toBeLessThan(5);
    }
    await setWidth(1360);
    // The last one was shown first.
    expect(new Set(await TestRunPage.fetchedScreenshots()).size).toBeLessThanOrEqual(3);
  });

  it('goes to a step in the recording, and to the recording by a link', async () => {
    await TestRunPage.openRecording();
    await TestRunPage.openStep(2);
    await TestRunPage.expectRecordingIsAt(run.results[1]?.start ?? Number.NaN);
    await expect(TestRunPage.step(2).$('svg[aria-label="Playing"]')).toBeExisting();

    await browser.url(`/dashboard/testrun/${run.id}?step=1&media=recording`);
    await TestRunPage.expectRecordingIsAt(run.results[0]?.start ?? Number.NaN);
    await expect(TestRunPage.step(1).$('button')).toHaveAttribute('aria-current', 'step');
  });

  it('shows the console of the page', async () => {
    await $('[role="tab"]=Console').click();
    const lines = (await TestRunPage.consoleLines()).join('\n');
    expect(lines).toContain('The list is almost full');
    expect(lines).toContain('POST 500');
    expect(lines).toContain('Joining answered');
    expect(lines).toContain('TypeError');

    await $('label*=Step 1').click();
    const ofStep = (await TestRunPage.consoleLines()).join('\n');
    expect(ofStep).toContain('POST 500');
    expect(ofStep).not.toContain('TypeError');
  });

  it('has no serious accessibility violation in the recording and the console', async () => {
    await expectAccessible('The console');
    await $('[role="tab"]=Recording').click();
    await expectAccessible('The recording');
  });
});
