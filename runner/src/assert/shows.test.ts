import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { describeSentences, openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { GENEROUS, FAILING } from '../testing/timings.ts';

/** Texts as pages show and hide them. */
const PAGE = `<title>Checkout – Shop</title>
  <style>.new::before { content: 'New' } .tip::after { content: 'Tip of the day'; opacity: 0 }</style>
  <h1>Checkout</h1><h1 hidden>Old checkout</h1><h2>Payment</h2>
  <p>Thanks for
    your order. It is unpaid, and costs $12.50 for 12 items.</p>
  <p>Room 1:30, −5 °C, A-101</p>
  <p class="new tip"> arrivals</p> <p class="new"></p> <button class="tip">Top</button>
  <button style="text-transform: uppercase">Send</button>
  <label>Email <input value="bob@x.de"></label> <label>Search <input placeholder="Name or number"></label>
  <label>Password <input type="password" value="hunter2"></label>
  <label>Size <select><option>Small<option selected>Large</select></label>
  <p hidden>Secret offer</p> <p style="opacity: 0">Ghost</p>
  <p style="filter: opacity(0)">Filtered away</p> <p style="clip-path: circle(0)">Cut away</p>
  <div style="width: 1px; height: 1px; overflow: hidden">For screen readers</div>
  <details><summary>More</summary>Folded facts</details>
  <h3>Delivery to</h3><p>Ada Lampwright</p><p>12345 Berlin</p>
  <section aria-label="Summary"><p>Total $14.50</p></section>
  <table><tr><td>A-1</td><td>Paid</td></tr><tr><td>A-2</td><td>Unpaid</td></tr></table>
  <ul aria-label="Fruit"><li>Apple</li></ul><ul aria-label="Fruit"><li>Apple</li><li>Pear</li></ul>
  <p>a&amp;b &lt;i&gt; "quoted" 50% (all) \\d [x] {y} ^$ #1 it's</p>
  <p>Newsletter: Thanks for subscribing! You hear from us once a month, and not more often than that.</p>
  <iframe title="Shop window" srcdoc="<p>Inside a frame</p>"></iframe>`;

const PASS = [
  'The page shows "Thanks for your order"',
  'The page shows "order. It"',
  'The page shows "$12.50"',
  'The page shows "12 items"',
  'The page shows "New arrivals"',
  'The page shows "Send"',
  'The page shows "SEND"',
  'The page shows "bob@x.de"',
  'The page shows "Name or number"',
  'The page shows "Large"',
  'The page shows "Inside a frame"',
  'The page shows "Inside a frame" in the "Shop window" frame',
  'The page shows "A-101"',
  'The page shows "−5 °C"',
  'The page shows "$14.50" in the "Summary" section',
  'The page shows "Paid" in the row of "A-1"',
  'The page shows "Ada Lampwright" under the "Delivery to" heading',
  'The page shows "12345 Berlin" in the "Delivery to" section',
  '"Ada" is hidden',
  'The page shows "Apple" in the "Fruit" list',
  'The page shows "a&b <i>"',
  'The page shows "50% (all) \\d [x] {y} ^$ #1 it\'s"',
  'There is a "Top" button',
  'The page does not show "Refunded"',
  'The page does not show "Secret offer"',
  'The page does not show "Folded facts"',
  'The page does not show "Filtered away"',
  'The page does not show "Cut away"',
  'The page does not show "$1"',
  'The page does not show "2 items"',
  'The page does not show "$12.50" in the "Summary" section',
  'The page does not show "Unpaid" in the row of "A-1"',
  'The page title is "Checkout – Shop"',
  'The page title contains "Shop"',
  'The page title is not "Shop"',
  'The URL is "about:blank"',
  'The URL starts with "about"',
  'The URL does not contain "cart"',
  'The page "checkout" is shown',
  'The page "Checkout – Shop" is shown',
  'The page "Payment" is not shown',
];

const FAIL = [
  { sentence: '"New" is hidden', because: /shows "New"/ },
  {
    sentence: 'The page shows "Thanks for your order" under the "Delivery to" heading',
    because: /does not show "Thanks for your order"/,
  },
  { sentence: 'The page shows "paid"', because: /does not show "paid"\. It shows "Paid", in another case/ },
  {
    sentence: 'The page shows "thanks for your order"',
    because: /It shows "Thanks for your order", in another case\./,
  },
  {
    sentence: 'The page shows "Thank for your order"',
    because: /The nearest text there is "Thanks for your order\./,
  },
  {
    sentence: 'The page shows "Thank you for subscribing"',
    because: /The nearest text there is "Newsletter: Thanks for subscribing!"\.$/,
  },
  {
    sentence: 'The page shows "You have successfully subscribed to our monthly letter, Ada Lampwright"',
    because: /The nearest text there is "Ada Lampwright"\.$/,
  },
  {
    sentence: 'The page shows "Zebra crossing"',
    because: /does not show "Zebra crossing"\. It is titled ".+" and has no similar text\.$/,
  },
  {
    sentence: 'The page shows "Zebra crossing" in the "Summary" section',
    because: /section does not show "Zebra crossing"\. It has no similar text\.$/,
  },
  { sentence: 'The page shows "$1"', because: /does not show "\$1"/ },
  { sentence: 'The page shows "2 items"', because: /does not show "2 items"/ },
  { sentence: 'The page shows "30"', because: /does not show "30"/ },
  { sentence: 'The page shows "5 °C"', because: /does not show "5 °C"/ },
  {
    sentence: 'The page shows "Secret offer"',
    because: /does not show "Secret offer"\. The text is in the page, but hidden\./,
  },
  { sentence: 'The page shows "Ghost"', because: /hidden/ },
  { sentence: 'The page shows "For screen readers"', because: /hidden/ },
  { sentence: 'The page shows "Folded facts"', because: /hidden/ },
  { sentence: 'The page shows "Tip of the day"', because: /does not show/ },
  { sentence: 'The page shows "hunter2"', because: /does not show "hunter2"/ },
  { sentence: 'The page shows "Small"', because: /does not show "Small"/ },
  {
    sentence: 'The page shows "$12.50" in the "Summary" section',
    because: /"Summary" section does not show "\$12\.50"\. The text stands elsewhere on the page\./,
  },
  { sentence: 'The page shows "Paid" in the row of "A-2"', because: /does not show "Paid"/ },
  { sentence: 'The page shows "Pear" in the "Fruit" list', because: /does not show "Pear"/ },
  { sentence: 'The page shows "Apple" in the "Vegetables" list', because: /There is no list "Vegetables"/ },
  {
    sentence: 'The page does not show "Apple" in the "Vegetables" list',
    because: /There is no list "Vegetables"/,
  },
  { sentence: 'The page does not show "Pear" in the "Fruit" list', because: /shows "Pear"/ },
  { sentence: 'The page does not show "CHECKOUT"', because: /^The page shows "Checkout"\.$/ },
  { sentence: 'The page does not show "paid"', because: /shows "paid"/ },
  { sentence: 'The page does not show "Inside a frame"', because: /shows "Inside a frame"/ },
  { sentence: 'The page does not show "bob@x.de"', because: /shows "bob@x.de"/ },
  {
    sentence: 'The page title is "Shop"',
    because: /^The page title is "Checkout – Shop"; expected that it is "Shop"\.$/,
  },
  { sentence: 'The page title contains "Check"', because: /is "Checkout – Shop"/ },
  { sentence: 'The page title does not contain "shop"', because: /is "Checkout – Shop"/ },
  {
    sentence: 'The URL contains "cart"',
    because: /^The URL is "about:blank"; expected that it contains "cart"\.$/,
  },
  { sentence: 'The URL is "blank"', because: /about:blank/ },
  { sentence: 'The page "Old checkout" is shown', because: /titled "Checkout – Shop" and headed "Checkout"/ },
  { sentence: 'The page "Payment" is shown', because: /headed "Checkout"/ },
  { sentence: 'The page "CHECKOUT" is not shown', because: /headed "Checkout"/ },
];

describeSentences('texts', PAGE, { pass: PASS, fail: FAIL });

describe('the URL', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage('<p>Shop</p>');
    await page.page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Shop</p>' }),
    );
    await page.page.goto('http://shop.test/cart/caf%C3%A9?step=2#pay');
  });
  after(() => page.close());

  const verify = async (sentence: string, startingUrl: string, timing = GENEROUS) => {
    page.run.startingUrl = startingUrl;
    return page.executeSentence(sentence, timing);
  };

  it('may be given by its path on the site of the starting URL', async () => {
    await verify('The URL is "/cart/café"', 'http://shop.test/');
    await assert.rejects(
      verify('The URL is not "/cart/café"', 'http://shop.test/', FAILING),
      /The URL is "http/,
    );
  });

  it('has to be given as a whole on another site', async () => {
    await assert.rejects(
      verify('The URL is "/cart/café"', 'http://other.test/', FAILING),
      /The URL is "http/,
    );
    await verify('The URL is "http://shop.test/cart/café?step=2#pay"', 'http://other.test/');
  });
});

