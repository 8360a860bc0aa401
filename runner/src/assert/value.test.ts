import { describeSentences } from '../testing/sentence-page.ts';

/** Values in fields, next to their labels, in tables and as the text of headings and messages. */
const PAGE = `<title>Checkout</title>
  <h1 style="text-transform: uppercase">Welcome back</h1>
  <div><span>Subtotal</span> <span>$40.00</span></div>
  <p>Tax: $2.00</p>
  <p>Shipping <b>$1,299.00</b></p>
  <p><b>Ship to:</b><br>Long Road 1</p>
  <div><b>Discount</b> <span>€1.299,50</span> <button>Remove</button></div>
  <p>Fee: 3 <span hidden>or 4</span></p>
  <div><span>Both</span> <b>one</b> <b>two</b></div>
  <nav><a href="#">Home</a> <a href="#">Cart</a></nav>
  <div><h3>Stock</h3><p>12 left</p></div>
  <dl><dt>Town</dt><dd>Leeds</dd><dt>Authors</dt><dd>Ann</dd><dd>Bo</dd></dl>
  <table><tr><th>Holder</th><td>Ann Lee</td></tr><tr><th>Plan</th><td>Basic</td></tr></table>
  <table aria-label="People"><thead><tr><th>Name</th><th>Role</th></tr></thead>
    <tr><td>Anna</td><td>Owner</td></tr><tr><td>Bob</td><td>Guest</td></tr></table>
  <section aria-label="Old cart"><p>Grand total: $1</p></section><section aria-label="New cart"><p>Grand total: $2</p></section>
  <p>Order number: A-101</p><p>Due: 2026-12-24</p><p>State: Active</p>
  <label>Email * <input value="bob@x.de" placeholder="Your address"></label>
  <label>Password <input type="password" value="hunter2"></label>
  <label>Note <textarea placeholder="Anything else?"></textarea></label>
  <label>Size <select><option>Small<option selected>Extra large</select></label>
  <label>Pieces <input type="number" value="12"></label>
  <label>Volume <input type="range" value="30"></label>
  <label><input type="checkbox" checked> Terms</label>
  <fieldset><legend>Theme</legend><label><input type="radio" name="t"> Light</label> <label><input type="radio" name="t" checked> Dark</label></fieldset>
  <div role="progressbar" aria-label="Upload" aria-valuenow="45">…</div><meter aria-label="Disk" value="0.5"></meter>
  <div role="textbox" contenteditable aria-label="Comment">Nice <b>one</b></div>
  <div role="status">Saved 3 items</div>
  <ul><li>Pen</li><li>Ink pen</li><li>Paper</li></ul>
  <button>Buy now</button>`;

const PASS = [
  '"Subtotal" is "$40.00"',
  '"subtotal" is "$40.00"',
  '"Tax" is "$2.00"',
  '"Shipping" is "$1,299.00"',
  '"Ship to" is "Long Road 1"',
  '"Ship to:" is "Long Road 1"',
  '"Discount" is "€1.299,50"',
  '"Fee" is "3"',
  '"Stock" is "12 left"',
  '"Town" is "Leeds"',
  '"Authors" contains "Bo"',
  '"Holder" is "Ann Lee"',
  '"Anna" is "Owner"',
  'The "Role" of "Bob" is "Guest"',
  '"Grand total" starts with "$"',
  '"Grand total" in the "New cart" section is "$2"',
  'The 1st "Grand total" is "$1"',
  '"Email" is "bob@x.de"',
  'The "Email" field ends with ".de"',
  '"Email" contains "bob"',
  '"Email" does not contain "ann"',
  '"Note" is ""',
  '"Size" is "Extra large"',
  '"Theme" is "Dark"',
  'The "Theme" section contains "Light Dark"',
  '"Pieces" is more than 11',
  '"Volume" is at least 30',
  '"Upload" is less than 46',
  '"Disk" is "0.5"',
  '"Comment" is "Nice one"',
  'The placeholder of "Email" is "Your address"',
  'The placeholder of "Note" is "Anything else?"',
  'The heading "Welcome back" is "WELCOME BACK"',
  'The heading "Welcome back" is "Welcome back"',
  'The message is "Saved 3 items"',
  'The message contains "3 items"',
  'The button "Buy now" is "Buy now"',
  'The 2nd item is "Ink pen"',
  'The last item is not "Pen"',
  'No item is "Wood"',
  'No row in the "People" table contains "Admin"',
  'The "Role" column contains "Guest"',
  '"Password" is "hunter2"',
];

