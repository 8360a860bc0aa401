import { describeSentences } from '../testing/sentence-page.ts';
import { describeTargets } from './testing/describe-targets.ts';

const HTML = `<style>.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0) }</style>
  <ul><li><button id="archive1" aria-label="Put the lamp away">Archive</button></li>
    <li><button id="archive2" aria-label="Put the chair away">Archive</button></li></ul>
  <a id="next" href="#" aria-label="Go to month 5"><span>May</span></a>
  <button id="hidden-words"><span class="sr">Show week </span>23</button>
  <label>Street <input id="street" aria-label="First line of your address"></label>
  <input id="find" aria-label="Look through all lamps" placeholder="Find a lamp">
  <input id="order" type="submit" value="Order" aria-label="Order all lamps">
  <button id="colour" aria-haspopup="listbox" aria-label="Colour">Green</button>
  <a id="around" href="#" aria-label="The big lamp"><button id="inner" aria-label="Buy the big lamp">Buy</button></a>
  <table><thead><tr><th>Lamp</th><th aria-label="Price in euros">Price</th></tr></thead>
    <tbody><tr><td>Luna</td><td>20</td></tr></tbody></table>`;

describeTargets('names that are seen but not announced', HTML, {
  click: {
    '"Archive"': 'archive1 archive2',
    'the "Archive" button': 'archive1 archive2',
    'the "Put the lamp away" button': 'archive1',
    '"May"': 'next',
    'the "Go to month 5" link': 'next',
    'the "23" button': 'hidden-words',
    '"Order"': 'order',
    'the "Order all lamps" button': 'order',
    'the "Green" button': '',
    '"Buy"': 'inner',
    'the "Buy the big lamp" button': 'inner',
  },
  field: {
    '"Street"': 'street',
    '"First line of your address"': 'street',
    '"Find a lamp"': 'find',
    '"Look through all lamps"': 'find',
  },
});

describeTargets(
  'names without values, signs and markers',
  `<p id="per">Rows per page:</p><div role="combobox" id="rows" tabindex="0" aria-haspopup="listbox" aria-labelledby="per rows">5</div>
  <span id="lang">Language</span><button role="combobox" id="language" aria-labelledby="lang chosen"><span id="chosen">English</span></button>
  <label for="customer">Customer<sup>?</sup></label><input id="customer">
  <button id="remove"><i>⊖</i> Remove</button>
  <input type="radio" id="calais" aria-labelledby="answer"><div id="answer"><span>b. </span><span>Calais</span></div>
  <div>Untitled</div><div>Body</div><div><div contenteditable="true" id="body" style="height: 2em"></div></div>
  <div><span>12 notes</span><button>New</button></div><div>Note</div><div><div contenteditable="true" id="note" aria-label="Note area, start typing" style="height: 2em"></div></div>
  <nav><a href="#all" id="all">All</a> <a href="#own" id="own">Own</a></nav>
  <table><tr><th>Product</th><th>Quantity</th><th>Price</th></tr><tr><td>Rope</td><td>12</td><td>4</td></tr><tr><td>Anchor</td><td><input id="quantity" value="8"></td><td>9</td></tr></table>`,
  {
    dropdown: { '"Rows per page"': 'rows', '"Language"': 'language' },
    field: { '"Customer"': 'customer', '"Body"': '', '"Note"': 'note', '"Quantity"': 'quantity' },
    click: { 'the "Remove" button': 'remove', 'the "Own" tab': 'own' },
    toggle: { '"Calais"': 'calais' },
  },
);

describeSentences('assertions about names that are seen but not announced', HTML, {
  pass: [
    'There are 2 "Archive" buttons',
    'There is 1 "Put the lamp away" button',
    'The "May" link is visible',
    'The "Price" of "Luna" is "20"',
  ],
  fail: [
    { sentence: 'There is no "Archive" button', because: /^There are 2 "Archive" buttons/u },
    { sentence: 'The "May" link is hidden', because: /is visible\.$/u },
    { sentence: 'There are 3 "Archive" buttons', because: /2 "Archive" buttons; expected exactly 3/u },
    {
      sentence: 'The "Archives" button is visible',
      because: /^There is no button "Archives"\. Buttons on this page: "Archive", /u,
    },
  ],
});