const INK = `<style>.bare::placeholder { color: transparent } .faint::placeholder { opacity: 0 } .made::after { content: 'Made up'; color: transparent }</style>
  <label>E-mail <input class="bare" placeholder="name@example.com"></label> <label>Name <input class="faint" placeholder="Jane Doe"></label>
  <label>City <input value="Paris" style="color: transparent"></label> <label>Note <textarea placeholder="At the door"></textarea></label>
  <p style="color: transparent">Ghost <b style="color: teal">ship</b></p> <p style="-webkit-text-fill-color: rgb(0 0 0 / 0)">Spectre</p> <p class="made">Plain</p>
  <h1 style="background: linear-gradient(red, blue) text; color: transparent">Sunset <i>cruise</i></h1>
  <p style="color: transparent; text-shadow: 0 0 2px black">Mist</p> <p style="color: transparent; -webkit-text-stroke: 1px black">Outline</p>
  <p style="color: rgba(0, 0, 0, 0.5)">Faded</p> <button style="color: transparent">Buy</button>`;

describeSentences('texts without ink', INK, {
  pass: [
    'The page does not show "name@example.com"',
    'The placeholder of "E-mail" is "name@example.com"',
    'The page does not show "Jane Doe"',
    'The page does not show "Paris"',
    '"City" is "Paris"',
    'The page shows "At the door"',
    'The page does not show "Ghost"',
    'The page shows "ship"',
    'The page does not show "Spectre"',
    'The page does not show "Made up"',
    'The page shows "Sunset cruise"',
    'The page shows "Mist"',
    'The page shows "Outline"',
    'The page shows "Faded"',
    'There is a button "Buy"',
  ],
  fail: [
    { sentence: 'The page shows "name@example.com"', because: /does not show "name@example.com"/ },
    { sentence: 'The page shows "Jane Doe"', because: /does not show "Jane Doe"/ },
    { sentence: 'The page shows "Paris"', because: /does not show "Paris"/ },
    { sentence: 'The page shows "Ghost"', because: /in the page, but hidden/ },
    { sentence: 'The page shows "Spectre"', because: /in the page, but hidden/ },
    { sentence: 'The page does not show "Sunset"', because: /shows "Sunset"/ },
    { sentence: 'The page does not show "Mist"', because: /shows "Mist"/ },
  ],
});

