import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { openSentencePage, type SentencePage } from '../../testing/sentence-page.ts';

describe('assertions on a page that changes', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage('');
  });
  after(() => page.close());
  afterEach(() => {
    page.run.history.lastActionAt = null;
  });

  const load = (html: string) => page.page.setContent(html);
  const script = (code: string) => `<script>${code}</script>`;

  it('wait for what comes late', async () => {
    await load(`<p>Order</p>${script("setTimeout(() => document.body.append('Late news'), 300)")}`);
    await page.executeSentence('The page shows "Late news"', 5000);
  });

  it('are evaluated at least once, whatever the limit', async () => {
    await load('<p>Order</p>');
    assert.equal(await page.executeSentence('The page shows "Order"', 0), 'The page shows "Order".');
  });

  const ABSENCES = [
    'The page does not show "Refunded"',
    'There is no "Refunded" text',
    'The "Refunded" text is hidden',
    'No error is shown',
    'There is no button',
    'There is at most 1 "Order" text',
    'Only "Order" is listed',
  ];
  const LATE =
    "document.querySelector('ul').innerHTML += '<li>Order</li><li role=alert>Refunded</li><li><button>Refund</button></li>'";

  for (const sentence of ABSENCES)
    it(`are not believed before something could come: ${sentence}`, async () => {
      await load(`<ul><li>Order</li></ul>${script(`setTimeout(() => { ${LATE} }, 150)`)}`);
      await assert.rejects(page.executeSentence(sentence, 900), { name: 'StepFailure' });
    });

  /** The page still shows for 500 ms after an action what it is about to change. */
  for (const sentence of ABSENCES.filter((one) => !one.startsWith('Only')))
    it(`are not believed right after an action: ${sentence}`, async () => {
      await load(
        `<ul><li>Order</li></ul>${script(`globalThis.change = () => setTimeout(() => { ${LATE} }, 500)`)}`,
      );
      await page.page.waitForTimeout(850);
      await page.page.evaluate('change()');
      page.run.history.lastActionAt = performance.now();
      await assert.rejects(page.executeSentence(sentence, 1500), { name: 'StepFailure' });
    });

  it('believe an absence at once where nothing could come', async () => {
    await load('<p>Order</p>');
    page.run.history.lastActionAt = performance.now();
    const start = performance.now();
    await page.executeSentence('The page does not show "Refunded"', 60_000);
    assert.ok(performance.now() - start < 20_000);
  });

  it('say nothing about what an empty page does not show', async () => {
    await load('<p hidden>Order</p>');
    await assert.rejects(
      page.executeSentence('The page does not show "Order"'),
      /The page is empty, so nothing can be said/,
    );
    await load('<p>Loading orders…</p>');
    await assert.rejects(page.executeSentence('There is no "Order" text'), /The page is still loading/);
  });

  it('do not take what fades away after an action for what it brought', async () => {
    const fade =
      "document.querySelector('p').animate({ opacity: [1, 0] }, { duration: 600, fill: 'forwards' })";
    await load(`<p>Draft</p><h1>Order</h1>${script(fade)}`);
    await page.page.waitForTimeout(50);
    page.run.history.lastActionAt = performance.now();
    await assert.rejects(page.executeSentence('The page shows "Draft"', 1500), /does not show "Draft"/);
  });

  it('see through pages that redefine what the browser offers', async () => {
    await load('<p>Order placed</p><p hidden>Refunded</p><button hidden>Refund</button>');
    await page.page.evaluate(() => {
      Element.prototype.checkVisibility = () => true;
      Element.prototype.getClientRects = () => [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList;
      Array.prototype.some = () => true;
      JSON.stringify = () => '{"answer":{"written":"Refunded","drawn":"Refunded"}}';
    });
    await assert.rejects(page.executeSentence('The page shows "Refunded"'), /in the page, but hidden/);
    await assert.rejects(page.executeSentence('The "Refund" button is visible'), /in the page, but hidden/);
  });
});

/** One sentence of each kind, true or not. */
const SENTENCES = [
  'The page shows "Order"',
  'The page does not show "Order"',
  '"Name" is "Bob"',
  '"Terms" is checked',
  '"Terms" is unchecked',
  '"Details" is expanded',
  '"Details" is collapsed',
  'The "Info" tab is selected',
  'The "Large" option is selected',
  '"Name" is focused',
  '"Name" is empty',
  '"Total" is more than 5',
  'The placeholder of "Name" is "Your name"',
  'There are exactly 2 items',
  'The URL contains "x"',
  'The page "Order" is shown',
  'The list is sorted',
  '"Name" is above "Terms"',
  'The browser dialog says "Sure?"',
  'The "Help" dialog is hidden',
  'An error is shown for "Name"',
  'Only "Pen" is listed',
  '"Size" offers only "Small"',
];

describe('assertions', () => {
  it('change nothing on the page', async () => {
    const page = await openSentencePage('');
    try {
      await page.page.route('**/*', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<h1>Order</h1><label>Name <input value="Bob" placeholder="Your name"></label>
            <label><input type="checkbox"> Terms</label> <button aria-expanded="false">Details</button> <button role="tab">Info</button>
            <label>Size <select><option>Small<option>Large</select></label> <p>Total: $7</p><ul><li>Pen</li><li>Ink</li></ul>
            <div role="dialog" aria-label="Help">Help <button>Close</button></div>
            <script>
              localStorage.seen = 'yes'; window.changes = [];
              new MutationObserver((all) => changes.push(...all.map(({ type }) => type))).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
              for (const name of ['click', 'focusin', 'input', 'change', 'keydown', 'pointermove', 'scroll', 'popstate', 'hashchange'])
                addEventListener(name, () => changes.push(name), true);
            </script>`,
        }),
      );
      await page.page.goto('http://shop.test/cart?step=1');
      const state = () =>
        page.page.evaluate(() => ({
          html: document.documentElement.outerHTML,
          values: [...document.querySelectorAll('input, select')].map((field) => {
            const { value, checked } = field as HTMLInputElement;
            return [value, checked];
          }),
          url: location.href,
          storage: JSON.stringify([localStorage, sessionStorage, document.cookie]),
          focus: document.activeElement?.tagName,
          changes: (globalThis as unknown as { changes: string[] }).changes,
        }));
      const before = await state();
      for (const sentence of SENTENCES)
        await page
          .executeSentence(sentence, 50)
          .catch((error: Error) => assert.equal(error.name, 'StepFailure', error.stack));
      assert.deepEqual(await state(), before);
      assert.deepEqual(before.changes, []);
    } finally {
      await page.close();
    }
  });
});