const LOOSE = `
  <div><label>Email address</label><input id="email" placeholder="your@email.com"></div>
  <div><label>Password <a href="#">I forgot it</a></label>
    <div><input id="password" type="password" value="x"><button>Show</button></div></div>
  <div><select id="country"><option>Peru</option></select><label for="nothing">Country</label></div>
  <div><label>Range</label><input id="from"><input id="to"></div>
  <div><label>First</label><label>Second</label><input id="two"></div>
  <div><label hidden>Unseen</label><input id="unseen"></div>
  <div><label>Seen</label><input id="named" aria-label="Said"></div>
  <div><label>Notes</label><p>The text</p></div>
  <div><div>Business name</div><input id="business"></div>
  <div><div>Hint</div><input id="hinted" placeholder="Your hint"></div>
  <div><p>Long</p><p>Short</p><input id="after-two"></div>
  <div><button id="minus">Less</button><input id="amount"></div>
  <div><input type="checkbox"><label id="task">Walk the dog</label></div>
  <div><input id="before"><span>Behind</span></div>`;

describeTargets('labels that label nothing', LOOSE, {
  click: { '"Walk the dog"': 'task' },
  field: {
    '"Email address"': 'email',
    'the "email address" field': 'email',
    '"your@email.com"': 'email',
    '"Password"': 'password',
    '"Range"': '',
    '"First"': '',
    '"Second"': '',
    '"Unseen"': '',
    '"Seen"': '',
    '"Said"': 'named',
    '"Notes"': '',
    '"Business name"': 'business',
    '"Hint"': 'hinted',
    '"Short"': '',
    '"Behind"': 'before',
    '"Less"': '',
  },
  dropdown: { '"Country"': 'country' },
});

describeSentences('assertions about fields with labels that label nothing', LOOSE, {
  pass: [
    'The "Email address" field is empty',
    '"Email address" is empty',
    'There is 1 "Email address" field',
    '"Country" is "Peru"',
    'The "Business name" field is empty',
    'The page shows "Email address"',
    'There is no "Range" field',
  ],
  fail: [
    { sentence: 'There is no "Email address" field', because: /^There is 1 "Email address" field/u },
    { sentence: 'The "Password" field is empty', because: /./u },
    { sentence: '"Notes" is empty', because: /./u },
  ],
});

describeTargets(
  'signs around names, hints beside labels',
  `<button id="next">Next ›</button> <button id="back"><i>‹</i> Back</button> <button id="add">+ Add row</button> <button id="print">Print...</button>
  <button id="before">‹ Month</button> <button id="after">Month ›</button> <button id="cpp">C++</button> <button id="c">C</button>
  <button id="price">Price ↑</button> <span id="reviews" onclick="1">Reviews (2)</span> <div id="fold" onclick="1">▸ Where is my parcel?</div> <a id="menu" href="#">Products ▾</a>
  <label>Skills <input id="skill" placeholder="Add a skill…"></label> <input id="search" aria-label="Search the site" placeholder="Search">
  <section id="done"><h3>Done <span>0</span></h3><div></div></section> <section id="doing"><h3>Doing <span>1</span></h3><p>Fix the roof</p></section>`,
  {
    click: {
      '"Next"': 'next',
      '"Print"': 'print',
      '"Next ›"': 'next',
      '"Back"': 'back',
      '"Add row"': 'add',
      '"Month"': 'before after',
      '"Month ›"': 'after',
      '"Price"': 'price',
      '"Price ↑"': 'price',
      '"Price ↓"': '',
      '"Reviews"': 'reviews',
      '"Reviews (3)"': '',
      '"C++"': 'cpp',
      '"C"': 'c',
      '"Where is my parcel?"': 'fold',
      'the "Products" link': 'menu',
    },
    field: { '"Add a skill"': 'skill', '"Skills"': 'skill', 'the "Search" field': 'search' },
    any: { 'the "Done" section': 'done', 'the "Doing" section': 'doing' },
  },
);

