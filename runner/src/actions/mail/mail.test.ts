import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { listen, type Site } from 'test-support';
import { openSentencePage, type SentencePage } from '../../testing/sentence-page.ts';
import { executeSentence, failureOf } from '../testing/execute-sentence.ts';
import { findCodes } from './find-codes.ts';
import { createStandInInbox, type StandInInbox } from './testing/stand-in-inbox.ts';

describe('steps about mails', () => {
  let page: SentencePage;
  let inbox: StandInInbox;
  let site: Site;
  let address: string;
  let requests: string[];
  const pagesRequested = () => requests.filter((url) => url !== '/favicon.ico');

  before(async () => {
    page = await openSentencePage('<h1>Shop</h1>');
    site = await listen((request, response) => {
      requests.push(request.url ?? '');
      response.setHeader('content-type', 'text/html').end('<h1>Confirmed</h1>');
    });
    address = site.address;
  });
  after(async () => {
    await page.close();
    await site.close();
  });
  beforeEach(async () => {
    requests = [];
    inbox = createStandInInbox();
    delete page.run.history.mails;
    page.run.inbox = inbox;
    for (const tab of page.run.window.pages().slice(1)) await tab.close();
  });

  it('open the mail that has the subject, wait for it if needed, and click in it', async () => {
    inbox.receive({ subject: 'Welcome', html: '<p>Hello</p>' });
    const opened = executeSentence(page.run, 'Open the mail "Confirm your address"');
    inbox.receive({ subject: ' confirm  YOUR address', html: `<a href="${address}/confirm">Confirm</a>` });
    assert.equal(await opened, 'Opened the mail " confirm  YOUR address" from shop@example.com.');
    assert.equal(page.run.window.pages().length, 2);
    await page.executeSentence('"Confirm" in the mail is visible');
    await executeSentence(page.run, 'Click "Confirm" in the mail');
    assert.equal(await page.executeSentence('The page shows "Confirmed"').then(() => 'shown'), 'shown');
    assert.deepEqual(pagesRequested(), ['/confirm']);
  });

  it('follow a link that opens a new tab', async () => {
    inbox.receive({ subject: 'Look', html: `<a href="${address}/new" target="_blank">New tab</a>` });
    await executeSentence(page.run, 'Open the mail "Look"');
    await executeSentence(page.run, 'Click "New tab" in the mail');
    await page.executeSentence('The page shows "Confirmed"');
    assert.equal(page.run.window.pages().length, 3);
  });

  it('wait for the next mail when one of the subject was opened before', async () => {
    inbox.receive({ subject: 'Your code', text: 'Your code is 111111' });
    await executeSentence(page.run, 'Open the mail "Your code"');
    const opened = executeSentence(page.run, 'Open the mail "Your code"');
    inbox.receive({ subject: 'Your code', text: 'Your code is 222222' });
    await opened;
    assert.match(await executeSentence(page.run, 'Remember the 6-digit code in the mail as code'), /222222/u);
    assert.equal(page.run.values.get('code'), '222222');
  });

  it('prefer the mail with exactly the subject', async () => {
    inbox.receive({ subject: 'Confirm', html: '<p>This one</p>' });
    inbox.receive({ subject: 'Confirm your order', html: '<p>Not this one</p>' });
    await executeSentence(page.run, 'Open the mail "Confirm"');
    await page.executeSentence('The page shows "This one"');
    await executeSentence(page.run, 'Open the mail "your order"');
    await page.executeSentence('The page shows "Not this one"');
  });

  it('take the code from the newest mail that has one if none is open', async () => {
    const remembered = executeSentence(page.run, 'Remember the 4-digit code in the mail as pin');
    inbox.receive({ subject: 'Welcome to 2026', text: 'Have a good time.' });
    inbox.receive({ subject: 'Sign in', text: 'Your PIN is 4711. © 2026 Shop' });
    assert.equal(await remembered, 'Remembered "4711" of the mail "Sign in" as {{pin}}.');
  });

  it('take the code of an earlier mail if the newest has none, but no code twice', async () => {
    inbox.receive({ subject: 'Sign in', text: 'Your code is 111111' });
    inbox.receive({ subject: 'Sign in again', text: 'Your code is 222222' });
    inbox.receive({ subject: 'Our offers', text: 'Lamps for everyone' });
    inbox.isTimeOver = true;
    const step = 'Remember the 6-digit code in the mail as code';
    assert.match(await executeSentence(page.run, step), /"222222" of the mail "Sign in again"/u);
    assert.equal(await failureOf(page.run, step), 'There is no 6-digit code in the mail "Our offers".');
    inbox.receive({ subject: 'Sign in', text: 'Your code is 333333' });
    inbox.receive({ subject: 'More offers', text: 'Lamps for everyone' });
    assert.match(await executeSentence(page.run, step), /333333/u);
  });

  it('list what has arrived if the mail does not come', async () => {
    inbox.isTimeOver = true;
    assert.match(
      await failureOf(page.run, 'Open the mail "Offer"'),
      /^No mail came to a\.b@inbox\.test within 60 s/u,
    );
    inbox.receive({ subject: 'First' });
    inbox.receive({ subject: 'Second' });
    assert.match(
      await failureOf(page.run, 'Open the mail "Offer"'),
      /^No mail "Offer" came to .* within 60 seconds\. These came: "Second", "First"\.$/u,
    );
    await executeSentence(page.run, 'Open the mail "First"');
    assert.match(
      await failureOf(page.run, 'Open the mail "First"'),
      /^No other mail "First" .* since the one/u,
    );
    assert.equal(
      await failureOf(page.run, 'Remember the 6-digit code in the mail as code'),
      'There is no 6-digit code in the mail "First".',
    );
  });

  it('say which codes there are if it is not clear which is meant', async () => {
    inbox.receive({ subject: 'Two', text: 'Code: 123456\nCode: 654321' });
    await executeSentence(page.run, 'Open the mail "Two"');
    assert.match(
      await failureOf(page.run, 'Remember the 6-digit code in the mail as code'),
      /not clear which 6-digit code .* 123456, 654321\.$/u,
    );
  });

  it('fail with the name of the setting if there is no inbox', async () => {
    page.run.inbox = undefined;
    assert.match(await failureOf(page.run, 'Open the mail "Offer"'), /INBOX_DOMAIN/u);
    assert.match(await failureOf(page.run, 'Remember the 6-digit code in the mail as code'), /INBOX_DOMAIN/u);
    assert.match(await failureOf(page.run, 'Go to "{{inbox}}"'), /INBOX_DOMAIN/u);
  });

  it('end at once when the run is cancelled', async () => {
    const cancel = new AbortController();
    const opened = executeSentence({ ...page.run, step: { signal: cancel.signal } }, 'Open the mail "Offer"');
    cancel.abort(new Error('The run was cancelled.'));
    await assert.rejects(opened, /cancelled/u);
  });

  it('show a hostile mail without running or loading anything of it', async () => {
    inbox.receive({
      subject: 'Hostile',
      html: `</body></html><base href="${address}/"><meta http-equiv="refresh" content="0;url=${address}/refreshed">
        <script>fetch('${address}/script'); document.title = 'Owned'</script><img src="${address}/tracking.png">
        <img src=x onerror="location = '${address}/onerror'"><link rel="stylesheet" href="${address}/style.css">
        <style>body { background: url(${address}/background.png) } @import "${address}/import.css";</style>
        <iframe src="${address}/frame"></iframe><object data="${address}/object"></object>
        <form action="${address}/form"><input name="q"><button>Send</button></form>
        <svg onload="fetch('${address}/svg')"></svg><a href="javascript:fetch('${address}/link')">Here</a><p>Harmless</p>`,
    });
    await executeSentence(page.run, 'Open the mail "Hostile"');
    await page.executeSentence('The page shows "Harmless"');
    await executeSentence(page.run, 'Click "Here" in the mail');
    await executeSentence(page.run, 'Click "Send" in the mail');
    assert.equal(await page.run.window.page().title(), 'Hostile');
    inbox.receive({ subject: 'Harmless', html: `<a href="${address}/confirm">Confirm</a>` });
    await executeSentence(page.run, 'Open the mail "Harmless"');
    await executeSentence(page.run, 'Click "Confirm" in the mail');
    await page.executeSentence('The page shows "Confirmed"');
    assert.deepEqual(pagesRequested(), ['/confirm']);
  });
});

