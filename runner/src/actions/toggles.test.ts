import { describeActions } from './testing/describe-actions.ts';

describeActions(
  'ticking, choosing and expanding',
  `<label><input type="checkbox" id="news"> News</label> <label><input type="checkbox" id="music" checked> Music</label>
  <label><input type="checkbox" style="display: none" id="terms"><i style="display: inline-block; width: 12px; height: 12px; border: 1px solid"></i> <a href="/terms">Terms</a> accepted</label>
  <label><input type="checkbox" onclick="return false"> Stuck</label>
  <label><input type="radio" name="plan" id="solo" checked> Solo</label> <label><input type="radio" name="plan" id="team"> Team</label>
  <button role="switch" aria-checked="false" id="dark" onclick="this.ariaChecked = String(this.ariaChecked !== 'true')">Dark mode</button>
  <button aria-pressed="true" id="bold" onclick="this.ariaPressed = String(this.ariaPressed !== 'true')">Bold</button>
  <button>Save</button>
  <div role="tablist"><button role="tab" aria-selected="true">One</button>
    <button role="tab" aria-selected="false" id="two" onclick="setTimeout(() => { this.ariaSelected = 'true' }, 300)">Two</button>
    <button role="tab" aria-selected="false">Dead</button></div>
  <ul role="menu"><li role="menuitem" onclick="document.title = 'Copied'">Copy</li>
    <li role="menuitemcheckbox" aria-checked="true" onclick="this.ariaChecked = 'false'">Ruler</li></ul>
  <select aria-label="Size" id="size" size="2"><option>Small</option><option>Large</option></select>
  <select aria-label="Shape"><option>Round</option><option>Square</option></select>
  <details id="more"><summary>More</summary>Facts</details>
  <h3><button aria-expanded="false" id="fold" onclick="this.ariaExpanded = String(this.ariaExpanded !== 'true')">Details</button></h3>
  <button aria-expanded="false">Frozen</button>`,
  [
    { steps: ['Tick "News"'], leaves: 'news.checked', result: 'Turned on the checkbox "News".' },
    { steps: ['Tick "Music"'], leaves: 'music.checked', result: 'The checkbox "Music" is on already.' },
    { steps: ['Untick "Music"'], leaves: '!music.checked', result: 'Turned off the checkbox "Music".' },
    { steps: ['Tick "Terms accepted"'], leaves: "terms.checked && location.pathname !== '/terms'" },
    { steps: ['Tick "Team"'], leaves: 'team.checked' },
    { steps: ['Turn on "Dark mode"'], leaves: "dark.ariaChecked === 'true'" },
    { steps: ['Turn off the "Bold" button'], leaves: "bold.ariaPressed === 'false'" },
    { steps: ['Choose "Team"'], leaves: 'team.checked', result: 'Chose the radio button "Team".' },
    {
      steps: ['Choose "Music"'],
      leaves: 'music.checked',
      result: 'The checkbox "Music" is selected already.',
    },
    { steps: ['Choose the "Two" tab'], leaves: "two.ariaSelected === 'true'" },
    { steps: ['Choose "Copy"'], leaves: "document.title === 'Copied'" },
    {
      steps: ['Choose the "Ruler" menu item'],
      leaves: "document.querySelector('[role=menuitemcheckbox]').ariaChecked === 'true'",
    },
    { steps: ['Choose the "Large" option'], leaves: "size.value === 'Large'" },
    { steps: ['Click the "Large" option'], leaves: "size.value === 'Large'" },
    { steps: ['Expand "More"'], leaves: 'more.open', result: /^Expanded the .*"More"\.$/ },
    { steps: ['Expand "More"', 'Expand "More"'], leaves: 'more.open', result: /is expanded already\.$/ },
    { steps: ['Expand "More"', 'Collapse "More"'], leaves: '!more.open' },
    { steps: ['Expand the "Details" heading'], leaves: "fold.ariaExpanded === 'true'" },
  ],
  [
    { steps: ['Tick "Stuck"'], because: 'The checkbox "Stuck" was clicked, but is not on.' },
    {
      steps: ['Untick "Solo"'],
      because: 'The radio button "Solo" cannot be turned off: choose another one instead.',
    },
    {
      steps: ['Turn on the "Save" button'],
      because: 'The button "Save" is nothing that can be turned on or off.',
    },
    { steps: ['Choose the "Dead" tab'], because: 'The tab "Dead" was clicked, but is not selected.' },
    {
      steps: ['Click the "Square" option'],
      because:
        'The option "Square" belongs to a dropdown and cannot be clicked. Write: Choose the option "Square".',
    },
    {
      steps: ['Expand "Save"'],
      because: 'The button "Save" does not say whether it is expanded. Write: Click the button "Save".',
    },
    { steps: ['Expand "Frozen"'], because: 'The button "Frozen" was clicked, but is not expanded.' },
  ],
);

