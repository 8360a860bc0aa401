import { openSignedIn } from '../../flows/sign-in-at.ts';
import { GroupRunPage } from '../../pages/group-run-page.ts';
import { Shell } from '../../pages/shell.ts';
import { TestEditorPage } from '../../pages/test-editor-page.ts';
import { TestRunPage } from '../../pages/test-run-page.ts';
import { TestsPage } from '../../pages/tests-page.ts';
import { shopAddress } from '../../support/addresses.ts';

/** Writes a test in the editor, runs it from the list and opens its result. */
async function writeAndRun(name: string, steps: string[]): Promise<void> {
  await TestsPage.open();
  await TestsPage.startNewTest();
  await TestEditorPage.fillIn({ name, url: shopAddress });
  await TestEditorPage.addSteps(steps);
  await expect(TestEditorPage.steps).toBeElementsArrayOfSize(steps.length);
  await TestEditorPage.create();
  await Shell.waitForScreen('Tests and Modules');
  await TestsPage.runNow(name);
  await GroupRunPage.waitForEnd('Success');
  await GroupRunPage.openTestRun(name);
}

describe('writing a test, running it and looking at the result', () => {
  before(() => openSignedIn());

  it('works for a test that passes', async () => {
    const name = `Search finds a lamp ${Date.now()}`;
    await writeAndRun(name, [
      'Type "lamp" into "Search lamps"',
      'Click the Search button',
      'Verify that the page shows "lamp"',
    ]);
    await expect(TestRunPage.header).toHaveText(expect.stringContaining('Success'));
    await expect(TestRunPage.header).toHaveText(expect.stringContaining('3/3 steps passed'));

    await TestRunPage.openStep(1);
    await expect(TestRunPage.step(1)).toHaveText(expect.stringContaining('lamp'));
    await TestRunPage.showScreenshot(1);
    await TestRunPage.expectScreenshotIsLoaded();

    await TestRunPage.openRecording();
    await TestRunPage.expectRecordingPlaysAndSeeks();
  });
});
