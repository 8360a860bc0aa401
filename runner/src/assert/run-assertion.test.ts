import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it, mock } from 'node:test';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { FAILING } from '../testing/timings.ts';
import type { Timing } from '../timing.ts';

describe('assertions on a page that changes', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage('');
  });
  after(() => page.close());
  afterEach(() => {
    page.run.history.lastActionAt = null;
    page.run.history.lastActionStartedAt = null;
    mock.restoreAll();
  });

  const load = (html: string) => page.page.setContent(html);
  const script = (code: string) => `<script>${code}</script>`;

  it('wait for what comes late', async () => {
    await load('<p>Order</p>');
    const sentence = 'The page shows "Late news"';
    const asserted = page.executeSentence(sentence);
    // An evaluation that began later has ended.
    await assert.rejects(page.executeSentence(sentence, FAILING));
    await page.page.evaluate("document.body.append('Late news')");
    await asserted;
  });

  it('are evaluated at least once, whatever the limit', async () => {
    await load('<p>Order</p>');
    assert.equal(await page.executeSentence('The page shows "Order"', FAILING), 'The page shows "Order".');
  });

  /** Asserts what is no longer true when the page is evaluated for the fifth time: by then an assertion that believes it has passed. */
  async function changeDuring(
    sentence: string,
    timing: Partial<Timing>,
    change: string,
    atEvaluation = 5,
  ): Promise<void> {
    const { dialogs } = page.run.window;
    let evaluations = 0;
    mock.method(dialogs, 'unlessOpen', async <T>(work: () => Promise<T>) => {
      if (++evaluations === atEvaluation) await page.page.evaluate(change);
      return work();
    });
    await assert.rejects(page.executeSentence(sentence, { ...FAILING, ...timing }), { name: 'StepFailure' });
  }

  const ABSENCES = [
    'The page does not show "Refunded"',
    'There is no "Refunded" text',
    'The "Refunded" text is hidden',
    'No error is shown',
    'There is no button',
    'There is at most 1 "Order" text',
  ];
  const LATE =
    "document.querySelector('ul').innerHTML += '<li>Order</li><li role=alert>Refunded</li><li><button>Refund</button></li>'";
  const ORDERS = `<ul><li>Order</li></ul>${script('0')}`;

  for (const sentence of ABSENCES)
    it(`are not believed before something could come: ${sentence}`, async () => {
      await load(ORDERS);
      await changeDuring(sentence, { absenceAfterAction: Infinity }, LATE);
    });

  for (const sentence of ABSENCES)
    it(`are not believed right after an action: ${sentence}`, async () => {
      await load(ORDERS);
      page.run.history.lastActionAt = Infinity;
      await changeDuring(sentence, { absenceAfterAction: 0 }, LATE);
    });

  it('must hold three times where they are about all that is there', async () => {
    await load(ORDERS);
    await changeDuring('Only "Order" is listed', {}, LATE, 3);
  });

  it('believe an absence at once where nothing could come', { timeout: 120_000 }, async () => {
    await load('<p>Order</p>');
    page.run.history.lastActionAt = Infinity;
    await page.executeSentence('The page does not show "Refunded"');
  });

  it('wait for a screen to go that lies over the page and has nothing to use', async () => {
    const screen = `<div style="position: fixed; inset: 0; background: white"><i style="position: absolute; inset: 30%">Einen Moment</i></div>`;
    await load(`<h1>Order</h1>${screen}${script('0')}`);
    const { dialogs } = page.run.window;
    let evaluations = 0;
    mock.method(dialogs, 'unlessOpen', async <T>(work: () => Promise<T>) => {
      if (++evaluations === 5) await page.page.evaluate("document.querySelector('div').remove()");
      return work();
    });
    await page.executeSentence('The page does not show "Refunded"', { ...FAILING, wait: 120_000 });
    assert.equal(await page.page.locator('div').count(), 0);
  });

  it('say nothing about what an empty page does not show', async () => {
    await load('<p hidden>Order</p>');
    await assert.rejects(
      page.executeSentence('The page does not show "Order"', FAILING),
      /The page is empty, so nothing can be said/,
    );
    await load('<p>Loading orders…</p>');
    await assert.rejects(
      page.executeSentence('There is no "Order" text', FAILING),
      /The page is still loading/,
    );
    await load('<p>Order</p><div style="position: fixed; inset: 0; background: white"></div>');
    await assert.rejects(
      page.executeSentence('The page does not show "Order"', FAILING),
      /The page is empty, so nothing can be said/,
    );
  });

  it('believe an absence on a page that says for ever that it loads, where nothing comes any more', async () => {
    await load('<p>Order</p><p>Loading more…</p><p aria-busy="true">Uptime</p><script></script>');
    const wait = { ...FAILING, wait: 1_000 };
    await page.executeSentence('The page does not show "Refund"', wait);
    await assert.rejects(page.executeSentence('The page does not show "Order"', wait), {
      name: 'StepFailure',
    });
    await load(
      `<p>Order</p><p>Loading more…</p>${script("setInterval(() => { document.querySelector('p').textContent += '.' }, 1)")}`,
    );
    await assert.rejects(page.executeSentence('The page does not show "Refund"', wait), /still loading/u);
  });

  it('say of a missing element that its text is there all the same', async () => {
    await load('<p>Ally Savings</p><button>Add</button>');
    await assert.rejects(
      page.executeSentence('The heading is "Ally Savings"', FAILING),
      /There is no heading\. .+ The text "Ally Savings" is on the page\.$/u,
    );
    await assert.rejects(page.executeSentence('The heading is "Bank"', FAILING), (error: Error) => {
      assert.doesNotMatch(error.message, /is on the page/u);
      return true;
    });
  });

  it('do not take what fades away after an action for what it brought', async () => {
    const fade = `globalThis.fading = document.querySelector('p').animate({ opacity: [1, 0] }, { duration: 600, fill: 'forwards' });
      fading.updatePlaybackRate(0.0001)`;
    await load(`<p>Draft</p><h1>Order</h1>${script(fade)}`);
    page.run.history.lastActionAt = performance.now();
    await changeDuring('The page shows "Draft"', { motion: Infinity, reaction: 0 }, 'fading.finish()');
  });

  it('do not take what a carousel slides past for what an action has brought', async () => {
    await load(`<style>div { width: 200px; overflow: hidden } ol { display: flex; padding: 0; transition: transform 1s 200ms linear }
        li { flex: 0 0 200px; list-style: none }</style>
      <div><ol><li>Lisbon</li><li>Porto</li><li>Madrid</li></ol></div><button>Third</button>
      ${script("document.querySelector('button').onclick = () => { document.querySelector('ol').style.transform = 'translateX(-400px)' }")}`);
    await page.executeSentence('Click "Third"');
    await assert.rejects(page.executeSentence('The page shows "Porto"', { ...FAILING, wait: 2_000 }), {
      name: 'StepFailure',
    });
    await page.executeSentence('The page shows "Madrid"');
  });

  it('do not take what a new page shows before it has loaded for what an action has brought', async () => {
    await page.page.route('**/late.png', () => undefined);
    await page.page.route('**/boats', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>The list is empty</p><img src="late.png">' }),
    );
    page.run.history.lastActionStartedAt = performance.now() - 1e6;
    page.run.history.lastActionAt = performance.now();
    await page.page.goto('http://localhost/boats', { waitUntil: 'domcontentloaded' });
    await changeDuring('The page shows "The list is empty"', {}, "document.querySelector('p').remove()");
    await page.page.goto('about:blank');
  });

  it('do not take what a timer of the page is about to remove for what an action has left', async () => {
    await load(`<label>Search <input oninput="setTimeout(() => found.remove(), 900)"></label>
      <ul id="found"><li>harbour</li></ul><p>Press Enter</p>`);
    await page.executeSentence('Type "zebra" into "Search"');
    await assert.rejects(page.executeSentence('The page shows "harbour"', FAILING), { name: 'StepFailure' });
    await page.executeSentence('The page shows "Press Enter"', FAILING);
  });

  const BOARD = `<ul aria-label="To do"><li>Release</li></ul><ul aria-label="Done"></ul><p role="alert"></p><button>Move</button>
    <script>
      const [open, done] = document.querySelectorAll('ul');
      const move = (to) => to.append(document.querySelector('li'));
      document.querySelector('button').onclick = () => {
        move(done);
        setTimeout(() => { move(open); document.querySelector('p').textContent = 'Not allowed' }, 900);
      };
    </script>`;
  for (const sentence of ['The "Done" list contains "Release"', 'There is 1 item in the "Done" list'])
    it(`do not believe of data what a timer of the action takes back: ${sentence}`, async () => {
      await load(BOARD);
      await page.executeSentence('Click "Move"');
      await assert.rejects(page.executeSentence(sentence, FAILING), { name: 'StepFailure' });
      await page.executeSentence('The "To do" list contains "Release"', FAILING);
    });

  it('wait for what a page that was just opened is about to add', async () => {
    await page.page.goto('about:blank');
    await load(
      `<ul><li>First</li></ul>${script("setTimeout(() => document.querySelector('ul').innerHTML += '<li>Late</li>', 900)")}`,
    );
    await assert.rejects(page.executeSentence('The page does not show "Late"', FAILING), {
      name: 'StepFailure',
    });
  });

  /** A button that says for a moment what it did; its timer is still to run when the text is looked at. */
  const COPY = `<button>Copy</button><p role="alert"></p><script>
    const button = document.querySelector('button');
    button.onclick = () => { button.textContent = 'Copied!'; setTimeout(() => {}, 2000) };
  </script>`;
  /** Lets the text go as soon as the timers of the page are waited for. */
  const goesWith = (error: string) =>
    mock.method(page.run.window.activity, 'waitUntilRendered', async () => {
      await page.page.evaluate(
        `button.textContent = 'Copy'; document.querySelector('p').textContent = '${error}'`,
      );
      return true;
    });

  it('believe what was shown for a moment', async () => {
    await load(COPY);
    await page.executeSentence('Click "Copy"');
    goesWith('');
    await page.executeSentence('The page shows "Copied!"', FAILING);
  });

  it('do not believe what an error has taken back', async () => {
    await load(
      COPY.replace(
        '() => {}, 2000',
        "() => { button.textContent = 'Copy'; document.querySelector('p').textContent = 'Not allowed' }, 900",
      ),
    );
    await page.executeSentence('Click "Copy"');
    await assert.rejects(page.executeSentence('The page shows "Copied!"', FAILING), { name: 'StepFailure' });
  });

  it('do not wait for clocks', { timeout: 120_000 }, async () => {
    await load(`<p>Order</p><button>Pay</button><script>
      let ticks = 0;
      const tick = () => setTimeout(() => { ticks++; tick() }, 50);
      document.querySelector('button').onclick = tick;
    </script>`);
    await page.executeSentence('Click "Pay"');
    page.run.history.lastActionAt = Infinity;
    page.run.history.lastActionStartedAt = 0;
    await page.executeSentence('There is 1 button', FAILING);
  });

  it('see through pages that redefine what the browser offers', async () => {
    await load('<p>Order placed</p><p hidden>Refunded</p><button hidden>Refund</button>');
    await page.page.evaluate(() => {
      Element.prototype.checkVisibility = () => true;
      Element.prototype.getClientRects = () => [new DOMRect(0, 0, 9, 9)] as unknown as DOMRectList;
      Array.prototype.some = () => true;
      JSON.stringify = () => '{"answer":{"written":"Refunded","drawn":"Refunded"}}';
    });
    await assert.rejects(
      page.executeSentence('The page shows "Refunded"', FAILING),
      /in the page, but hidden/,
    );
    await assert.rejects(
      page.executeSentence('The "Refund" button is visible', FAILING),
      /in the page, but hidden/,
    );
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
          .executeSentence(sentence, FAILING)
          .catch((error: Error) => assert.equal(error.name, 'StepFailure', error.stack));
      assert.deepEqual(await state(), before);
      assert.deepEqual(before.changes, []);
    } finally {
      await page.close();
    }
  });
});