const FAIL = [
  { sentence: '"Subtotal" is "$4"', because: /^"Subtotal" is "\$40.00"; expected that it is "\$4"\.$/ },
  { sentence: '"Subtotal" is "$2.00"', because: /is "\$40.00"/ },
  { sentence: '"Subtotal" is not "$40.00"', because: /expected that it is not "\$40.00"/ },
  { sentence: '"Total" is "$1"', because: /There is no element "Total"/ },
  { sentence: '"Total" is not "$1"', because: /There is no element "Total"/ },
  { sentence: '"Fee" is "4"', because: /is "3"/ },
  { sentence: '"Both" is "one"', because: /"Both" labels none/ },
  { sentence: '"Home" is "Cart"', because: /Link "Home" has no value/ },
  { sentence: '"Discount" is "Remove"', because: /is "€1.299,50"/ },
  { sentence: '"Name" is "Role"', because: /labels none/ },
  { sentence: '"Name" is "Anna"', because: /labels none/ },
  { sentence: '"Anna" is "Guest"', because: /is "Owner"/ },
  { sentence: '"Authors" is "Ann"', because: /Ann\s+Bo/ },
  { sentence: 'The "Role" of "Anna" is "Guest"', because: /is "Owner"/ },
  { sentence: '"Grand total" is "$1"', because: /is "\$2"/ },
  { sentence: '"Grand total" in the "Old cart" section is "$2"', because: /is "\$1"/ },
  { sentence: '"Email" is "Your address"', because: /is "bob@x.de"/ },
  { sentence: '"Note" is "Anything else?"', because: /is ""/ },
  { sentence: '"Size" is "Small"', because: /is "Extra large"/ },
  { sentence: '"Size" contains "Ext"', because: /is "Extra large"/ },
  { sentence: '"Theme" is "Light"', because: /is "Dark"/ },
  { sentence: '"Terms" is "on"', because: /Checkbox "Terms" has no value/ },
  { sentence: 'The "Terms" checkbox contains "Terms"', because: /Checkbox "Terms" has no value/ },
  { sentence: '"Pieces" is more than 12', because: /is "12"; expected that it is more than 12/ },
  {
    sentence: '"Order number" is more than 100',
    because: /^"Order number" is "A-101"; it is not one number\.$/,
  },
  { sentence: 'The placeholder of "Email" is "Your"', because: /is "Your address"/ },
  { sentence: 'The placeholder of "Pieces" is "Your"', because: /has no placeholder/ },
  { sentence: 'The heading is "Welcome"', because: /expected that it is "Welcome"/ },
  { sentence: 'The message contains "3 item"', because: /is "Saved 3 items"/ },
  { sentence: 'The 2nd item is "Pen"', because: /is "Ink pen"/ },
  { sentence: 'The 4th item is "Pen"', because: /only 3/ },
  { sentence: 'The item is "Pen"', because: /is "Ink pen"/ },
  { sentence: 'Every item contains "Pen"', because: /is "Ink pen"/ },
  { sentence: 'No item contains "pen"', because: /does not contain "pen"/ },
  { sentence: 'No row in the "People" table contains "guest"', because: /Bob/ },
  { sentence: 'The "Role" column contains "Admin"', because: /Owner\s+Guest/ },
  {
    sentence: '"Password" is "hunter3"',
    because: /^Field "Password" is ••••, which is not what was expected\.$/,
  },
  { sentence: '"Password" is more than 5', because: /is ••••, which is not what was expected/ },
];

