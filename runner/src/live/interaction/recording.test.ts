import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openRecordedPage, type Hands, type RecordedPage } from './testing/recorded-page.ts';

interface Recording {
  html: string;
  does(hands: Hands): Promise<unknown>;
  /** The sentences. */
  steps: string[];
  /** True on the page afterwards, and after the sentences have been executed on a fresh one. */
  leaves: string;
}

const RECORDINGS: Record<string, Recording> = {
  'a click': {
    html: '<button onclick="document.title = \'bought\'">Buy</button>',
    does: (hands) => hands.click('button'),
    steps: ['Click "Buy"'],
    leaves: "document.title === 'bought'",
  },
  'the same button in a row of a table': {
    html: `<table><tr><th>Name<th>Action<tr><td>Anna<td><button onclick="document.title = 'Anna'">Edit</button>
      <tr><td>Bob<td><button onclick="document.title = 'Bob'">Edit</button></table>`,
    does: (hands) => hands.click('tr:nth-child(3) button'),
    steps: ['Click the "Edit" button in the row of "Bob"'],
    leaves: "document.title === 'Bob'",
  },
  'a button in the only row that is left of a table, and the link that the row is called by': {
    html: `<table><thead><tr><th>Order<th>Customer<th>Action</thead>
      <tr><td><a href="#order">A-101</a><td>Ada<td><button onclick="document.title = 'sent'">Send</button></table>`,
    async does(hands) {
      await hands.click('td button');
      await hands.click('td a');
    },
    steps: ['Click the "Send" button in the row of "A-101"', 'Click "A-101"'],
    leaves: "document.title === 'sent' && location.hash === '#order'",
  },
  'double, right and repeated clicks': {
    html: `<p ondblclick="this.dataset.twice = 1">Plan</p> <p oncontextmenu="this.dataset.menu = 1">report.pdf</p>
      <button onclick="this.nextSibling.textContent++">+</button><output>0</output>`,
    async does(hands) {
      await hands.doubleClick('p');
      await hands.click('p:nth-of-type(2)', { button: 'right' });
      await hands.click('button', { times: 3 });
    },
    steps: ['Double-click "Plan"', 'Right-click "report.pdf"', 'Click "+" 3 times'],
    leaves:
      "document.querySelector('[data-twice]') && document.querySelector('[data-menu]') && document.querySelector('output').textContent === '3'",
  },
  'a double click on a button whose name each click changes': {
    html: `<button onclick="this.textContent = this.textContent === 'Show' ? 'Hide' : 'Show'; this.dataset.clicks = +(this.dataset.clicks ?? 0) + 1">Show</button>`,
    does: (hands) => hands.doubleClick('button'),
    steps: ['Double-click "Show"'],
    leaves: 'document.querySelector(\'[data-clicks="2"]\')',
  },
  'quick clicks on a slow page': {
    html: `<button onclick="for (const end = Date.now() + 1200; Date.now() < end;); this.nextSibling.textContent++">+</button><output>0</output>`,
    does: (hands) => hands.click('button', { times: 2 }),
    steps: ['Click "+" 2 times'],
    leaves: "document.querySelector('output').textContent === '2'",
  },
  'checkboxes, switches and radio buttons': {
    html: `<label><input type="checkbox" id="terms"> I accept</label> <label><input type="checkbox" id="news" checked> Newsletter</label>
      <button role="switch" aria-checked="false" id="dark" onclick="this.ariaChecked = this.ariaChecked === 'false'">Dark mode</button>
      <fieldset><legend>Size</legend><label><input type="radio" name="size"> Small</label> <label><input type="radio" name="size" id="large"> Large</label></fieldset>`,
    async does(hands) {
      await hands.click('label:has(#terms)');
      await hands.click('#news');
      await hands.click('#dark');
      await hands.click('#large');
    },
    steps: ['Tick "I accept"', 'Untick "Newsletter"', 'Tick "Dark mode"', 'Choose "Large"'],
    leaves: "terms.checked && !news.checked && dark.ariaChecked === 'true' && large.checked",
  },
  'typing that grows, is corrected and ends with Enter': {
    html: '<label>Search <input onkeydown="if (event.key === \'Enter\') document.title = this.value"></label>',
    async does(hands) {
      await hands.click('input');
      await hands.type('rest');
      await hands.press('Backspace');
      await hands.press('Backspace');
      await hands.type('d');
      await hands.press('Enter');
    },
    steps: ['Type "red" into "Search" and press Enter'],
    leaves: "document.title === 'red'",
  },
  'a field that was not empty': {
    html: '<label>Name <input value="Ada"></label>',
    async does(hands) {
      await hands.click('input');
      await hands.press('End');
      await hands.type(' L');
    },
    steps: ['Type "Ada L" into "Name"'],
    leaves: "document.querySelector('input').value === 'Ada L'",
  },
  'a field that is cleared': {
    html: '<label>Name <input value="Ada"></label> <label>Town <input value="Rome"></label>',
    async does(hands) {
      await hands.click('input');
      await hands.press('a', 'Control');
      await hands.press('Delete');
    },
    steps: ['Clear "Name"'],
    leaves: "document.querySelector('input').value === ''",
  },
  'fields that Tab connects, pasted and composed texts': {
    html: '<label>First <input id="one"></label> <label>Second <input id="two"></label>',
    async does(hands) {
      await hands.press('Tab');
      await hands.paste('Ünïcode 日本');
      await hands.press('Tab');
      await hands.paste('😀');
    },
    steps: ['Type "Ünïcode 日本" into "First"', 'Type "😀" into "Second"'],
    leaves: "one.value === 'Ünïcode 日本' && two.value === '😀'",
  },
  'texts with quotation marks and braces': {
    html: '<label>Note <input></label>',
    async does(hands) {
      await hands.click('input');
      await hands.paste('say "hi" to {{name}} \\ end');
    },
    steps: ['Type "say \\"hi\\" to \\\\{{name}} \\\\ end" into "Note"'],
    leaves: "document.querySelector('input').value === 'say \"hi\" to {{name}} \\\\ end'",
  },
  'several lines': {
    html: '<label>Notes <textarea></textarea></label>',
    async does(hands) {
      await hands.click('textarea');
      await hands.type('a');
      await hands.press('Enter');
      await hands.type('b');
    },
    steps: ['Type "a\nb" into "Notes"'],
    leaves: "document.querySelector('textarea').value === 'a\\nb'",
  },
  'a message that Enter sends': {
    html: `<label>Message <textarea onkeydown="if (event.key === 'Enter') { event.preventDefault(); document.title = this.value; this.value = '' }"></textarea></label>`,
    async does(hands) {
      await hands.click('textarea');
      await hands.type('hi');
      await hands.press('Enter');
    },
    steps: ['Type "hi" into "Message" and press Enter'],
    leaves: "document.title === 'hi'",
  },
  'rich text': {
    html: '<div contenteditable aria-label="Text" id="text"></div>',
    async does(hands) {
      await hands.press('Tab');
      await hands.type('Hello');
    },
    steps: ['Type "Hello" into "Text"'],
    leaves: "text.innerText.trim() === 'Hello'",
  },
  'lines of a rich text': {
    html: '<div contenteditable aria-label="Text" id="text"></div>',
    async does(hands) {
      await hands.press('Tab');
      await hands.type('a');
      await hands.press('Enter');
      await hands.type('b');
    },
    steps: ['Type "a\nb" into "Text"'],
    leaves: String.raw`/^a\n+b$/.test(text.innerText.trim())`,
  },
  'a rich text in a part of another one that cannot be edited': {
    html: '<div contenteditable><div contenteditable="false"><h1 contenteditable id="head">New</h1></div></div>',
    async does(hands) {
      await hands.click('#head');
      await hands.press('End');
      await hands.type('s');
    },
    steps: ['Type "News" into the field'],
    leaves: "head.innerText === 'News'",
  },
  'a rich text that says it is decoration': {
    html: '<div role="presentation" contenteditable id="text" style="min-height: 30px"></div>',
    async does(hands) {
      await hands.click('#text');
      await hands.type('Hi');
    },
    steps: ['Type "Hi" into the field'],
    leaves: "text.innerText.trim() === 'Hi'",
  },
  'a document of a frame that is edited as a whole': {
    html: `<iframe title="Letter" srcdoc="<body style='min-height: 90px'><p>Dear</p><script>document.designMode = 'on'; oninput = () => (parent.document.title = document.body.innerText.trim())</script>"></iframe>`,
    async does(hands) {
      await hands.shown('iframe >>> p');
      await hands.click('iframe >>> body');
      await hands.press('End', 'Control');
      await hands.type(' Ada');
    },
    steps: ['Type "Dear Ada" into the field'],
    leaves: "document.title === 'Dear Ada'",
  },
  'an Enter that goes on from one rich text to the next': {
    html: `<h1 contenteditable role="textbox" aria-label="Title" onkeydown="if (event.key === 'Enter') { event.preventDefault(); text.focus(); }"></h1>
      <div contenteditable aria-label="Text" id="text"></div>`,
    async does(hands) {
      await hands.press('Tab');
      await hands.type('News');
      await hands.press('Enter');
      await hands.type('Hello');
    },
    steps: ['Type "News" into "Title" and press Enter', 'Type "Hello" into "Text"'],
    leaves: "text.innerText.trim() === 'Hello' && document.querySelector('h1').innerText.trim() === 'News'",
  },
  'what a click opens and closes': {
    html: `<button aria-expanded="false" onclick="this.ariaExpanded = this.ariaExpanded === 'false'">Options</button>
      <details id="more"><summary>More</summary>Text</details>
      <a href="#next" aria-expanded="false">Next</a>`,
    async does(hands) {
      await hands.click('button');
      await hands.click('summary');
      await hands.click('summary');
      await hands.click('a');
    },
    steps: ['Expand "Options"', 'Expand "More"', 'Collapse "More"', 'Click "Next"'],
    leaves: "document.querySelector('[aria-expanded=true]') && !more.open && location.hash === '#next'",
  },
  keys: {
    html: `<button onkeydown="this.dataset.keys = (this.dataset.keys ?? '') + event.key">Menu</button>
      <script>addEventListener('keydown', (event) => { if (event.key === 'k' && event.ctrlKey) document.title = 'palette'; })</script>`,
    async does(hands) {
      await hands.press('Tab');
      await hands.press('ArrowDown');
      await hands.press('ArrowDown');
      await hands.press('k', 'Control');
    },
    steps: ['Press ArrowDown 2 times in the "Menu" button', 'Press Control+K in the "Menu" button'],
    leaves:
      "document.title === 'palette' && /^ArrowDownArrowDown/.test(document.querySelector('button').dataset.keys)",
  },
  'a letter that the page listens for': {
    html: `<p id="help">Keys</p><script>addEventListener('keydown', ({ key }) => { if (key === 'g') help.textContent = 'Help is open'; })</script>`,
    does: (hands) => hands.press('g'),
    steps: ['Press g'],
    leaves: "help.textContent === 'Help is open'",
  },
  'a dialog of the page that Escape closes': {
    html: `<button onclick="document.querySelector('dialog').showModal()">Help</button><dialog onclose="document.title = 'closed'"><button>OK</button></dialog>`,
    async does(hands) {
      await hands.click('button');
      await hands.press('Escape');
    },
    steps: ['Click "Help"', 'Press Escape in the "OK" button'],
    leaves: "document.title === 'closed'",
  },
  'keys of toggles, radio buttons and sliders': {
    html: `<label><input type="checkbox" id="terms"> I accept</label>
      <label><input type="radio" name="size" id="small" checked> Small</label> <label><input type="radio" name="size" id="large"> Large</label>
      <label>Volume <input type="range" id="volume" min="0" max="10" value="2"></label>`,
    async does(hands) {
      await hands.press('Tab');
      await hands.press(' ');
      await hands.press('Tab');
      await hands.press('ArrowDown');
      await hands.press('Tab');
      await hands.press('ArrowRight');
      await hands.press('ArrowRight');
    },
    steps: ['Tick "I accept"', 'Choose "Large"', 'Set the "Volume" slider to "4"'],
    leaves: "terms.checked && large.checked && volume.value === '4'",
  },
  'a slider under the pointer': {
    html: '<label>Volume <input type="range" id="volume" min="0" max="10" value="0"></label>',
    does: (hands) => hands.click('#volume'),
    steps: ['Set the "Volume" slider to "5"'],
    leaves: "volume.value === '5'",
  },
  'a native list': {
    html: '<label>Size <select id="size"><option>Small<option>Large</select></label>',
    async does(hands) {
      hands.answer({ options: [1] });
      await hands.click('#size');
    },
    steps: ['Select "Large" in "Size"'],
    leaves: "size.value === 'Large'",
  },
  'a native list with several options': {
    html: '<label>Fruit <select id="fruit" multiple><option selected>Apples<option>Pears<option>Plums</select></label>',
    async does(hands) {
      hands.answer({ options: [0, 1, 2] });
      await hands.click('#fruit option:nth-child(2)');
    },
    steps: ['Select "Pears" in "Fruit"', 'Select "Plums" in "Fruit"'],
    leaves: 'fruit.selectedOptions.length === 3',
  },
  'dates, times and colours': {
    html: '<label>Due <input id="due" type="date"></label> <label>At <input id="at" type="time"></label> <label>Colour <input id="colour" type="color"></label>',
    async does(hands) {
      hands.answer({ text: '2026-12-24' });
      await hands.click('#due');
      hands.answer({ text: '14:30' });
      await hands.click('#at');
      hands.answer({ text: '#ff0000' });
      await hands.click('#colour');
    },
    steps: ['Set "Due" to "2026-12-24"', 'Set "At" to "14:30"', 'Set "Colour" to "#ff0000"'],
    leaves: "due.value === '2026-12-24' && at.value === '14:30' && colour.value === '#ff0000'",
  },
  'a menu that only the pointer opens': {
    html: `<style>ul ul { display: none } li:hover ul { display: block }</style>
      <ul><li>Products<ul><li><a href="#lamps">Lamps</a></li></ul></li></ul><p>Other text</p>`,
    async does(hands) {
      await hands.hover('p');
      await hands.hover('li');
      await hands.click('a');
    },
    steps: ['Hover over the "Products" item', 'Click "Lamps"'],
    leaves: "location.hash === '#lamps'",
  },
  ...Object.fromEntries(
    Object.entries({
      'out of the page': ['position: absolute; left: -9999em', 'position: static'],
      'by a clip': ['position: absolute; clip: rect(0, 0, 0, 0)', 'position: static; clip: auto'],
      'by its opacity': ['opacity: 0', 'opacity: 1'],
      'by its height': ['height: 0; overflow: hidden', 'height: auto'],
    }).map(([how, [hidden, shown]]): [string, Recording] => [
      `what is hidden ${how} until the pointer rests on its row, next to a row that shows the same`,
      {
        html: `<style>tr div { ${hidden} } tr:hover div { ${shown} }</style><table><tr><th>Page</th></tr>
          ${['Home', 'Shop'].map((name) => `<tr><td><b>${name}</b><div><button onclick="document.title = '${name}'">Edit</button></div></td></tr>`).join('')}</table>`,
        async does(hands) {
          await hands.hover('tr:nth-child(2) b');
          await hands.hover('tr:nth-child(3) b');
          await hands.click('tr:nth-child(3) button');
        },
        steps: ['Hover over "Shop"', 'Click "Edit"'],
        leaves: "document.title === 'Shop'",
      },
    ]),
  ),
  'a pointer that passes over other elements': {
    html: '<p>One</p><p>Two</p><button onclick="document.title = \'done\'">Go</button>',
    async does(hands) {
      await hands.hover('p');
      await hands.hover('p:nth-of-type(2)');
      await hands.click('button');
    },
    steps: ['Click "Go"'],
    leaves: "document.title === 'done'",
  },
  'suggestions that a click into a field opens': {
    html: `<label>Town <input id="town" onclick="towns.hidden = false"></label>
      <ul id="towns" role="listbox" hidden><li role="option" onclick="town.value = 'Rome'; towns.hidden = true">Rome</li></ul>`,
    async does(hands) {
      await hands.click('#town');
      await hands.click('li');
    },
    steps: ['Click "Town"', 'Choose "Rome"'],
    leaves: "town.value === 'Rome'",
  },
  'suggestions that typing opens': {
    html: `<label>Town <input id="town" oninput="towns.hidden = false"></label>
      <ul id="towns" role="listbox" hidden><li role="option" onclick="town.value = 'Rome'; towns.hidden = true">Rome</li></ul>`,
    async does(hands) {
      await hands.click('#town');
      await hands.type('Ro');
      await hands.click('li');
    },
    steps: ['Type "Ro" into "Town"', 'Choose "Rome"'],
    leaves: "town.value === 'Rome'",
  },
  'an option that goes away when it is pressed': {
    html: `<ul role="listbox"><li role="option" onmousedown="document.title = 'Rome'; this.remove()">Rome</li></ul>`,
    does: (hands) => hands.click('li'),
    steps: ['Choose "Rome"'],
    leaves: "document.title === 'Rome'",
  },
  'a key that leads to another page': {
    html: '<a href="about:blank#next" onclick="location.href = this.href; document.title = \'left\'">Next</a>',
    async does(hands) {
      await hands.press('Tab');
      await hands.press('Enter');
    },
    steps: ['Press Enter in the "Next" link'],
    leaves: "location.hash === '#next'",
  },
  'an option of a list that opens': {
    html: `<button role="combobox" aria-label="Colour" aria-haspopup="listbox" aria-expanded="false" onclick="towns.hidden = false">None</button>
      <ul id="towns" role="listbox" hidden><li role="option" aria-selected="false"
        onclick="this.ariaSelected = 'true'; document.querySelector('button').textContent = 'Red'; towns.hidden = true">Red</li></ul>`,
    async does(hands) {
      await hands.click('button');
      await hands.click('li');
    },
    steps: ['Click "Colour"', 'Choose "Red"'],
    leaves: "document.querySelector('button').textContent === 'Red'",
  },
  'a drag onto a zone': {
    html: `<p draggable="true" id="milk">Milk</p><div id="cart" style="height: 90px" ondragover="event.preventDefault()" ondrop="event.preventDefault(); cart.append(milk)">Cart</div>`,
    does: (hands) => hands.drag('#milk', '#cart'),
    steps: ['Drag "Milk" to "Cart"'],
    leaves: 'milk.parentElement === cart',
  },
  'a drag to another place of a list': {
    html: `<ul>${['One', 'Two', 'Three'].map((name) => `<li draggable="true" ondragstart="dragged = this" ondragover="event.preventDefault()" ondrop="this.after(dragged)">${name}</li>`).join('')}</ul>`,
    does: (hands) => hands.drag('li', 'li:nth-child(3)'),
    steps: ['Drag the "One" item to below the "Three" item'],
    leaves: "document.querySelector('ul').innerText === 'Two\\nThree\\nOne'",
  },
  'a selection of text is no step': {
    html: '<p id="text">Some text that is long enough to be selected</p>',
    does: (hands) => hands.drag('#text', { x: 100, y: 0 }),
    steps: [],
    leaves: 'true',
  },
  frames: {
    html: `<h1>Shop</h1><iframe title="Payment" srcdoc="<label>Card <input></label><button onclick=&quot;parent.document.title = document.querySelector('input').value&quot;>Pay</button>"></iframe>`,
    async does(hands) {
      await hands.click('iframe >>> input');
      await hands.type('41');
      await hands.click('iframe >>> button');
    },
    steps: ['Type "41" into "Card"', 'Click "Pay"'],
    leaves: "document.title === '41'",
  },
  'shadow roots': {
    html: `<x-box><template shadowrootmode="open"><label>Card <input></label><button onclick="document.title = this.previousElementSibling.firstElementChild.value">Pay</button></template></x-box>`,
    async does(hands) {
      await hands.click('x-box input');
      await hands.type('41');
      await hands.click('x-box button');
    },
    steps: ['Type "41" into "Card"', 'Click "Pay"'],
    leaves: "document.title === '41'",
  },
  'a file': {
    html: '<label>Photo <input type="file" id="photo"></label>',
    async does(hands) {
      await hands.click('#photo');
      await hands.perform({ kind: 'upload', file: null, target: null });
    },
    steps: ['Upload the attached file to "Photo"'],
    leaves: "photo.files[0]?.name === 'lamps.csv'",
  },
  'a file chooser that a button opens': {
    html: `<input type="file" id="photo" hidden onchange="names.textContent = this.files[0].name"><button onclick="photo.click()">Choose a photo</button><p id="names"></p>`,
    async does(hands) {
      await hands.click('button');
      await hands.chooserOpened();
      await hands.perform({ kind: 'upload', file: null, target: null });
    },
    steps: ['Upload the attached file to the "Choose a photo" button'],
    leaves: "names.textContent === 'lamps.csv'",
  },
  'a dialog of the browser': {
    html: '<button onclick="document.title = prompt(\'Your name?\')">Ask</button>',
    async does(hands) {
      await hands.click('button');
      await hands.perform({ kind: 'dialog', accept: true, text: 'Tom' });
    },
    steps: ['Click "Ask"', 'Answer the dialog with "Tom"'],
    leaves: "document.title === 'Tom'",
  },
  'a tab that a click opens, and another one': {
    html: '<title>Shop</title><a href="about:blank#help" target="_blank">Help</a>',
    async does(hands) {
      await hands.click('a');
      await hands.perform({ kind: 'switchTab', tab: { number: 2 } });
      await hands.perform({ kind: 'closeTab', tab: null });
    },
    steps: ['Click "Help"', 'Switch to the 2nd browser tab', 'Close the browser tab'],
    leaves: "document.title === 'Shop'",
  },
  'what is scrolled into existence': {
    html: `<div style="height: 3000px">Top</div><script>addEventListener('scroll', () => { if (scrollY > 500 && !document.querySelector('button'))
      document.body.insertAdjacentHTML('beforeend', '<button onclick="document.title = 1">More</button>'); scrollTo(0, 5000); })</script>`,
    async does(hands) {
      await hands.wheel('div', 900);
      await hands.shown('button');
      await hands.click('button');
    },
    steps: ['Scroll to the bottom', 'Click "More"'],
    leaves: "document.title === '1'",
  },
};

describe('recording', () => {
  let page: RecordedPage;
  before(async () => {
    page = await openRecordedPage();
  });
  after(() => page.close());

  for (const [title, { html, does, steps, leaves }] of Object.entries(RECORDINGS))
    it(title, async () => {
      await page.open(html);
      await does(page.hands);
      await page
        .expect(leaves)
        .catch((error) => assert.fail(`${error.message} ${JSON.stringify(page.events)}`));
      assert.deepEqual(await page.finish(), steps, page.problems().join(' '));
      await page.replay(html, steps);
      await page.expect(leaves);
    });
});