const CONTENTS = 'display: contents';
const BOXLESS = `<div style="${CONTENTS}">Drafts</div> <button><span style="${CONTENTS}"><i style="display: inline-block; width: 9px; height: 9px"></i>Saving</span></button>
  <div hidden><span style="${CONTENTS}">Deleted</span></div> <div style="height: 0; overflow: hidden"><b style="${CONTENTS}"><i style="${CONTENTS}">Folded</i></b></div>
  <div style="${CONTENTS}; visibility: hidden">Unseen</div> <ul><li style="${CONTENTS}"><span style="${CONTENTS}">Sent</span></li></ul>`;

describeSentences('texts without a box of their own', BOXLESS, {
  pass: [
    'The page shows "Drafts"',
    'There is a "Drafts" text',
    'There is a button "Saving"',
    'There is a "Sent" item',
    'The page does not show "Deleted"',
    'The page does not show "Folded"',
    'The page does not show "Unseen"',
  ],
  fail: [
    { sentence: 'The page does not show "Drafts"', because: /shows "Drafts"/ },
    { sentence: 'The page does not show "Saving"', because: /shows "Saving"/ },
    { sentence: 'The page shows "Folded"', because: /in the page, but hidden/ },
  ],
});

const CARD = 'position: absolute; backface-visibility: hidden';
/** Texts that are rendered where, or in a way that, nobody sees them; and the same ways without that effect. */
const UNSEEN = `<p style="position: absolute; left: -9999px; right: 10px">Beyond the edge</p>
  <p style="clip-path: inset(0 100% 0 0)">Wiped</p> <p style="clip-path: inset(0 20% 0 0)">Partly cut</p>
  <p style="clip-path: polygon(0 0, 0 0, 0 100%, 0 100%)">Closed curtain</p> <p style="clip-path: polygon(0 0, 100% 0, 100% 100%, 0 100%)">Open curtain</p>
  <p style="opacity: 0.01">Breath</p> <p style="color: rgba(0, 0, 0, 0.004)">Whiff</p>
  <a style="display: block; width: 90px; text-indent: 100%; white-space: nowrap; overflow: hidden">Logo words</a> <p style="text-indent: 2em">Indented</p>
  <div style="perspective: 800px"><div style="transform-style: preserve-3d; height: 30px"><p style="${CARD}">Question</p><div style="${CARD}; transform: rotateY(180deg)"><b>Answer</b></div></div></div>
  <div style="perspective: 800px"><div style="transform-style: preserve-3d; height: 30px; transform: rotateY(180deg)"><p style="${CARD}">Riddle</p><div style="${CARD}; transform: rotateY(180deg)"><b>Solution</b></div></div></div>
  <svg width="100" height="30"><text y="20">Axis</text><text y="20" fill="none">Unfilled</text><text y="20" fill-opacity="0">Unpainted</text><text y="200">Off the chart</text></svg>
  <div style="height: 0">Spilled</div> <p style="line-height: 0">Lineless</p> <div style="height: 0; overflow: hidden">Held back</div>`;
