import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runStep } from '../steps/run-step.ts';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { FAILING } from '../testing/timings.ts';

const PLAIN =
  '<label>Name <input maxlength="3"></label> <label>PIN <input></label> <label>Due <input type="date"></label>';
const SIGN_IN = '<label>User <input></label> <label>Word <input type="password" maxlength="6"></label>';
const HIDDEN = `<label>Find <input></label> <label style="display: none">Word <input type="password"></label>`;

describe('the text of a field in what a run reports', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage('');
  });
  after(() => page.close());

  /** Everything that leaves the runner about a step. */
  async function reportOf(html: string, sentence: string): Promise<string> {
    await page.page.setContent(html);
    const texts: string[] = [];
    const step = { type: 'act', action: sentence, useVision: false } as const;
    const { result } = await runStep({ ...page.run, timing: FAILING }, step, async ({ description }) => {
      texts.push(description);
    });
    return [...texts, result].join(' ');
  }

  const SHOWN: [html: string, sentence: string][] = [
    [PLAIN, 'Type "bulb" into "search"'],
    [PLAIN, 'Enter "bulb" in "Name"'],
    [PLAIN, 'Set "Due" to "bulb"'],
    [SIGN_IN, 'Type "bulb" into "User"'],
    [HIDDEN, 'Type "bulb" into "search"'],
  ];
  for (const [html, sentence] of SHOWN)
    it(`is shown: ${sentence}`, async () => {
      const report = await reportOf(html, sentence);
      assert.match(report, /"bulb"/);
      assert.doesNotMatch(report, /••••/);
    });

  const MASKED: [html: string, sentence: string][] = [
    [PLAIN, 'Type "bulb" into "Password"'],
    [PLAIN, 'Enter "bulb" in "Password"'],
    [PLAIN, 'Set "PIN" to "bulb"'],
    [PLAIN, 'Please enter "bulb" as the "Password" quickly'],
    [SIGN_IN, 'Enter "bulb" in "Word"'],
    [SIGN_IN, 'Type "bulb-too-long" into "Word"'],
    [SIGN_IN, 'Type "bulb" into "Wort"'],
    [SIGN_IN, 'Type "bulb"'],
    [HIDDEN, 'Type "bulb" into "Word"'],
  ];
  for (const [html, sentence] of MASKED)
    it(`is masked: ${sentence}`, async () => {
      assert.doesNotMatch(await reportOf(html, sentence), /bulb/);
    });

  it('is masked in what is said of a password field', async () => {
    await page.page.setContent(SIGN_IN);
    const step = { type: 'assert', action: '"Word" is "bulb"', useVision: false } as const;
    let description = '';
    await runStep(
      { ...page.run, timing: FAILING },
      step,
      async (action) => void (description = action.description),
    );
    assert.equal(description, '"Word" is "••••"');
  });
});