describe('codes in mails', () => {
  const codes = (text: string, digits: number, subject = 'Hello') => findCodes({ subject, text }, digits);

  const clear: [text: string, digits: number, code: string][] = [
    ['Your code is 482913.', 6, '482913'],
    ['Your verification code:\n\n482 913\n\nIt is good for 10 minutes.', 6, '482913'],
    ['Use 482-913 to sign in', 6, '482913'],
    ['G-482913 is your Google verification code.', 6, '482913'],
    ['Code 482913 2 minutes', 6, '482913'],
    ['Order 100234 of 2026-11-23\nYour code: 482913\nCall +49 30 123456', 6, '482913'],
    ['Your PIN: 4711\n© 2026 Lumen Lamps, 10115 Berlin', 4, '4711'],
    ['Total: $1234.00\nPIN 8812', 4, '8812'],
    ['10115 Berlin\n55123', 5, '55123'],
    ['482913\nhttps://shop.example/confirm?order=771122', 6, '482913'],
    ['Code 482913. Again: your code is 482913', 6, '482913'],
    ['Ihr Code lautet: 12345678', 8, '12345678'],
  ];
  for (const [text, digits, code] of clear)
    it(`finds ${code} in ${JSON.stringify(text)}`, () => {
      assert.deepEqual(codes(text, digits), [code]);
    });

  it('finds one in the subject', () => {
    assert.deepEqual(codes('Do not share it.', 6, '482913 is your code'), ['482913']);
  });

  const none: [text: string, digits: number][] = [
    ['© 2026 Lumen Lamps', 4],
    ['Total: $1234.56', 4],
    ['Call +49 30 123456', 6],
    ['Order 100234', 6],
    ['Order no. 100234 was shipped', 6],
    ['10115 Berlin', 5],
    ['https://shop.example/?code=482913', 6],
    ['a482913b 4829137', 6],
    ['', 6],
  ];
  for (const [text, digits] of none)
    it(`finds none in ${JSON.stringify(text)}`, () => {
      assert.deepEqual(codes(text, digits), []);
    });

  it('reads a long hostile text in a moment', () => {
    codes('1 '.repeat(500_000) + '-'.repeat(500_000), 6);
    codes('1-'.repeat(500_000), 6);
    codes('a://'.repeat(250_000), 6);
  });
});