const UNSEEN_TEXTS =
  'Beyond the edge,Wiped,Closed curtain,Breath,Whiff,Logo words,Answer,Riddle,Unfilled,Unpainted,Off the chart,Held back';
const SEEN_TEXTS = 'Partly cut,Open curtain,Indented,Question,Solution,Axis,Spilled,Lineless';

describeSentences('texts that nobody sees', UNSEEN, {
  pass: [
    ...UNSEEN_TEXTS.split(',').map((text) => `The page does not show "${text}"`),
    ...SEEN_TEXTS.split(',').map((text) => `The page shows "${text}"`),
  ],
  fail: [
    ...UNSEEN_TEXTS.split(',').map((text) => ({
      sentence: `The page shows "${text}"`,
      because: /in the page, but hidden/,
    })),
    ...SEEN_TEXTS.split(',').map((text) => ({
      sentence: `The page does not show "${text}"`,
      because: /shows "/,
    })),
  ],
});

describeSentences(
  'texts of which a part is seen',
  `<p style="font: 16px/20px monospace; width: 10ch; height: 40px; overflow: hidden">The boat was cancelled. Nobody has answered yet.</p>
  <p style="width: 5ch; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Wonderful</p>
  <div><div style="content-visibility: hidden">Folded away</div></div>
  <span role="img" aria-label="$24"><style>.digit { display: inline-block; height: 20px; overflow: hidden } .digit b { display: block; height: 20px }</style>$<i class="digit"><b>2</b><b>3</b></i><i class="digit"><b>4</b><b>5</b></i></span>
  <div style="display: flex"><span>Budget</span><span>.xlsx</span><span style="margin-left: 8px">4 KB</span></div>`,
  {
    pass: [
      'The page shows "The boat was"',
      'The page does not show "Nobody has answered yet"',
      'The page shows "Wonderful"',
      'The page does not show "Folded away"',
      'The page shows "$24"',
      'The page shows "Budget.xlsx"',
      'The page does not show ".xlsx4"',
    ],
    fail: [
      { sentence: 'The page shows "Nobody has answered yet"', because: /does not show/u },
      { sentence: 'The page shows "Folded away"', because: /does not show/u },
      { sentence: 'The page shows "$25"', because: /does not show/u },
    ],
  },
);

describeSentences('words that nothing stands between', '<a href="#">Orders</a><span>New order</span>', {
  pass: ['The page shows "OrdersNew order"'],
  fail: [{ sentence: 'The page shows "New order"', because: /The nearest text there is "OrdersNew order"/ }],
});

