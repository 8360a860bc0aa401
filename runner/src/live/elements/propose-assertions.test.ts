import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openSentencePage, type SentencePage } from '../../testing/sentence-page.ts';
import { FAILING } from '../../testing/timings.ts';
import { capture } from './capture.ts';
import { proposeAssertions } from './propose-assertions.ts';

const SECRET = 'correct horse battery';
const INNER = `<button id=inner onclick="this.nextElementSibling.textContent='Sent to us'">Send</button><p>Not sent</p>`;
const HTML = `<title>Shop</title><h1>Shop</h1>
  <button id="add" onclick="count.textContent = '1'; toast.textContent = 'Comet was added to the cart'">Add</button>
  <button id="noise" onclick="clock.textContent = '12:45'; key.textContent = 'Key ${SECRET}'; number.textContent = 'Order 48151623'">Noise</button>
  <p><span>Cart items</span> <b id="count">0</b></p><p role="status" id="toast"></p>
  <span id="clock">12:44</span> <span id="key">None</span> <span id="number">Order</span>
  <button id="open" onclick="dialog.showModal()">Open</button> <dialog id="dialog" aria-label="Confirm">Really?</dialog>
  <ul aria-label="Tasks"><li><span>Milk</span> <button id="done" onclick="this.parentElement.remove()">Done</button></li><li><span>Tea</span></li><li><span>Jam</span></li></ul>
  <label>Quantity <input id="quantity" value="1"></label> <button id="more" onclick="quantity.value = '2'">One more</button>
  <label>Terms <input type="checkbox" id="terms"></label> <button id="accept" onclick="terms.checked = true; buy.disabled = false">Accept</button>
  <button id="buy" disabled>Buy</button>
  <button id="fold" aria-expanded="false" onclick="this.ariaExpanded = 'true'; details.hidden = false">Details</button>
  <div id="details" hidden>Made of brass</div>
  <label>Password <input type="password" id="password"></label>
  <button id="go" onclick="document.title = 'Checkout'; history.pushState(null, '', '#'); document.querySelector('h1').textContent = 'Your order'">Go</button>
  <button id="save" onclick="document.querySelector('h1').outerHTML = '<h1>Saved tasks</h1>'; toast.textContent = 'All tasks were saved'; count.textContent = '3'; quantity.value = '9'">Save</button>
  <label>Note <input id="note"></label>
  <table><caption>Prices</caption><tr><th>Item</th><th>Price</th></tr><tr><td>Comet</td><td id="price">$30</td></tr></table>
  <button id="discount" onclick="price.textContent = '$25'">Discount</button>
  <iframe title="Contact" srcdoc="${INNER.replaceAll('"', '&quot;')}"></iframe>`;

describe('assertions proposed after an action', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage('', [{ name: 'code', value: SECRET, isSecret: true }]);
  });
  after(() => page.close());

  async function load() {
    await page.page.setContent(HTML);
    await page.page.frameLocator('iframe').locator('#inner').waitFor();
  }
  const click = (selector: string) => async () => page.page.locator(selector).click();

  const CASES: [title: string, act: () => Promise<void>, proposals: string[]][] = [
    [
      'a message and a labelled number',
      click('#add'),
      ['The page shows "Comet was added to the cart"', '"Cart items" is "1"'],
    ],
    ['no times, codes and secrets', click('#noise'), []],
    ['a dialog', click('#open'), ['"Confirm" is visible']],
    ['fewer entries', click('#done'), ['There are 2 items in "Tasks"', 'The page does not show "Milk"']],
    ['a value', click('#more'), ['"Quantity" is "2"']],
    ['states', click('#accept'), ['"Terms" is checked', '"Buy" is enabled']],
    ['what unfolds', click('#fold'), ['"Details" is expanded', 'The page shows "Made of brass"']],
    ['a heading and a title', click('#go'), ['The page shows "Your order"', 'The page title is "Checkout"']],
    [
      'a message and a heading before all else',
      click('#save'),
      ['The page shows "All tasks were saved"', 'The page shows "Saved tasks"', '"Cart items" is "3"'],
    ],
    ['a cell', click('#discount'), ['The "Price" cell in the row of "Comet" is "$25"']],
    [
      'a text in a frame',
      async () => page.page.frameLocator('iframe').locator('#inner').click(),
      ['The page shows "Sent to us"'],
    ],
    ['nothing about what was typed', async () => page.page.locator('#note').fill('Hello'), []],
    ['nothing about a password', async () => page.page.locator('#password').fill('hunter22'), []],
    ['nothing without a change', click('h1'), []],
  ];
  for (const [title, act, proposals] of CASES)
    it(`are ${title}`, async () => {
      await load();
      const captured = await capture(page.run);
      assert.doesNotMatch(JSON.stringify([...captured.controls.values()]), /hunter22/u);
      await act();
      const sentences = await proposeAssertions(page.run, captured);
      assert.deepEqual(sentences, proposals);
      for (const sentence of sentences) await page.executeSentence(sentence);
      await load();
      for (const sentence of sentences)
        await assert.rejects(page.executeSentence(sentence, FAILING), sentence);
    });
});
