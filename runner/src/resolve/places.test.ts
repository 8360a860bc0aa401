// What a target names is tested on models (shared/src/language/page-model/resolve.test.ts); here, how places are read from elements.
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
      '"Ship" in the row of "Anna"': 'ship-1',
      '"Remove" in the "Bread" item': 'x-bread',
      '"Add" in the "Lamp" card': 'add-lamp',
      '"Add" in the "Desk" card': 'add-desk',
      '"Add" next to "Milk"': '',
    },
    any: {
      'the "Total" cell in the row of "A-102"': 't2',
      'the "State" cell in the row of "Anna"': 's1',
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
      '"Edit" in the "Mail" section': 'edit-2',
      '"Change" in the "Phone" card': 'change-3',
      '"Buy" in the "Fruits" section': 'buy-1',
      '"Buy" under the heading "Nuts"': 'buy-2',
      '"Reset" in the "Advanced" section': 'reset',
    },
    field: { '"City" in the "Address" section': 'city-1', '"City" in the "Invoice" form': 'city-2' },
    any: { 'the "Fruits" list': 'fruits' },
  },
);

describeTargets(
  'a box that begins with the rest of one section and goes on with others',
  `<h1>Team</h1><h2>People</h2>
  <div><p><button id="remove">Remove</button></p><h3>Guests</h3><button id="invite">Invite</button>
    <div><h2>New</h2><button id="add">Add</button></div><div><h2>Old</h2><button id="restore">Restore</button></div></div>
  <h2>Plans</h2><ul><li><p><button id="compare">Compare</button></p><h2>Free</h2></li></ul>`,
  {
    click: {
      '"Remove" under the heading "People"': 'remove',
      '"Invite" under the heading "People"': 'invite',
      '"Add" under the heading "People"': '',
      '"Restore" under the heading "New"': '',
      '"Compare" under the heading "Plans"': '',
    },
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
  'groups as headings, rows as what is chosen from',
  `<fieldset><legend>Do you smoke?</legend><label><input type="radio" name="a" id="smoke-yes">Yes</label></fieldset>
  <div role="group" aria-labelledby="q"><p id="q">Do you exercise?</p><label><input type="radio" name="b" id="exercise-yes">Yes</label></div>
  <table><tr><td>Ada</td><td><select id="role-ada"><option>Owner</select></td></tr>
    <tr><td>Bo</td><td><select id="role-bo"><option>Guest</select></td><td><select id="team-bo"><option>Red</select></td></tr>
    <tr><td><input type="checkbox" id="status"><label for="status">Status</label></td><td><select id="is"><option>open</select></td><td><select hidden></select></td></tr>
    <tr><td>Street</td><td><input aria-label="Number"></td></tr></table>
  <fieldset><legend>Notes</legend><button>Bold</button><p><textarea id="notes"></textarea></p><label><input type="checkbox"> Private</label></fieldset>
  <fieldset><legend>Range</legend><p><input></p><p><input></p></fieldset>`,
  {
    click: {
      '"Yes" under "Do you smoke?"': 'smoke-yes',
      '"Yes" under "Do you exercise?"': 'exercise-yes',
    },
    dropdown: {
      'the row of "Ada"': 'role-ada',
      'the row of "Bo"': 'role-bo team-bo',
      'the "Status" dropdown': 'is',
      '"Status"': 'is',
      '"Ada"': 'role-ada',
      '"Bo"': '',
    },
    toggle: { '"Status"': 'status' },
    field: {
      '"Notes"': 'notes',
      'the "Notes" field': 'notes',
      'the "Notes" text area': 'notes',
      '"Range"': '',
      '"Street"': '',
      'the "Status" field': 'is',
    },
  },
);

const LANDMARKS = `<header><a href="#" id="top">About</a></header>
  <main><h1>Shop</h1><section><header><h2>News</h2></header><a href="#" id="news">About</a></section>
    <table><thead><tr><th>Product</th><th>Qty</th><th></th></tr></thead>
      <tbody><tr><td>Lamp</td><td><input id="lamp" aria-label="Quantity"></td><td><button>Remove</button></td></tr>
        <tr><td>Chair</td><td><input id="chair" aria-label="Quantity"></td><td><button>Remove</button></td></tr></tbody></table></main>
  <footer><a href="#" id="bottom">About</a></footer>`;

describeTargets(
  'parts of a page that are called as their elements are, fields that are called by their column',
  LANDMARKS,
  {
    click: {
      '"About" in the header': 'top',
      '"About" in the footer': 'bottom',
      '"About" in the sidebar': '',
    },
    field: {
      '"Qty" in the row of "Chair"': 'chair',
      'the "Qty" field in the row of "Lamp"': 'lamp',
      '"Qty"': '',
      '"Product" in the row of "Lamp"': '',
    },
  },
);