const offPage = (start: string, seen: string[], unseen: string[]) =>
  describeSentences(
    `texts at the edges of a page that begins with ${start}`,
    `${start}<p>Middle</p><p style="position: absolute; right: -5000px">Far right</p><p style="position: absolute; right: calc(100% + 900px)">Far left</p>
      <p style="position: fixed; left: 100%">Drawer</p><p style="position: fixed; top: 100%">Sheet</p>
      <div style="transform: scale(1)"><p style="position: fixed; top: 3000px">Below the fold</p></div>`,
    {
      pass: [
        ...seen.map((text) => `The page shows "${text}"`),
        ...unseen.map((text) => `The page does not show "${text}"`),
      ],
      fail: [
        ...seen.map((text) => ({ sentence: `The page does not show "${text}"`, because: /shows "/ })),
        ...unseen.map((text) => ({ sentence: `The page shows "${text}"`, because: /hidden/ })),
      ],
    },
  );
offPage('<html>', ['Middle', 'Far right', 'Below the fold'], ['Far left', 'Drawer', 'Sheet']);
offPage('<html dir="rtl">', ['Middle', 'Far left', 'Below the fold'], ['Far right', 'Drawer', 'Sheet']);
offPage(
  '<html><body style="overflow-x: hidden">',
  ['Middle', 'Below the fold'],
  ['Far left', 'Far right', 'Drawer', 'Sheet'],
);

const PANES = `<div id="down" style="height: 90px; overflow: auto"><h1>Uppermost</h1><p>An <b>early</b> word</p><div style="height: 3000px"></div><p>Lowest</p></div>
  <div id="across" style="width: 200px; overflow: auto; white-space: nowrap"><span>Leftmost</span><i style="display: inline-block; width: 2000px"></i><span>Rightmost</span></div>
  <script>down.scrollTop = 9999; across.scrollLeft = 9999</script>`;

describeSentences('texts that a part of the page can be scrolled back to', PANES, {
  pass: ['Uppermost', 'early', 'Lowest', 'Leftmost', 'Rightmost'].map((text) => `The page shows "${text}"`),
  fail: ['Uppermost', 'early', 'Leftmost'].map((text) => ({
    sentence: `The page does not show "${text}"`,
    because: /shows "/,
  })),
});

const FILLED = 'position: absolute; inset: 0; background: white';
const SLIDES = `<h1>Tours</h1><div style="position: relative; height: 100px"><div style="${FILLED}"><p>Fjords</p></div><div style="${FILLED}"><p>Glaciers</p></div></div>
  <div style="position: relative; height: 60px"><div style="${FILLED}"></div><p style="position: relative; pointer-events: none">Label on a panel</p></div>
  <div style="position: fixed; left: 0; top: 0; width: 100%; height: 70px; background: white">Menu</div>`;

describeSentences('texts under others', SLIDES, {
  pass: [
    'The page does not show "Fjords"',
    'The page shows "Glaciers"',
    'The "Glaciers" text is visible',
    'The page shows "Label on a panel"',
    // It can be scrolled out from under the menu.
    'The page shows "Tours"',
    'The page shows "Menu"',
  ],
  fail: [
    { sentence: 'The page shows "Fjords"', because: /in the page, but hidden/ },
    { sentence: 'The "Fjords" text is visible', because: /covered/ },
  ],
});

const WALL = `<h1>News</h1><button>Subscribe</button><p style="margin-top: 2000px">Imprint</p>
  <div style="position: fixed; inset: 0; background: white"><h2>Your privacy</h2><button>Accept</button></div>
  <p style="position: fixed; top: 9px; right: 9px">You are offline</p>`;

describeSentences('a page under a wall', WALL, {
  pass: [
    'The page shows "Your privacy"',
    'The page shows "You are offline"',
    'The page does not show "News"',
    'The page does not show "Imprint"',
    'The "Subscribe" button is not visible',
    'The "Accept" button is visible',
  ],
  fail: [
    { sentence: 'The "News" heading is visible', because: /covered/ },
    { sentence: 'The page shows "Imprint"', because: /in the page, but hidden/ },
  ],
});

const ROOM = `<p><a href="#" style="padding: 4px">Add new</a><span style="margin-left: 9px">Search results</span></p>
  <p>re<mark style="padding: 0 2px">mark</mark>able</p>`;

describeSentences('words that only room is between', ROOM, {
  pass: [
    'The page shows "Search results"',
    'The page shows "Add new Search results"',
    'The page shows "remarkable"',
  ],
  fail: [{ sentence: 'The page does not show "Search results"', because: /shows "Search results"/ }],
});
