import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { evaluateIsolated } from './evaluate-isolated.ts';

describe('an evaluation in the page', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage('<button>Buy</button>');
  });
  after(() => page.close());

  it('knows nothing of the one before it', async () => {
    const target = { name: 'Buy', kind: null, ordinal: null, place: null };
    const find = () =>
      evaluateIsolated(page.page, 'findElements', { target, purpose: 'click', hidden: false });
    assert.equal((await find()).elements.length, 1);
    await page.page.locator('button').evaluate((button) => (button.textContent = 'Sell'));
    assert.equal((await find()).elements.length, 0);
  });

  it('keeps its argument out of the error', async () => {
    const evaluation = evaluateIsolated(page.page.locator('#none'), 'showsLabel', 'hush', 1);
    await assert.rejects(evaluation, (error: Error) => {
      assert.match(error.message, /steplight-function=…/);
      const encoded = Buffer.from(JSON.stringify({ argument: 'hush', lists: [] })).toString('base64');
      assert.ok(!`${error.message} ${error.stack}`.includes(encoded));
      return true;
    });
  });
});