const CHOICES = `<fieldset><legend>Plan</legend>
    <label><input type="radio" name="p" id="starter" checked> <b>Starter</b><br>$9 a month</label>
    <label><input type="radio" name="p" id="pro"> <b>Pro</b><br>$29 a month</label></fieldset>
  <div role="radiogroup" aria-label="Colour"><div role="radio" id="red" aria-checked="false"><p>Red</p><p>Warm</p></div>
    <div role="radio" id="blue" aria-checked="true"><p>Blue</p><p>Cold</p></div></div>
  <label><input type="checkbox" id="news"> Send <i>news</i> weekly</label>
  <nav><ul><li>Home</li><li>Shop</li></ul></nav>
  <div><div class="kayak" id="k1"><h3>Red kayak</h3><p>$500</p></div><div class="kayak" id="k2"><h3>Blue kayak</h3><p>$650</p></div></div>
  <form role="search"><input id="find" placeholder="Products"></form>`;

describeTargets('choices of several lines, cards without a role, a field that is for searching', CHOICES, {
  toggle: {
    '"Pro"': 'pro',
    '"Pro $29 a month"': 'pro',
    '"Red"': 'red',
    '"Warm"': '',
    '"Send"': '',
    '"Send news weekly"': 'news',
  },
  dropdown: { '"Plan"': '', '"Colour"': '' },
  field: { 'the search field': 'find', 'the "Search" field': 'find', '"Search"': '' },
  any: { 'the 2nd card': 'k2' },
});

describeSentences('assertions about choices of several lines and cards without a role', CHOICES, {
  pass: [
    '"Starter" is selected',
    '"Pro" is not selected',
    'The "Blue" radio button is selected',
    'There are 2 cards',
  ],
  fail: [
    { sentence: '"Pro" is selected', because: /^Radio button "Pro \$29 a month" is not selected\.$/u },
    { sentence: 'There are no cards', because: /^There are 2 cards; expected/u },
  ],
});

/** Words that are drawn as wide as they are high stand in for those of an icon font, which are squares. */
describeSentences(
  'words of icon fonts',
  `<button><i class="icon">cloud_upload</i> Upload</button> <p><i class="plain">cloud_off</i></p>
  <style>i { font-size: 24px; line-height: 1; font-style: normal; display: inline-block; white-space: nowrap }
    .icon { font-family: monospace }</style>
  <script>for (const icon of document.querySelectorAll('.icon')) {
    const range = document.createRange();
    range.selectNodeContents(icon);
    const { width, height } = range.getBoundingClientRect();
    icon.style.letterSpacing = (height - width) / icon.textContent.length + 'px';
  }</script>`,
  {
    pass: [
      'The page shows "Upload"',
      'The page does not show "cloud_upload"',
      'The page shows "cloud_off"',
      'The "Upload" button is visible',
    ],
    fail: [{ sentence: 'The page shows "cloud_upload"', because: /./u }],
  },
);

describeSentences(
  'what its role does not tell',
  `<label><input type="checkbox" id="wifi"> Wifi</label>
  <div class="chat"><div>Hello team</div></div>
  <div role="combobox" aria-label="Zone" tabindex="0"><span>Zone two</span><i>▾</i></div>
  <div role="combobox" aria-label="Land" tabindex="0"><span>🇩🇪</span><span>Germany</span></div>`,
  {
    pass: [
      'The message "Hello team" is visible',
      'The message "Hello you" is not visible',
      '"Zone" is "Zone two"',
      '"Land" contains "🇩🇪"',
    ],
    fail: [{ sentence: 'The message "Hello team" is not visible', because: /./ }],
  },
);
