import { describeActions } from './testing/describe-actions.ts';

const setTitle = (text: string) => `document.title = ${text}`;

describeActions(
  'clicks, hovering and dragging',
  `<button onclick="${setTitle("'Bought'")}">Buy</button> <button onclick="count.value++">Add</button> <output id="count">0</output>
  <a href="#there">Terms</a> <div onclick="${setTitle("'Tile'")}">Red mug</div>
  <div ondblclick="${setTitle("'Twice'")}">Double</div> <div oncontextmenu="${setTitle("'Right'")}">Context</div>
  <button disabled>Locked</button>
  <div style="position: relative; width: 9em"><button onclick="${setTitle("'Through'")}">Covered</button>
    <div role="dialog" aria-label="Cookies" style="position: absolute; inset: 0">We use <b>cookies</b></div></div>
  <button onclick="setTimeout(() => late.hidden = false, 600)">Later</button> <button id="late" hidden onclick="${setTitle("'Came'")}">Late</button>
  <label style="position: relative"><input type="checkbox" style="position: absolute; opacity: 0; pointer-events: none"><span>Terms read</span></label>
  <select aria-label="Size"><option>Small</option><option>Large</option></select>
  <div onmouseenter="${setTitle("'Menu open'")}">Menu</div>
  <input type="radio" id="two" style="position: absolute; clip: rect(0 0 0 0)"><label for="two" onmouseenter="${setTitle("'Poor'")}"><svg width="20" height="20"><rect width="20" height="20"/></svg><span style="position: absolute; clip: rect(0 0 0 0)">2 stars</span></label>
  <div role="menu"><div role="menuitem" aria-disabled="true" onclick="${setTitle("'Redone'")}"><span>Redo</span> <kbd>Ctrl+Y</kbd></div></div>
  <div id="knob" style="position: relative; width: 4em" onpointerdown="event.preventDefault()
    window.onpointermove = ({ clientX }) => { this.style.left = clientX + 'px' }; window.onpointerup = () => { window.onpointermove = null }">Knob</div> <p style="margin-left: 300px">Goal</p>`,
  [
    {
      steps: ['Click the "Buy" button'],
      leaves: "document.title === 'Bought'",
      result: 'Clicked the button "Buy".',
    },
    {
      steps: ['Click "Add" 3 times'],
      leaves: "count.value === '3'",
      result: 'Clicked the button "Add" 3 times.',
    },
    { steps: ['Click "Terms"'], leaves: "location.hash === '#there'" },
    { steps: ['Click "Red mug"'], leaves: "document.title === 'Tile'" },
    { steps: ['Double-click "Double"'], leaves: "document.title === 'Twice'", result: /^Double-clicked / },
    { steps: ['Right-click "Context"'], leaves: "document.title === 'Right'", result: /^Right-clicked / },
    { steps: ['Click "Later"', 'Click "Late"'], leaves: "document.title === 'Came'" },
    { steps: ['Click "Terms read"'], leaves: "document.querySelector('input').checked" },
    { steps: ['Hover over "Menu"'], leaves: "document.title === 'Menu open'" },
    { steps: ['Hover over "2 stars"'], leaves: "document.title === 'Poor'" },
    { steps: ['Drag "Knob" to "Goal"'], leaves: 'parseInt(knob.style.left) > 100' },
  ],
  [
    { steps: ['Click "Redo"'], because: /could not be clicked: it is disabled\.$/u },
    { steps: ['Click "Locked"'], because: 'The button "Locked" could not be clicked: it is disabled.' },
    {
      steps: ['Click "Covered"'],
      because: 'The button "Covered" could not be clicked: the dialog "Cookies" covers it.',
      leaves: "document.title === ''",
    },
    { steps: ['Click "Buy now"'], because: /^There is no/ },
  ],
);

const tip = (text: string) =>
  `onmouseenter="tip.textContent = '${text}'; tip.hidden = false" onmouseleave="tip.hidden = true"`;

describeActions(
  'tooltips of disabled controls',
  `<button disabled ${tip('Nothing to save')}>Save</button>
  <span ${tip('Ask your admin')}><button disabled style="pointer-events: none">Send</button></span>
  <span style="position: relative"><button disabled>Print</button><i ${tip('No printer')} style="position: absolute; inset: 0"></i></span>
  <div style="position: relative; width: 9em"><button disabled>Sign</button><div ${tip('Cookies')} style="position: absolute; inset: 0">We use cookies</div></div>
  <div style="height: 3000px"></div><span ${tip('Far away')}><a style="pointer-events: none" href="#">Last</a></span>
  <p id="tip" role="tooltip" hidden style="position: fixed; top: 200px"></p>`,
  [
    { steps: ['Hover over "Save"'], leaves: "!tip.hidden && tip.textContent === 'Nothing to save'" },
    {
      steps: ['Hover over "Send"'],
      leaves: "!tip.hidden && tip.textContent === 'Ask your admin'",
      result: 'The pointer is over the button "Send".',
    },
    { steps: ['Hover over "Print"'], leaves: "!tip.hidden && tip.textContent === 'No printer'" },
    { steps: ['Hover over "Last"'], leaves: "!tip.hidden && tip.textContent === 'Far away'" },
    { steps: ['Hover over "Send"', 'Hover over "Save"'], leaves: "tip.textContent === 'Nothing to save'" },
  ],
  [
    {
      steps: ['Hover over "Sign"'],
      because: 'The button "Sign" could not be pointed at: the element "We use cookies" covers it.',
    },
  ],
);

