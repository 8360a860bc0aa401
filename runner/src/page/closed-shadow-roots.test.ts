import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { describeSentences, openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { FAILING } from '../testing/timings.ts';

const INNER = `<h2>Your lamp</h2><p>Price: $7</p><label>Remark <input value="soon"></label>
  <ul><li>Luna</li><li>Sol</li></ul><button>Order</button><lamp-rating></lamp-rating>`;

/** A closed root with another one in it, one with slots, one written in the document, one of a box without a size, one in a frame. */
const PAGE = `<h1>Lamps</h1><lamp-box></lamp-box><lamp-note>Only <b>today</b></lamp-note><p id="out"></p><div id="float"></div>
  <div><template shadowrootmode="closed"><p>Written by the server</p></template></div>
  <iframe title="Help" srcdoc="<div id=host></div><script>host.attachShadow({ mode: 'closed' }).innerHTML = '<p>Call us</p>'</script>"></iframe>
  <script>
    const define = (name, html, ready) => customElements.define(name, class extends HTMLElement {
      connectedCallback() { const root = this.attachShadow({ mode: 'closed' }); root.innerHTML = html; ready?.(root); }
    });
    define('lamp-rating', '<p>Rated 4 of 5</p><button>Rate</button>');
    define('lamp-note', '<p>Offer: <slot></slot></p>');
    define('lamp-box', ${JSON.stringify(INNER).replaceAll('</', '<\\/')}, (root) => {
      root.querySelector('button').onclick = () => { out.textContent = 'Ordered, ' + root.querySelector('input').value; };
    });
    float.attachShadow({ mode: 'closed' }).innerHTML = '<div style="position: fixed; bottom: 0">We use cookies</div>';
  </script>`;

describe('closed shadow roots', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage('<p>Empty</p>');
  });
  after(() => page.close());

  /** A page of its own, whose closed roots nothing has revealed yet. */
  const execute = async (...sentences: string[]) => {
    await page.page.goto('about:blank');
    await page.page.setContent(PAGE);
    for (const sentence of sentences) await page.executeSentence(sentence);
  };

  const PASS = [
    ['The page shows "Your lamp"'],
    ['The page shows "Rated 4 of 5"'],
    ['The page shows "Written by the server"'],
    ['The page shows "We use cookies"'],
    ['The page shows "Call us"'],
    ['The page shows "Offer: Only today"'],
    ['There is 1 "Rate" button'],
    ['Type "now" into "Remark"', '"Remark" is "now"', 'Click "Order"', 'The page shows "Ordered, now"'],
    ['"Price" is "$7"'],
    ['There are exactly 2 items'],
    ['The page does not show "Vega"'],
  ];
  for (const sentences of PASS)
    it(`are read: ${sentences.join(' · ')}`, async () =>
      assert.equal(await execute(...sentences), undefined));

  const FAIL: [sentence: string, because: RegExp][] = [
    ['The page does not show "Your lamp"', /^The page shows "Your lamp"/u],
    ['The page does not show "cookies"', /^The page shows "cookies"/u],
    ['The page does not show "Call us"', /^The page shows "Call us"/u],
    ['There is no "Rate" button', /There is 1 "Rate" button; expected exactly 0/u],
    ['The "Order" button is hidden', /is visible/u],
    ['There are exactly 0 items', /2 items/u],
    ['"Remark" is empty', /is not empty/u],
  ];
  for (const [sentence, because] of FAIL)
    it(`are not taken for absent: ${sentence}`, async () => {
      await execute();
      await assert.rejects(page.executeSentence(sentence, FAILING), { message: because });
    });

  it('do not change the page', async () => {
    await execute('Click "Order"');
    const seen = await page.page.evaluate(() => [
      document.querySelector('lamp-box')?.shadowRoot ?? null,
      'steplightClosedRoots' in globalThis,
    ]);
    assert.deepEqual(seen, [null, false]);
  });
});

describe('a browser that does not reveal closed shadow roots', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage(
      `<h1>Lamps</h1><lamp-box></lamp-box><script>
        customElements.define('lamp-box', class extends HTMLElement {
          connectedCallback() { this.attachShadow({ mode: 'closed' }).innerHTML = '<p>Your lamp</p>'; }
        });
      </script>`,
    );
    page.run.window.context.newCDPSession = () => Promise.reject(new Error('Not in this browser.'));
  });
  after(() => page.close());

  it('asserts nothing to be absent', () =>
    assert.rejects(page.executeSentence('The page does not show "Your lamp"', FAILING), {
      message:
        'The page has an element, <lamp-box>, that may show what no step can read, so nothing can be said about what it does not show.',
    }));
});

describeSentences(
  'labels in shadow roots',
  `<div></div><script>document.querySelector('div').attachShadow({ mode: 'open' }).innerHTML = '<p><b>Sum</b> <i>$9</i></p>';</script>`,
  { pass: ['"Sum" is "$9"'], fail: [{ sentence: '"Sum" is "$8"', because: /is "\$9"/u }] },
);
