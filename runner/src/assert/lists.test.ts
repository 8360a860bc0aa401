import { describeSentences } from '../testing/sentence-page.ts';

/** Tables, lists and choices as products make them: sorted by days and sums, roles instead of tags, lists within entries. */
const PAGE = `<title>Office</title>
  <style>body { margin: 0 } .side { display: inline-block; width: 90px; vertical-align: top }</style>
  <header><h1>Office</h1></header>
  <table><caption>Letters</caption><thead><tr><th>No.</th><th>Sent ▼</th><th>Sender</th><th>Weight</th></tr></thead>
    <tr><td>K 7</td><td>03.04.2026</td><td>Mia</td><td>1,200 g</td></tr>
    <tr><td>K 9</td><td>12.03.2026</td><td>Ole</td><td>90 g</td></tr>
    <tr><td>K 8</td><td>28.02.2026</td><td>Kim</td><td></td></tr>
    <tfoot><tr><td>All</td><td>01.05.2026</td><td></td><td>1,290 g</td></tr></tfoot></table>
  <div role="table" aria-label="Rooms"><div role="row"><span role="columnheader">Room</span><span role="columnheader">Price</span></div>
    <div role="row"><span role="cell">Alder</span><span role="cell">$9.50</span></div>
    <div role="row"><span role="cell">Birch</span><span role="cell">$1,020.00</span></div></div>
  <ul aria-label="Tasks"><li>Buy milk <button>Delete</button></li><li>Call Bob <button>Delete</button></li><li hidden>Sleep</li></ul>
  <section aria-label="Team"><h2>Team</h2><ul><li><b>Anna</b> Owner</li><li><b>Bob</b> Guest</li></ul></section>
  <section aria-label="Two lists"><ul><li>1</li><li>2</li></ul><ul><li>3</li><li>4</li></ul></section>
  <ul aria-label="One"><li>Only</li></ul>
  <ul aria-label="Outer"><li>North<ul><li>N1</li><li>N2</li></ul></li><li>South</li></ul>
  <label>Size <select><option>Small<option>Large<option hidden>Secret</select></label>
  <label>City <input list="cities"></label><datalist id="cities"><option value="Oslo"><option value="Rome"></datalist>
  <fieldset><legend>Theme</legend><label><input type="radio" name="t"> Light</label> <label><input type="radio" name="t"> Dark</label></fieldset>
  <button aria-haspopup="listbox" aria-expanded="false">Colour</button>
  <button aria-haspopup="listbox" aria-expanded="true" aria-controls="fonts">Font</button>
  <div role="listbox" id="fonts" aria-label="Fonts"><div role="option">Serif</div><div role="option">Mono</div></div>
  <div role="menu" aria-label="Edit"><div role="menuitem">Cut</div><div role="menuitem">Copy</div></div>
  <div><button class="side">Save</button><button class="side">Close</button><button class="side">Help</button></div>
  <footer><p>Imprint</p><p>Twice</p><p>Twice</p></footer>`;

const PASS = [
  'There are 4 rows in the "Letters" table',
  'There are 2 rows in the "Rooms" table',
  'There are 2 "Delete" buttons',
  'There are at least 2 "Delete" buttons',
  'There are at most 2 "Delete" buttons',
  'There are 2 items in the "Tasks" list',
  'There is 1 "Save" button',
  'There are 2 "Twice" texts',
  'There is no "Cancel" button',
  'There is no "Delete" button in the "Team" section',
  'The "Letters" table is sorted by "Sent" in descending order',
  'The "Rooms" table is sorted by "Price"',
  'The "Rooms" table is sorted',
  'The "Price" column is sorted',
  'The "Tasks" list is sorted',
  '"Tasks" is sorted',
  'The "Team" section is sorted',
  'Only "Anna" and "Bob" are listed',
  'Only "alder" and "birch" are listed',
  'Only "Buy milk" and "Call Bob" are listed',
  'Only "K 7", "K 8" and "K 9" are listed in the "Letters" table',
  'Only "N1" and "N2" are listed',
  '"Size" offers "Large"',
  '"Size" offers only "Large" and "Small"',
  '"City" offers only "Oslo" and "Rome"',
  'The "Theme" section offers only "Light" and "Dark"',
  '"Theme" offers "Dark"',
  '"Font" offers "Mono"',
  'The "Fonts" list offers only "Serif" and "Mono"',
  'The "Edit" menu offers only "Cut" and "Copy"',
  'The "Office" heading is above the "Letters" table',
  'The "Imprint" text is below "Save"',
  '"Save" is left of "Close"',
  '"Help" is right of "Save"',
  '"K 7" is above "K 9"',
  'The "Delete" button is above "Save"',
];

