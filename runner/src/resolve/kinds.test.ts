import { describeTargets } from './testing/describe-targets.ts';

// What kinds, numbers and purposes mean is tested on models (shared/src/language/page-model/resolve.test.ts); here, which element is of which kind.
describeTargets(
  'kinds',
  `<style>.box { position: relative; padding: 4px } .box input { position: absolute; opacity: 0 }</style>
  <header id="top"><nav id="nav" aria-label="Main"><ul id="menu"><li id="home"><a id="home-link" href="#">Home</a></li><li id="news"><a href="#">News</a></li></ul></nav></header>
  <button id="save">Save</button><a id="save-link" href="#">Save</a><div id="save-role" role="button" tabindex="0">Save</div>
  <label class="box"><input id="styled" type="checkbox"><span>Newsletter</span></label>
  <label><input id="radio" type="radio"> Express</label>
  <button id="switch" role="switch" aria-checked="false">Night mode</button>
  <button id="pressed" aria-pressed="false">Bold</button>
  <button id="picker" aria-haspopup="listbox">Size</button>
  <label>Country <input id="country" list="countries"></label><datalist id="countries"><option>France</option></datalist>
  <input id="city" role="combobox" aria-haspopup="listbox" aria-label="City">
  <label>Age <input id="age" type="number"></label>
  <label>Due <input id="due" type="date"></label>
  <label>Volume <input id="volume" type="range"></label>
  <div id="note" contenteditable aria-label="Note">Hi</div>
  <label>Invoice <input id="invoice" type="file" hidden></label>
  <input id="plain-file" type="file" aria-label="Photo">
  <div role="tablist"><button id="tab" role="tab">Details</button></div>
  <div role="menu" aria-label="File"><div id="open" role="menuitem" tabindex="0">Open</div></div>
  <ul role="tree"><li id="docs" role="treeitem">Docs<ul role="group"><li id="plan" role="treeitem">Plan</li></ul></li></ul>
  <table id="people" aria-label="People"><caption></caption>
    <thead><tr id="head"><th id="h-name">Name</th><th id="h-role">Role</th></tr></thead>
    <tr id="ada"><td id="ada-name"><b>Ada</b></td><td id="ada-role">Admin</td></tr>
    <tr id="bob"><th scope="row" id="bob-name">Bob</th><td id="bob-role">User</td></tr></table>
  <ul id="todo"><li id="milk"><label><input type="checkbox" id="milk-box"> Milk</label> <small>today</small></li><li id="eggs">Eggs<ul><li id="six">Six</li></ul></li></ul>
  <article id="story"><h3>Story</h3><p>Text</p></article>
  <img id="cat" alt="Cat" src="data:," width="9" height="9"><svg id="star" aria-label="Star" width="9" height="9"></svg><svg width="9" height="9"></svg>
  <h1 id="title">Title</h1><div role="alert" id="alert">Saved to disk</div><progress id="load" aria-label="Loading"></progress>
  <figure id="sales"><figcaption>Sales</figcaption><p>chart</p></figure><details id="more"><summary id="more-head">More</summary><p>x</p></details>
  <input type="hidden" id="h"><dialog id="closed"><h2>Closed</h2></dialog>`,
  {
    click: {
      '"Save"': 'save save-link save-role',
      'the "Save" button': 'save save-role',
      'the "Save" link': 'save-link',
      '"Newsletter"': 'styled',
      '"Home"': 'home-link',
      '"Open"': 'open',
      'the "Open" menu item': 'open',
      '"Details"': 'tab',
      'the "Plan" tree item': 'plan',
      'the "Docs" tree item': 'docs',
      '"More"': 'more-head',
      '"Photo"': 'plain-file',
    },
    toggle: {
      '"Newsletter"': 'styled',
      '"Express"': 'radio',
      '"Night mode"': 'switch',
      '"Bold"': 'pressed',
      '"Milk"': 'milk-box',
    },
    dropdown: {
      '"Size"': 'picker',
      '"Country"': 'country',
      '"City"': 'city',
      'the "Size" dropdown': 'picker',
    },
    field: {
      '"Country"': 'country',
      '"City"': 'city',
      '"Age"': 'age',
      '"Due"': 'due',
      '"Note"': 'note',
      '"Volume"': '',
    },
    file: { '"Invoice"': 'invoice', 'the "Invoice" field': 'invoice', 'the "Photo" button': 'plain-file' },
    any: {
      'the "Ada" row': 'ada',
      'the "Name" row': '',
      'the "Bob" cell': 'bob-name',
      'the "Role" column': 'h-role',
      'the "People" table': 'people',
      'the "Milk" item': 'milk',
      'the "Six" item': 'six',
      'the "Home" item': 'home',
      'the "Story" card': 'story',
      'the "Cat" image': 'cat',
      'the "Star" image': 'star',
      'the "Main" navigation': 'nav',
      'the "Title" heading': 'title',
      'the "Saved to disk" message': 'alert',
      'the "Loading" progress bar': 'load',
      'the "Sales" chart': 'sales',
      'the "More" section': 'more',
      'the "Volume" slider': 'volume',
      'the dialog': '',
      '"Title"': 'title',
      '"Volume"': 'volume',
      '"Admin"': 'ada-role',
    },
  },
);

describeTargets(
  'what counts as one',
  `<h2 id="h"><a id="a" href="#">Orders</a></h2>
  <div role="option" id="option"><label><input type="checkbox" id="box"> Red</label></div>
  <div role="dialog" aria-labelledby="dialog-title" id="dialog"><h3 id="dialog-title">Settings</h3><p>x</p></div>
  <section aria-label="Search" id="search"><button id="go">Search</button> all</section>
  <a id="logo-link" href="#"><img id="logo" alt="Acme" src="data:," width="9" height="9"></a>
  <div role="dialog" id="unboxed" aria-label="Cookies" style="height: 0"><div style="position: fixed; bottom: 0">We use cookies</div></div>
  <svg width="90" height="20"><text id="bar" y="15">May 12</text></svg>`,
  {
    any: {
      '"Orders"': 'a',
      '"Settings"': 'dialog-title',
      'the "Settings" dialog': 'dialog',
      '"Search"': 'search go',
      '"Acme"': 'logo',
      'the "Cookies" dialog': 'unboxed',
      'the "May 12" text': 'bar',
    },
    click: { '"Red"': 'box', '"Search"': 'go', '"Acme"': 'logo-link' },
  },
);

describeTargets(
  'shadow roots',
  `<div id="host"></div><x-button id="save-host">Save</x-button><x-button id="more-host"></x-button><script>
    for (const [button, id] of [[document.getElementById('save-host'), 'save'], [document.getElementById('more-host'), 'more']])
      button.attachShadow({ mode: 'open' }).innerHTML = '<button id="' + id + '"><span><slot>More</slot></span></button>';
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = '<button id="inner">Buy</button><p id="text">In <slot></slot></p><label>Code <input id="code"></label><div id="deep"></div>';
    root.querySelector('#deep').attachShadow({ mode: 'open' }).innerHTML = '<button id="deepest">Deep</button>';
    host.append(Object.assign(document.createElement('b'), { textContent: 'side', id: 'slotted' }));
  </script>`,
  {
    click: {
      '"Buy"': 'inner',
      '"Deep"': 'deepest',
      '"In side"': 'text',
      '"side"': 'slotted',
      'the "Save" button': 'save',
      'the "More" button': 'more',
    },
    field: { '"Code"': 'code' },
  },
);
