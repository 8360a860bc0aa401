import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readStep } from 'shared/step-language';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { FAILING } from '../testing/timings.ts';
import { executeCommand } from './execute-command.ts';

describe('a step whose element is disabled', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage(
      `<h2>Pay</h2><button disabled>Pay</button>
      <div>Card <input aria-label="Coupon" disabled></div><div>Gift <input aria-label="Coupon"></div>`,
      [{ name: 'what', value: 'Pay', isSecret: false }],
    );
  });
  after(() => page.close());

  // An element is tried for ten seconds.
  const CASES: [sentence: string, fix: string][] = [
    ['Click "{{what}}"', 'Wait until the "{{what}}" button is enabled'],
    ['Type "10" into "Coupon" next to "Card"', 'Wait until "Coupon" next to "Card" is enabled'],
  ];
  for (const [sentence, fix] of CASES)
    it(`can wait for it: ${sentence}`, async () => {
      const { command } = readStep(sentence);
      assert.ok(command, sentence);
      const failure = await executeCommand({ ...page.run, written: command, timing: FAILING }, command);
      assert.match(failure.sentence, /could not be .*: it is disabled\.$/u);
      assert.deepEqual(failure.fixes, [{ kind: 'insert_before', sentence: fix }]);
    });
});
