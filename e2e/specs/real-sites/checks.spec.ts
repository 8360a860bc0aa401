import { runSentences } from '../../flows/run-sentences.ts';
import { openSignedIn } from '../../flows/sign-in-at.ts';
import { TestRunPage } from '../../pages/test-run-page.ts';
import { shopAddress } from '../../support/addresses.ts';

describe('a test that checks more than texts', () => {
  it('hears a failed request that the page hides, and lists what makes a page hard to use', async () => {
    await openSignedIn();
    const run = await runSentences(`Hard to use ${Date.now()}`, `${shopAddress}/newsletter`, [
      'The page has no accessibility problems',
      'Type "ada@example.com" into "Email"',
      'Click "Subscribe"',
      'The POST request to "/newsletter" returns 500',
      'Click "Gift cards"',
      'The page has no serious accessibility problems',
    ]);
    expect(run.results.map((step) => step.is_successful)).toEqual([true, true, true, true, true, false]);
    expect(run.results[5]?.result).toMatch(/^3 critical problems: /);

    await TestRunPage.open(run.id, '?step=6');
    const list = $('section[aria-label="Accessibility problems"]');
    await list.waitForDisplayed();
    await expect(list).toHaveText(expect.stringContaining('Images must have alternative text'));
    await list.$('button[aria-label^="Show in the screenshot"]').click();
    await $('[role="dialog"] [data-element-mark]').waitForDisplayed();
  });
});