const FAIL = [
  {
    sentence: 'There is no "Delete" button in the "Nowhere" section',
    because: /There is no section "Nowhere"/,
  },
  { sentence: 'There are at most 2 items in the "Nowhere" list', because: /There is no list "Nowhere"/ },
  { sentence: 'The "Delete" button in the row of "K 1" is hidden', because: /There is no row "K 1"/ },
  { sentence: 'No row in the "Nowhere" table contains "K 1"', because: /There is no table "Nowhere"/ },
  {
    sentence: 'There are 5 rows in the "Letters" table',
    because: /^There are 4 rows in the "Letters" table; expected exactly 5\.$/,
  },
  { sentence: 'There is 1 "Delete" button', because: /^There are 2 "Delete" buttons; expected exactly 1\.$/ },
  { sentence: 'There are at least 3 "Delete" buttons', because: /expected at least 3/ },
  { sentence: 'There is at most 1 "Delete" button', because: /expected at most 1/ },
  { sentence: 'There is no "Save" button', because: /^There is 1 "Save" button/ },
  { sentence: 'There is no "save" button', because: /There is 1/ },
  { sentence: 'There is no "Imprint"', because: /There is 1/ },
  { sentence: 'There are 3 items in the "Tasks" list', because: /There are 2 items/ },
  {
    sentence: 'The "Letters" table is sorted by "Sent"',
    because: /^The "Letters" table is not in ascending order: "03\.04\.2026" comes before "12\.03\.2026"\.$/,
  },
  { sentence: 'The "Letters" table is sorted by "No."', because: /"K 9" comes before "K 8"/ },
  { sentence: 'The "Letters" table is sorted by "Weight"', because: /has entries without a text to sort by/ },
  { sentence: 'The "Letters" table is sorted by "Carrier"', because: /has no column "Carrier"/ },
  {
    sentence: 'The "Rooms" table is sorted by "Price" in descending order',
    because: /"\$9\.50" comes before "\$1,020\.00"/,
  },
  { sentence: 'The "Tasks" list is sorted by "Price"', because: /has no column "Price"/ },
  { sentence: 'The "Tasks" list is sorted in descending order', because: /not in descending order/ },
  { sentence: 'The "Two lists" section is sorted', because: /several lists/ },
  { sentence: 'The "One" list is sorted', because: /has one entry/ },
  { sentence: 'The "Edit" heading is sorted', because: /no heading "Edit"/ },
  { sentence: 'The "Office" heading is sorted', because: /no list or table/ },
  {
    sentence: 'Only "Anna" is listed',
    because: /There is 1 more entry in the list with "Anna": "Bob Guest"/,
  },
  {
    sentence: 'Only "Anna", "Bob" and "Carl" are listed',
    because: /no list or table with "Anna", "Bob", "Carl"/,
  },
  { sentence: 'Only "Ann" is listed', because: /no list or table/ },
  { sentence: 'Only "North" and "N1" are listed', because: /no list or table with/ },
  { sentence: 'Only "Anna" and "Bob" are listed in the "Rooms" table', because: /no list or table/ },
  { sentence: 'Only "Anna" and "Bob" are listed in the "Nowhere" table', because: /no table "Nowhere"/ },
  { sentence: '"Size" offers "Medium"', because: /offers "Small", "Large"; expected "Medium"/ },
  { sentence: '"Size" offers "large"', because: /offers "Small", "Large"/ },
  { sentence: '"Size" offers "Secret"', because: /offers "Small", "Large"/ },
  { sentence: '"Size" offers only "Large"', because: /expected only "Large"/ },
  { sentence: '"Colour" offers "Red"', because: /shows no options\. Open it first\./ },
  { sentence: '"Paper" offers "Red"', because: /There is no element "Paper"/ },
  { sentence: '"Theme" offers "Dim"', because: /offers "Light", "Dark"/ },
  {
    sentence: '"Close" is left of "Save"',
    because: /^Button "Close" is not left of button "Save", but right of it\.$/,
  },
  { sentence: '"Save" is above "Close"', because: /not above/ },
  { sentence: '"Save" is right of "Save"', because: /not right of/ },
  { sentence: 'The "Delete" button is above "Call Bob"', because: /not above item "Call Bob Delete"/ },
  { sentence: '"Save" is above "Nowhere"', because: /There is no element "Nowhere"/ },
];

describeSentences('lists, tables and choices', PAGE, { pass: PASS, fail: FAIL });

describeSentences(
  'a list that is a table, beside a list of links',
  `<nav aria-label="Pages"><ul><li><a href="#">Ports</a></li><li><a href="#">Boats</a></li></ul></nav>
  <table><tr><th>Title</th></tr><tr><td>Storm</td></tr><tr><td>Herring</td></tr></table>`,
  {
    pass: [
      'There is no "Kelp" in the list',
      '"Kelp" is no longer in the list',
      'The list does not contain "Kelp"',
      'There are at most 3 links in the navigation',
    ],
    fail: [
      { sentence: 'There is no "Storm" in the list', because: /There is 1 "Storm" in the table/ },
      { sentence: '"Storm" is no longer in the list', because: /The table shows "Storm"/ },
      { sentence: 'The list does not contain "Storm"', because: /Table contains|does not contain "Storm"/ },
      {
        sentence: 'There are 2 items in the list',
        because: /There is no item in the table/,
      },
    ],
  },
);