describeActions(
  'keys and scrolling',
  `<div id="box" style="height: 100px; width: 200px; overflow: auto"><div style="height: 900px"></div><p>Deep</p></div>
  <input id="field" aria-label="Field" value="abc" onkeydown="document.title += event.key + ' '"> <output id="keys"></output>
  <div style="height: 3000px"></div><h2>Bottom</h2>  <script>addEventListener('keydown', ({ key }) => { keys.value += key + ' ' })</script>`,
  [
    { steps: ['Press Enter'], leaves: "keys.value === 'Enter '", result: 'Pressed Enter.' },
    {
      steps: ['Press ArrowDown 3 times'],
      leaves: "keys.value === 'ArrowDown ArrowDown ArrowDown '",
      result: 'Pressed ArrowDown 3 times.',
    },
    { steps: ['Press Control+A in "Field"', 'Press the Delete key'], leaves: "field.value === ''" },
    { steps: ['Press the End key in "Field"', 'Press Backspace'], leaves: "field.value === 'ab'" },
    { steps: ['Scroll down'], leaves: 'scrollY > 300', result: 'Scrolled down.' },
    { steps: ['Scroll down', 'Scroll up'], leaves: 'scrollY === 0' },
    { steps: ['Scroll up'], leaves: 'scrollY === 0', result: 'The page does not scroll up any further.' },
    {
      steps: ['Scroll to the bottom'],
      leaves: 'scrollY + innerHeight > document.documentElement.scrollHeight - 2',
    },
    { steps: ['Scroll to "Bottom"'], leaves: 'scrollY > 1000', result: 'Scrolled to the heading "Bottom".' },
    { steps: ['Scroll to "Deep"'], leaves: 'box.scrollTop > 500' },
  ],
  [],
);

describeActions(
  'checkboxes of a table that only their row and column name',
  `<table><tr><th>Permission</th><th>Anonymous</th><th>Editor</th></tr>
    <tr><td>Post comments</td><td><input type="checkbox" id="anonymous"></td><td><input type="checkbox" id="editor"><input type="checkbox" hidden></td></tr>
    <tr><td>Delete comments</td><td>never</td><td><input type="checkbox"></td></tr></table>`,
  [
    { steps: ['Tick the "Editor" of "Post comments"'], leaves: 'editor.checked && !anonymous.checked' },
    { steps: ['Tick the "Anonymous" of "Post comments"'], leaves: 'anonymous.checked && !editor.checked' },
  ],
  [
    {
      steps: ['Tick the "Anonymous" of "Delete comments"'],
      because: /nothing that can be turned on or off/u,
    },
  ],
);

describeActions(
  'checkboxes in a tree, without a name of their own',
  `<ul role="tree">
    <li role="treeitem" aria-expanded="true"><i>▸</i><input type="checkbox" id="orders"><span>Orders</span>
      <ul role="group"><li role="treeitem"><input type="checkbox" id="view"><span>View orders</span></li></ul></li>
  </ul>`,
  [
    { steps: ['Tick "Orders"'], leaves: 'orders.checked && !view.checked' },
    { steps: ['Tick "View orders"'], leaves: 'view.checked && !orders.checked' },
  ],
  [],
);

describeActions(
  'a switch that its page draws as a checkbox',
  `<label><input type="checkbox" id="wifi"> Wifi</label>`,
  [{ steps: ['Click the "Wifi" switch'], leaves: 'wifi.checked' }],
  [{ steps: ['Click the "Radio" switch'], because: /There is no switch "Radio"/u }],
);
