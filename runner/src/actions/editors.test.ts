import { describeActions } from './testing/describe-actions.ts';

const EDITOR = `<style>.editor { position: relative; border: 1px solid; width: 300px; height: 260px; overflow: hidden }
    .keys { position: absolute; width: 3px; height: 0; overflow: hidden } .keys textarea { position: absolute; width: 900px; height: 1em }</style>
  <label for="keys">Query</label>
  <div class="editor"><div class="keys"><textarea id="keys"></textarea></div><i aria-hidden="true">1</i><pre id="shown">old query</pre></div>
  <script>
    let isAll = false;
    keys.onkeydown = (event) => {
      if (event.key === 'a' && event.ctrlKey) { isAll = true; event.preventDefault(); }
      if (event.key === 'Backspace') { shown.textContent = isAll ? '' : shown.textContent.slice(0, -1); isAll = false; event.preventDefault(); }
    };
    keys.oninput = () => {
      shown.textContent = (isAll ? '' : shown.textContent) + keys.value;
      isAll = false;
      keys.value = '';
    };
    shown.parentElement.onclick = () => keys.focus();
  </script>`;

describeActions(
  'editors that draw what a hidden field is given',
  EDITOR,
  [
    {
      steps: ['Type "select 1" into "Query"'],
      leaves: "shown.textContent === 'select 1'",
      result: 'Typed "select 1" into the field "Query".',
    },
    { steps: ['Clear "Query"'], leaves: "shown.textContent === ''" },
    { steps: ['Click "old query"', 'Type "!"'], leaves: "shown.textContent === 'old query!'" },
    {
      steps: ['Click "old query"', 'Press Control+A', 'Type "new"'],
      leaves: "shown.textContent === 'new'",
      result: 'Typed "new" into the focused field.',
    },
  ],
  [],
);

describeActions(
  'fields in parts',
  `<div role="group" aria-label="Born">${['Day', 'Month', 'Year']
    .map(
      (name, index) =>
        `<span role="spinbutton" contenteditable="true" style="display: inline-block; width: 40px; height: 20px" aria-label="${name}" oninput="${index < 2 ? 'if (this.innerText.length === 2) this.nextElementSibling.focus()' : ''}"></span>`,
    )
    .join('')}</div><output id="out"></output>`,
  [
    {
      steps: ['Click "Day"', 'Type "24122000"'],
      leaves:
        "[...document.querySelectorAll('[role=spinbutton]')].map((part) => part.innerText).join() === '24,12,2000'",
      result: 'Typed "24122000" into the focused field. The page spread it over 3 fields.',
    },
  ],
  [],
);

describeActions(
  'what is selected',
  `<label>Name <input id="name" value="Ada Low"></label> <label>Guests <input id="guests" type="number" value="2"></label>
    <div id="rich" contenteditable aria-label="Text">Hello</div>`,
  [
    {
      steps: ['Click "Name"', 'Press Control+A', 'Type "Bo"'],
      leaves: "document.getElementById('name').value === 'Bo'",
    },
    { steps: ['Click "Guests"', 'Press Control+A', 'Type "5"'], leaves: "guests.value === '5'" },
    { steps: ['Click "Text"', 'Press Control+A', 'Type "Bye"'], leaves: "rich.innerText.trim() === 'Bye'" },
  ],
  [],
);
