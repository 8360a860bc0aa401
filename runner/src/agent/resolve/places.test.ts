import { describeTargets } from './testing/describe-targets.ts';

describeTargets(
  'tables, lists and cards as places',
  `<table><caption>Orders</caption><tr><th>No</th><th>Customer</th><th colspan="2">Total</th><th>State</th></tr>
    <tr><td>A-101</td><td>Anna</td><td id="t1">$5</td><td>EUR</td><td id="s1">open</td><td><button id="ship-1">Ship</button></td></tr>
    <tr><td>A-102</td><td>Bob</td><td id="t2">$7</td><td>EUR</td><td id="s2">A-101</td><td><button id="ship-2">Ship</button></td></tr></table>
  <table aria-label="Returns"><tr><td>A-101</td><td><button id="ship-3">Ship</button></td></tr></table>
  <ul><li>Milk <span>2 l</span><button id="x-milk">Remove</button></li><li><span>Bread</span><button id="x-bread">Remove</button></li></ul>
  <div class="card"><b>Lamp</b><button id="add-lamp">Add</button></div><div class="card"><b>Chair</b><button id="add-chair">Add</button></div>
  <article><h3>Desk</h3><div><button id="add-desk">Add</button></div></article>`,
  {
    click: {
      '"Ship"': 'ship-1 ship-2 ship-3',
      '"Ship" in the row of "A-102"': 'ship-2',
      '"Ship" in the row of "Anna"': 'ship-1',
      '"Ship" in the row of "A-101"': 'ship-1 ship-2 ship-3',
      '"Ship" in the row of "A-101" in the "Returns" table': 'ship-3',
      'the last "Ship" in the row of "A-101" in the "Orders" table': 'ship-2',
      '"Ship" in the 1st row in the "Orders" table': 'ship-1',
      '"Ship" in the "Returns" table': 'ship-3',
      '"Ship" in the row of "A-1"': '',
      '"Ship" next to "Bob"': 'ship-2',
      '"Remove" in the "Bread" item': 'x-bread',
      '"Remove" next to "2 l"': 'x-milk',
      '"Add" in the "Lamp" card': 'add-lamp',
      '"Add" in the "Desk" card': 'add-desk',
      '"Add" next to "Chair"': 'add-chair',
      '"Add" next to "Milk"': '',
    },
    any: {
      'the "Total" cell in the row of "A-102"': 't2',
      'the "State" cell in the row of "Anna"': 's1',
      'the "Price" cell in the row of "Anna"': '',
      'the "A-101" cell in the "State" column': 's2',
      'the last cell in the "State" column': 's2',
    },
  },
);

describeTargets(
  'sections and headings as places',
  `<h1>Account</h1>
  <section aria-labelledby="billing"><div class="bar"><h2 id="billing">Billing</h2><button id="edit-1">Edit</button></div><p><a id="change-1" href="#">Change</a></p></section>
  <div class="panel"><div class="panel-header"><h2>Mail</h2><button id="edit-2">Edit</button></div><div><a id="change-2" href="#">Change</a></div></div>
  <div class="panel"><div class="panel-header"><h2>Phone</h2><button id="edit-3">Edit</button></div><div><a id="change-3" href="#">Change</a></div></div>
  <fieldset><legend>Address</legend><label>City <input id="city-1"></label></fieldset>
  <form aria-label="Invoice"><label>City <input id="city-2"></label></form>
  <div id="flat"><h2>Fruits</h2><ul id="fruits"><li>Apple</li></ul><h3>Old</h3><button id="buy-1">Buy</button><h2>Nuts</h2><ul id="nuts"><li>Hazel</li></ul><button id="buy-2">Buy</button></div>
  <footer><button id="buy-3">Buy</button></footer>
  <details open><summary>Advanced</summary><button id="reset">Reset</button></details>`,
  {
    click: {
      '"Edit" in the "Billing" section': 'edit-1',
      '"Change" in the "Billing" section': 'change-1',
      '"Edit" in the "Mail" section': 'edit-2',
      '"Change" in the "Mail" section': 'change-2',
      '"Change" in the "Phone" card': 'change-3',
      '"Change" under the heading "Phone"': 'change-3',
      '"Buy" in the "Fruits" section': 'buy-1',
      '"Buy" under the heading "Old"': 'buy-1',
      '"Buy" under the heading "Nuts"': 'buy-2',
      '"Reset" in the "Advanced" section': 'reset',
      '"Edit" in the "Nowhere" section': '',
    },
    field: { '"City" in the "Address" section': 'city-1', '"City" in the "Invoice" form': 'city-2' },
    any: { 'the "Fruits" list': 'fruits', 'the "Nuts" list': 'nuts' },
  },
);

describeTargets(
  'headings in shadow roots',
  `<h2>Fruits</h2><button id="buy-1">Buy</button><x-card id="host"></x-card><script>
    host.attachShadow({ mode: 'open' }).innerHTML = '<h2>Nuts</h2><button id="buy-2">Buy</button>';
  </script>`,
  {
    click: {
      '"Buy" under the heading "Fruits"': 'buy-1',
      '"Buy" under the heading "Nuts"': 'buy-2',
      '"Buy" in the "Nuts" section': 'buy-2',
    },
  },
);

