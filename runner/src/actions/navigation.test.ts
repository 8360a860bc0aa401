import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it, type TestContext } from 'node:test';
import { openAddress } from '../browser/navigate.ts';
import { openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { failureOf, executeSentence } from './testing/execute-sentence.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';

describe('navigation', () => {
  let site: TestSite;
  let page: SentencePage;
  const front = () => page.run.window.page();

  before(async () => {
    site = await serveSite({
      '/': '<title>Home</title><h1>Home</h1><a href="/cart" target="_blank">Cart in a tab</a> <p>Order: <b>A-17</b></p>',
      '/cart': '<title>Cart</title><h1>Cart</h1><a href="#total">Total</a>',
      '/sub/page': '<title>Sub</title>',
      '/secret': () => ({ status: 302, headers: { location: '/login' }, body: '' }),
      '/login': '<title>Login</title>',
      '/broken': () => ({ status: 500, body: 'Sorry' }),
      '/leave': `<title>Leave</title><input aria-label="Draft"> <a href="/cart">Out</a><script>onbeforeunload = (event) => event.preventDefault()</script>`,
      '/alert': `<title>Alert</title><script>alert('Welcome')</script><h1>In</h1>`,
      '/count': `<title>Count</title><script>sessionStorage.n = +(sessionStorage.n ?? 0) + 1; document.write('Visit ' + sessionStorage.n)</script>`,
    });
  });
  after(() => site.close());
  beforeEach(async () => {
    page = await openSentencePage('');
    page.run.startingUrl = site.address;
    await page.page.goto(site.address);
  });
  const close = { after: () => page.close() };

  const test = (name: string, work: (context: TestContext) => Promise<void>) =>
    it(name, async (context) => {
      await work(context as TestContext).finally(close.after);
    });

  test('opens addresses and paths of the site', async () => {
    assert.equal(await executeSentence(page.run, 'Go to "/sub/page"'), `Opened ${site.address}/sub/page.`);
    assert.equal(await executeSentence(page.run, 'Go to "/cart"'), `Opened ${site.address}/cart.`);
    assert.equal(await executeSentence(page.run, `Go to "${site.address}/"`), `Opened ${site.address}/.`);
    assert.equal(await executeSentence(page.run, 'Go to the starting URL'), `Opened ${site.address}.`);
    assert.equal(
      await executeSentence(page.run, 'Go to "/secret"'),
      `Opened ${site.address}/secret, which led to ${site.address}/login.`,
    );
  });

  test('names the page that an action has led to where the next step misses something', async () => {
    await executeSentence(page.run, 'Go to "/leave"');
    const led = / The last action led to the page "Leave" \(\/leave\)\.$/;
    assert.match(await failureOf(page.run, 'Click "Order"'), led);
    await executeSentence(page.run, 'Click "Out"');
    await executeSentence(page.run, 'The page "Cart" is shown');
    const ledOn = /^There is no .* The last action led to the page "Cart" \(\/cart\)\.$/;
    assert.match(await failureOf(page.run, 'The "Order" button is enabled'), ledOn);
    assert.match(
      await failureOf(page.run, 'The page shows "Order"'),
      / led to the page "Cart" \(\/cart\)\.$/,
    );
    await executeSentence(page.run, 'Click "Total"');
    assert.doesNotMatch(await failureOf(page.run, 'The page does not show "Total"'), / led to /);
    assert.doesNotMatch(await failureOf(page.run, 'The "Order" button is enabled'), / led to /);
  });

  test('opens nothing else', async () => {
    for (const url of ['file:///etc/passwd', 'javascript:alert(1)', 'the cart page', 'data:text/html,x'])
      assert.match(
        await failureOf(page.run, { kind: 'open', url }),
        /was not opened: only addresses of http and https/,
      );
    assert.match(await failureOf(page.run, 'Go to "/broken"'), /answered with the server error 500\.$/);
    assert.match(await failureOf(page.run, 'Go to "http://127.0.0.1:9/"'), /could not be opened/);
  });

  test('goes back and forward in a browser without the DevTools protocol', async (t) => {
    const { context } = page.run.window;
    const browser = context.browser();
    assert.ok(browser);
    t.mock.method(browser, 'browserType', () => ({ name: () => 'firefox' }));
    t.mock.method(context, 'newCDPSession', () => Promise.reject(new Error('There is none.')));
    assert.equal(await failureOf(page.run, 'Go back'), 'There is no page to go back to.');
    assert.equal(front().url(), `${site.address}/`);
    await executeSentence(page.run, 'Go to "/cart"');
    await executeSentence(page.run, 'Click "Total"');
    assert.equal(await executeSentence(page.run, 'Go back'), `Went back to ${site.address}/cart.`);
    assert.equal(await executeSentence(page.run, 'Go back'), `Went back to ${site.address}/.`);
    assert.equal(await executeSentence(page.run, 'Go forward'), `Went forward to ${site.address}/cart.`);
    await executeSentence(page.run, 'Go forward');
    assert.equal(await failureOf(page.run, 'Go forward'), 'There is no page to go forward to.');
  });

  test('goes back and forward as far as the history goes', async () => {
    assert.equal(await failureOf(page.run, 'Go back'), 'There is no page to go back to.');
    await executeSentence(page.run, 'Go to "/cart"');
    await executeSentence(page.run, 'Click "Total"');
    assert.equal(await executeSentence(page.run, 'Go back'), `Went back to ${site.address}/cart.`);
    assert.equal(
      await executeSentence(page.run, 'Go forward'),
      `Went forward to ${site.address}/cart#total.`,
    );
    assert.equal(await failureOf(page.run, 'Go forward'), 'There is no page to go forward to.');
    await executeSentence(page.run, 'Go back');
    assert.equal(await executeSentence(page.run, 'Go back'), `Went back to ${site.address}/.`);
  });

  test('loads a page again', async () => {
    await executeSentence(page.run, 'Go to "/count"');
    assert.equal(await executeSentence(page.run, 'Reload the page'), 'Loaded the page again.');
    await executeSentence(page.run, 'The page shows "Visit 2"');
  });

  test('leaves a page that asks whether it may be left', async () => {
    await executeSentence(page.run, 'Go to "/leave"');
    await executeSentence(page.run, 'Type "x" into "Draft"');
    const question = 'The page asks "Leave site? Changes you made may not be saved." in a browser dialog.';
    assert.equal(await executeSentence(page.run, 'Reload the page'), question);
    await executeSentence(page.run, 'Dismiss the dialog');
    await executeSentence(page.run, '"Draft" is "x"');
    assert.equal(await executeSentence(page.run, 'Click "Out"'), question);
    await executeSentence(page.run, 'Dismiss the dialog');
    await executeSentence(page.run, 'The page "Leave" is shown');
    await executeSentence(page.run, 'Click "Out"');
    await executeSentence(page.run, 'Accept the dialog');
    await executeSentence(page.run, 'The page "Cart" is shown');
    assert.deepEqual(page.run.window.takeNotes(), []);
  });

  test('leaves such a page where no step answers', async () => {
    await executeSentence(page.run, 'Go to "/leave"');
    await executeSentence(page.run, 'Type "x" into "Draft"');
    await executeSentence(page.run, 'Go to "/cart"');
    await executeSentence(page.run, 'The page "Cart" is shown');
    assert.deepEqual(page.run.window.takeNotes(), ['The page asked whether it may be left, and was left.']);
  });

  test('opens a page that greets with a dialog', async () => {
    await openAddress(page.run.window, `${site.address}/alert`, page.run.timing.load);
    await executeSentence(page.run, 'Accept the dialog');
    assert.equal(
      await executeSentence(page.run, 'Go to "/alert"'),
      'The page says "Welcome" in a browser dialog.',
    );
    await executeSentence(page.run, 'Accept the dialog');
    await executeSentence(page.run, 'The page shows "In"');
  });

  test('opens, switches and closes tabs', async () => {
    await executeSentence(page.run, 'Click "Cart in a tab"');
    await executeSentence(page.run, 'Wait until the page title is "Cart"');
    assert.equal(
      await executeSentence(page.run, 'Switch to the first browser tab'),
      'The tab "Home" is in front.',
    );
    assert.equal(
      await executeSentence(page.run, 'Switch to the browser tab "cart"'),
      'The tab "Cart" is in front.',
    );
    assert.equal(
      await executeSentence(page.run, 'Open a new browser tab with "/login"'),
      `Opened ${site.address}/login in a new tab.`,
    );
    assert.equal(await front().title(), 'Login');
    assert.equal(
      await executeSentence(page.run, 'Switch to the browser tab "/cart"'),
      'The tab "Cart" is in front.',
    );
    assert.match(
      await executeSentence(page.run, 'Close the browser tab "Login"'),
      /^Closed the tab "Login"\./,
    );
    assert.equal(await executeSentence(page.run, 'Open a new browser tab'), 'Opened a new tab.');
    await executeSentence(page.run, 'Close the browser tab');
    assert.equal(page.run.window.pages().length, 2);
  });

  test('does not guess which tab is meant', async () => {
    assert.equal(await failureOf(page.run, 'Close the browser tab'), 'The only open tab cannot be closed.');
    await executeSentence(page.run, 'Open a new browser tab with "/"');
    assert.equal(
      await failureOf(page.run, 'Switch to the browser tab "Hom"'),
      'There is no such tab. Open are: 1 "Home", 2 "Home".',
    );
    assert.equal(
      await failureOf(page.run, 'Switch to the browser tab "Home"'),
      '2 tabs are called so. Open are: 1 "Home", 2 "Home". Say its number.',
    );
    assert.match(await failureOf(page.run, 'Switch to the third browser tab'), /^There is no such tab/);
  });

  test('remembers the address, the title and the one value of a label', async () => {
    assert.equal(
      await executeSentence(page.run, 'Remember the URL as place'),
      `Remembered "${site.address}/" as {{place}}.`,
    );
    assert.equal(
      await executeSentence(page.run, 'Remember the page title as title'),
      'Remembered "Home" as {{title}}.',
    );
    assert.equal(
      await executeSentence(page.run, 'Remember "Order" as order'),
      'Remembered "A-17" as {{order}}.',
    );
    assert.equal(page.run.values.get('order'), 'A-17');
    assert.equal(await executeSentence(page.run, 'The page shows "{{order}}"'), 'The page shows "A-17".');
    assert.match(await failureOf(page.run, 'Remember "Invoice" as order'), /"Invoice"/);
    assert.equal(page.run.values.get('order'), 'A-17');
  });
});