describeSentences(
  'a page whose only list is a table',
  '<h1>Posts</h1><table><tr><th>Title</th></tr><tr><td>Storm</td></tr><tr><td>Herring</td></tr></table>',
  {
    pass: [
      'The list contains "Storm"',
      'The page shows "Herring" in the list',
      'There are 2 rows in the list',
      '"Kelp" is not in the list',
    ],
    fail: [
      { sentence: 'The list contains "Kelp"', because: /Table|table/ },
      { sentence: '"Storm" is not in the list', because: /The table shows "Storm"/ },
    ],
  },
);

/** Lists and tables in boxes that scroll, of which only a part is rendered. */
const PARTS = `<style>.box { height: 90px; width: 200px; overflow: auto } .all { height: 900px; position: relative } .wide { width: 900px } .row { height: 30px }</style>
  <div role="grid" aria-label="Prices" aria-rowcount="3" aria-colcount="9"><div class="box"><div class="wide">
    <div role="row" aria-rowindex="1"><span role="columnheader" aria-colindex="1">Port</span> <span role="columnheader" aria-colindex="2">Fare</span></div>
    <div role="row" aria-rowindex="2"><span role="gridcell" aria-colindex="1">Brest</span> <span role="gridcell" aria-colindex="2">12</span></div></div></div></div>
  <div class="box"><div class="all" role="list" aria-label="Ships"><div role="listitem" class="row">Aurora</div><div role="listitem" class="row">Borea</div></div></div>
  <div class="box"><table aria-label="Crew" aria-rowcount="80"><tr><th>Name</th></tr>${'<tr><td>Ann</td></tr>'.repeat(8)}</table></div>
  <table aria-label="Pages" aria-rowcount="80"><tr><th>Title</th></tr><tr><td>Home</td></tr></table>
  <div class="box"><ul aria-label="Ports">${'<li class="row">Quay</li>'.repeat(9)}</ul></div>
  <div class="box"><h2>Sea</h2><ul aria-label="Seas"><li>North</li></ul><div style="height: 900px">Waves</div></div>`;
const UNTOLD =
  /has more than is in the page before it is scrolled, so nothing can be said about what it does not show/;

describeSentences('lists and tables that are scrolled to what they render', PARTS, {
  pass: [
    'There is a column "Fare" in the "Prices" table',
    'The page shows "Brest" in the "Prices" table',
    'There are at least 2 items in the "Ships" list',
    'The page does not show "Aurora" in the "Pages" table',
    'There is no row "Away" in the "Pages" table',
    'There are 9 items in the "Ports" list',
    'There are no "South" items in the "Seas" list',
    'There is no "Help" button',
    'The page does not show "Storm"',
  ],
  fail: [
    { sentence: 'There is no "Balance" column', because: UNTOLD },
    { sentence: 'There is no column "Balance" in the "Prices" table', because: UNTOLD },
    { sentence: 'There is no column "Fare" in the "Prices" table', because: /^There is 1 "Fare" column/ },
    { sentence: 'The page does not show "Zeta" in the "Ships" list', because: UNTOLD },
    { sentence: 'There are 2 items in the "Ships" list', because: UNTOLD },
    { sentence: 'Only "Aurora" and "Borea" are listed in the "Ships" list', because: UNTOLD },
    { sentence: 'There is no "Zoe" row in the "Crew" table', because: UNTOLD },
  ],
});

describeSentences(
  'lists and tables that are drawn by other means',
  `<section><header><h2>To do</h2><span>2</span></header><ul><li role="button" tabindex="0">Docs</li><li role="button" tabindex="0">Badges</li></ul></section>
  <section><header><h2>Done</h2><span>1</span></header><ul><li role="button" tabindex="0">Hall</li></ul></section>
  <table><tr><td>Back office</td><td><table><tr><th>Product</th><th>Price</th></tr><tr><td>Rope</td><td>4</td></tr><tr><td>Anchor</td><td>8</td></tr>
    <tr><td colspan="2"><table><tr><td>1</td><td><a href="#2">2</a></td></tr></table></td></tr>
    <tfoot><tr><td></td><th>Price</th></tr></tfoot></table></td></tr></table>
  <div><div class="place"><b>Canal House</b> <i>Amsterdam</i></div><div class="place"><b>Old Mill</b> <i>Delft</i></div></div>`,
  {
    pass: [
      'There are 2 items in the "To do" list',
      'There is 1 item in the "Done" list',
      'There are 2 rows in the table',
      'The "Price" of "Rope" is "4"',
      'The row of "Old Mill" shows "Delft"',
    ],
    fail: [
      { sentence: 'There are 3 items in the "To do" list', because: /There are 2 items/u },
      { sentence: 'There are 3 rows in the table', because: /There are 2 rows/u },
      { sentence: 'The row of "Old Mill" shows "Amsterdam"', because: /Amsterdam/u },
    ],
  },
);