describeTargets(
  'directions',
  `<style>div { position: absolute; width: 100px }</style>
  <div style="top: 0; left: 0"><button id="a">Up</button></div><div style="top: 40px; left: 0"><button id="b">Up</button></div>
  <div style="top: 80px; left: 0">Anchor</div>
  <div style="top: 120px; left: 0"><button id="c">Up</button></div><div style="top: 100px; left: 300px"><button id="d">Up</button></div>`,
  { click: { '"Up" above "Anchor"': 'b', '"Up" below "Anchor"': 'c', '"Up" above "Nowhere"': '' } },
);

describeTargets(
  'frames',
  `<button id="pay-0">Pay</button>
  <iframe title="Card" srcdoc="<button id='pay-1'>Pay</button><label>Number <input id='number'></label><iframe title='Inner' srcdoc='<button id=deep>Deep</button>'></iframe>"></iframe>
  <section aria-label="Wallet"><iframe name="wallet" srcdoc="<button id='pay-2'>Pay</button>"></iframe></section>
  <iframe hidden srcdoc="<button id='unseen'>Unseen</button>"></iframe>`,
  {
    click: {
      '"Pay"': 'pay-0 pay-1 pay-2',
      '"Pay" in the "Card" frame': 'pay-1',
      '"Pay" in the "wallet" frame': 'pay-2',
      '"Pay" in the "Wallet" section': 'pay-2',
      'the 2nd "Pay"': 'pay-1',
      '"Deep"': 'deep',
      '"Deep" in the "Inner" frame': 'deep',
      '"Deep" in the "Inner" frame in the "Card" frame': 'deep',
      '"Unseen"': '',
    },
    field: { '"Number"': 'number' },
  },
);

describeTargets(
  'a modal dialog in front',
  `<button id="behind">Save</button><label>Name <input id="behind-name"></label><button id="back">Back</button>
  <div style="position: fixed; inset: 0; background: #fff8"></div>
  <div role="dialog" aria-modal="true" style="position: fixed; top: 100px; left: 100px; background: white">
    <h2>Edit customer</h2><button id="front">Save</button><label>Name <input id="front-name"></label></div>
  <div role="listbox" style="position: fixed; top: 20px; left: 100px; background: white"><div role="option" id="above">Red</div></div>`,
  {
    click: {
      '"Save"': 'front',
      '"Back"': '',
      '"Red"': 'above',
      '"Save" in the "Edit customer" dialog': 'front',
      '"Save" in the dialog': 'front',
    },
    field: { '"Name"': 'front-name' },
    any: { '"Back"': 'back' },
  },
);

describeTargets(
  'modal dialogs of the browser, one above the other',
  `<button id="behind">OK</button><select id="behind-list" aria-label="Size"><option>S</option></select>
  <dialog id="lower" aria-label="Lower"><button id="middle">OK</button><input id="box" type="checkbox" aria-label="Sure"></dialog>
  <dialog id="upper" aria-label="Upper"><button id="front">OK</button></dialog>
  <script>lower.showModal(); upper.showModal()</script>`,
  {
    click: { '"OK"': 'front', '"OK" in the "Lower" dialog': '' },
    toggle: { '"Sure"': '' },
    dropdown: { '"Size"': '' },
    any: { '"OK"': 'behind middle front', 'the 2nd dialog': 'upper' },
  },
);

describeTargets(
  'grids made of roles',
  `<div role="grid" aria-label="Stock">
    <div role="row"><span role="columnheader">Item</span><span role="columnheader">Left</span></div>
    <div role="row" id="r1"><span role="gridcell">Bolt</span><span role="gridcell" id="left-1">7</span></div>
    <div role="row" id="r2"><span role="gridcell">Nut</span><span role="gridcell" id="left-2">9</span></div></div>
  <table aria-label="Prices"><tr><th>Item</th><td>Bolt</td></tr><tr><th>Price</th><td id="price">$2</td></tr></table>`,
  {
    any: {
      'the "Nut" row': 'r2',
      'the last row in the "Stock" table': 'r2',
      'the "Left" cell in the row of "Bolt" in the "Stock" table': 'left-1',
      'the last cell in the "Left" column': 'left-2',
      'the last cell in the row of "Price"': 'price',
    },
  },
);

describeTargets(
  'what stands in the cell or below the field itself',
  `<table><tr><td>Cell 1 <button id="b1">Change</button></td><td>Cell 2 <button id="b2">Change</button></td></tr></table>
  <label>Street <input></label><p id="e1">Enter a street.</p><label>City <input></label><p id="e2">Enter a city.</p>`,
  {
    click: { '"Change" next to "Cell 1"': 'b1', '"Change" next to "Cell 2"': 'b2' },
    any: {
      'the "Enter a street." text below the "Street" field': 'e1',
      'the "Enter a city." text below the "City" field': 'e2',
      'the "Enter a city." text below the "Street" field': '',
    },
  },
);
