import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { failureOf, executeSentence } from '../actions/testing/execute-sentence.ts';
import { newHistory } from '../core/run-context.ts';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { GENEROUS } from '../testing/timings.ts';

const HTML = `<h1>Orders</h1><button onclick="setTimeout(() => { note.textContent = 'Sent' }, 300)">Send</button><p id="note"></p>
  <x-box></x-box><iframe srcdoc="<p id='inner'>Inside</p>"></iframe>
  <script>customElements.define('x-box', class extends HTMLElement { connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<p>Shadow</p>' } })</script>`;

/** Long enough for the page to be looked at in the middle of it. */
const SHORT = { ...GENEROUS, wait: 400 };

describe('the wait of assertions that fail one after the other', () => {
  let sentences: SentencePage;
  before(async () => {
    sentences = await openSentencePage(HTML);
  });
  beforeEach(async () => {
    await sentences.page.setContent(HTML);
    Object.assign(sentences.run.history, newHistory());
    await failureOf(sentences.run, 'The page shows "Missing"', SHORT);
  });
  after(() => sentences.close());

  it('is not repeated on a page that has rested since', { timeout: GENEROUS.wait }, async () => {
    // Each of them would wait as long as the test may take.
    await failureOf(sentences.run, 'The page shows "Also missing"', GENEROUS);
    await failureOf(sentences.run, 'The page does not show "Orders"', GENEROUS);
    assert.match(await executeSentence(sentences.run, 'The page shows "Orders"'), /Orders/u);
  });

  for (const [place, script] of Object.entries({
    document: "document.querySelector('h1').textContent = 'Order 1'",
    'shadow root': "document.querySelector('x-box').shadowRoot.firstChild.textContent = 'Changed'",
    frame: "document.querySelector('iframe').contentDocument.body.firstChild.textContent = 'Changed'",
  }))
    it(`is repeated after a change in a ${place}`, async () => {
      await sentences.page.evaluate(`${script}; setTimeout(() => { note.textContent = 'Late' }, 1000)`);
      assert.match(await executeSentence(sentences.run, 'The page shows "Late"'), /Late/u);
    });

  it('is repeated after an action', async () => {
    await executeSentence(sentences.run, 'Click "Send"');
    assert.match(await executeSentence(sentences.run, 'The page shows "Sent"'), /Sent/u);
  });
});