describeSentences('values', PAGE, { pass: PASS, fail: FAIL });

/** Labels and values that stand close to others which are none. */
const MIXED_PAGE = `<h1>Cart</h1>
  <ul><li><a href="#">Pen</a> <span>$4.00</span> <button>Remove</button></li><li><a href="#">Ink</a> <span>$12.00</span> <button>Remove</button></li></ul>
  <div class="grid"><div>Name</div><div>Anna</div><div>Role</div><div>Owner</div></div>
  <table><thead><tr><th></th><th>Mon</th><th>Tue</th></tr></thead><tr><th scope="row">Hours</th><td>8</td><td>6</td></tr></table>
  <table><tr><td>Colour</td><td>Red</td></tr><tr><td>Size</td><td>XL</td></tr></table>
  <p><strong>Status:</strong> <span>Open</span></p> <p>Delivery: tomorrow</p> <p>Delivery note: none</p> <p>Total<br>$20.00</p>
  <div><dt>VAT</dt><dd>$1</dd></div>
  <div><span>Orders</span><strong>128</strong><small>+3 today</small></div> <div><small>Visits</small><strong>1,024</strong></div>
  <label for="sum">Sum</label> <output id="sum">$16.00</output>
  <p>Hello, <b>Anna</b></p> <div><input type="checkbox" id="gift"><label for="gift">Gift</label> <span>$2</span></div>`;

describeSentences('values among others', MIXED_PAGE, {
  pass: [
    '"Status" is "Open"',
    '"Delivery" is "tomorrow"',
    '"Delivery note" is "none"',
    '"Visits" is more than 1023',
    '"Sum" is "$16.00"',
    '"Colour" is "Red"',
    '"VAT" is "$1"',
    '"Total" is "$20.00"',
    'The "Mon" of "Hours" is "8"',
  ],
  fail: [
    { sentence: '"Pen" is "$4.00"', because: /Link "Pen" has no value, and "Pen" labels none\./ },
    { sentence: '"Pen" is "Remove"', because: /labels none/ },
    { sentence: '"Name" is "Anna"', because: /labels none/ },
    { sentence: '"Anna" is "Role"', because: /labels none/ },
    { sentence: '"Hours" is "8"', because: /labels none/ },
    { sentence: '"Mon" is "Tue"', because: /labels none/ },
    { sentence: '"Mon" is "8"', because: /labels none/ },
    { sentence: '"Status" is "Closed"', because: /is "Open"/ },
    { sentence: '"Delivery" is "none"', because: /is "tomorrow"/ },
    { sentence: '"Orders" is "128"', because: /labels none/ },
    { sentence: '"Hello" is "Anna"', because: /no element "Hello"/ },
    { sentence: '"Gift" is "$2"', because: /Checkbox "Gift" has no value/ },
    { sentence: '"Red" is "Size"', because: /labels none/ },
    { sentence: '"Cart" is "Pen"', because: /labels none/ },
  ],
});

const choice = (name: string, shown: string) =>
  `<div><label for="${name}">${name}</label><div><div>${shown}</div><input id="${name}" role="combobox" aria-haspopup="listbox"></div><p>We ask once</p></div>`;

describeSentences(
  'comboboxes that show their choice next to the field',
  `${choice('Country', '<i>Spain</i>')} ${choice('Region', 'Select…')} ${choice('City', '<i class="c-placeholder">A city</i>')} ${choice('Street', '')}`,
  {
    pass: [
      '"Country" shows "Spain"',
      '"Country" is "Spain"',
      '"Country" is not empty',
      '"Region" is empty',
      '"City" is empty',
      '"Street" is empty',
    ],
    fail: [
      { sentence: '"Country" is empty', because: /not empty/ },
      { sentence: '"Country" shows "We ask once"', because: /"Spain"/ },
      { sentence: '"Country" is "Portugal"', because: /"Spain"/ },
    ],
  },
);