describeActions(
  "the browser's own drag and drop",
  `<div draggable="true" id="card">Card</div><div style="height: 50px" ondragover="event.preventDefault()" ondrop="this.append(card)">Bin</div>
  <ul><li>Fixed one</li><li>Fixed two</li></ul>
  <ol id="list" ondragover="event.preventDefault()"></ol>
  <script>for (const name of ['Uno', 'Due', 'Tre']) {
    const entry = document.createElement('li'); entry.draggable = true; entry.textContent = name
    entry.ondragstart = () => { window.moved = entry }
    entry.ondrop = (event) => { const { y, height } = entry.getBoundingClientRect()
      entry[event.clientY < y + height / 2 ? 'before' : 'after'](window.moved) }
    list.append(entry) }</script>
  <p draggable="true" ondragend="document.title = 'Noted'; this.dataset.moved = 1">Stuck</p>`,
  [
    { steps: ['Drag "Card" to "Bin"'], leaves: "card.parentElement.textContent === 'BinCard'" },
    { steps: ['Drag "Tre" to above "Uno"'], leaves: "list.textContent === 'TreUnoDue'" },
    { steps: ['Drag "Uno" to below "Due"'], leaves: "list.textContent === 'DueUnoTre'" },
  ],
  [
    {
      steps: ['Drag "Fixed one" to "Fixed two"'],
      because: /"Fixed one" was dragged, but nothing on the page moved\.$/,
    },
    {
      steps: ['Drag "Stuck" to above "Uno"'],
      because: 'The text "Stuck" was dragged, but is not above the item "Uno".',
      leaves: "document.title === 'Noted'",
    },
  ],
);

const GLASS = 'position: absolute; inset: 0; opacity: 0';

describeActions(
  'what is pressed without being seen as a button',
  `<div style="position: relative; width: 9em"><div>Cart is wrong</div><button aria-label="Edit summary" style="${GLASS}" onclick="document.title = 'Edit'"></button></div>
  <div style="position: relative; width: 9em"><div>Delete all</div><div style="${GLASS}"></div></div>
  <div style="position: relative; width: 9em"><div>A long line of text</div><button aria-label="Remove" style="position: absolute; right: 0; width: 2em; opacity: 0"></button></div>
  <div style="position: relative; display: inline-block"><button>Open list</button><div style="${GLASS}" onclick="this.before('Opened')"></div></div>
  <div role="dialog" aria-label="Friday">Friday <span title="Close" style="cursor: pointer" onclick="document.title = 'Closed'">×</span></div>
  <div role="button" onclick="document.title = 'More'">More<br><small>[ 5 / 12 ]</small></div>`,
  [
    { steps: ['Click "Cart is wrong"'], leaves: "document.title === 'Edit'" },
    { steps: ['Click the "Edit summary" button'], leaves: "document.title === 'Edit'" },
    { steps: ['Click "Open list"'], leaves: "document.body.innerText.includes('Opened')" },
    { steps: ['Close the dialog'], leaves: "document.title === 'Closed'" },
    { steps: ['Click "More"'], leaves: "document.title === 'More'" },
  ],
  [
    { steps: ['Click "Delete all"'], because: /covers it/u },
    { steps: ['Click "Remove"'], because: /hidden/u },
    { steps: ['Click the "Friday" button'], because: /There is no button "Friday"/u },
  ],
);

const CARD = (name: string) =>
  `<li draggable="true" ondragstart="dragged = this" style="height: 40px"><small style="display: block">Task</small><b>${name}</b></li>`;

describeActions(
  'dragging above what stands in the lower half of its entry',
  `<script>let dragged</script>
  <ul id="list" ondragover="event.preventDefault()" ondrop="const over = event.target.closest('li'); const { top, height } = over.getBoundingClientRect();
    over[event.clientY > top + height / 2 ? 'after' : 'before'](dragged)">${['One', 'Two', 'Three'].map(CARD).join('')}</ul>`,
  [
    {
      steps: ['Drag "Three" to above "One"'],
      leaves: "list.innerText.indexOf('Three') < list.innerText.indexOf('One')",
    },
  ],
  [],
);
