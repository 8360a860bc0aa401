import { describeActions } from '../testing/describe-actions.ts';

/** A list of ARIA options behind a button or field. */
const popup = (id: string, options: string[], pick = '') =>
  `<ul role="listbox" id="${id}" hidden>${options
    .map(
      (option) =>
        `<li role="option" aria-selected="false" onclick="for (const one of ${id}.children) one.ariaSelected = one === this; ${pick}; ${id}.hidden = true">${option}</li>`,
    )
    .join('')}</ul>`;

describeActions(
  'dropdowns',
  `<label>Size <select id="size" onchange="document.title = this.value"><option>Small</option><option value="L"> Large </option><option disabled>Huge</option></select></label>
  <label>Town <select><option>Springfield</option><option>springfield</option></select></label>
  <label>Tags <select multiple id="tags"><option selected>Red</option><option>Blue</option><option>Green</option></select></label>
  <label>Fruit <select onchange="this.selectedIndex = 0"><option>Apples</option><option>Pears</option></select></label>
  <label>Actions <select id="todo" onchange="said.textContent = this.value; this.selectedIndex = 0"><option value="">Choose…</option><option>Archive</option></select></label> <p id="said"></p>
  <label>Numbers <select>${Array.from({ length: 14 }, (_, index) => `<option>n${index}</option>`).join('')}</select></label>
  <label>Late <select id="late"></select></label>
  <label>City <input id="city" list="cities"></label><datalist id="cities"><option value="Rome"><option value="Paris"></datalist>
  <button role="combobox" aria-label="Colour" aria-haspopup="listbox" aria-controls="colours" id="colour" onclick="colours.hidden = !colours.hidden">Colour</button>
  ${popup('colours', ['Red', 'Blue'], 'colour.textContent = this.textContent')}
  <div><span id="chips"></span><input role="combobox" aria-label="Country" aria-controls="countries" aria-expanded="false" onclick="setTimeout(() => { countries.hidden = false }, 300)"></div>
  ${popup('countries', ['Austria', 'Chad'], "chips.innerHTML += '<b>' + this.textContent + '</b>'")}
  <button aria-haspopup="listbox" aria-controls="broken" onclick="broken.hidden = false">Broken</button>
  <ul role="listbox" id="broken" hidden><li role="option" onclick="broken.hidden = true">One</li></ul>
  <button aria-haspopup="menu" aria-controls="menu" onclick="menu.hidden = false">File</button>
  <ul role="menu" id="menu" hidden><li role="menuitem" onclick="document.title = 'Opened'; menu.hidden = true">Open</li></ul>
  <ul role="listbox" aria-label="Plans" id="plans"><li role="option" aria-selected="true" onclick="for (const one of plans.children) one.ariaSelected = one === this">Solo</li>
    <li role="option" aria-selected="false" onclick="for (const one of plans.children) one.ariaSelected = one === this">Team</li></ul>
  <button>Plain</button> <button onclick="setTimeout(() => { late.innerHTML = '<option>Any</option><option>Soon</option>' }, 700)">Load</button>`,
  [
    {
      steps: ['Select "large" in "Size"'],
      leaves: "size.value === 'L' && document.title === 'L'",
      result: 'Selected "large" in the dropdown "Size".',
    },
    {
      steps: ['Select "Blue" in "Tags"'],
      leaves: "[...tags.selectedOptions].map((one) => one.value).join() === 'Red,Blue'",
    },
    { steps: ['Select "Archive" in "Actions"'], leaves: "said.textContent === 'Archive'" },
    { steps: ['Click "Load"', 'Select "Soon" in "Late"'], leaves: "late.value === 'Soon'" },
    { steps: ['Select "paris" in "City"'], leaves: "city.value === 'Paris'" },
    { steps: ['Select "Blue" in "Colour"'], leaves: "colour.textContent === 'Blue'" },
    { steps: ['Select "Chad" in "Country"'], leaves: "chips.textContent === 'Chad'" },
    { steps: ['Select "Open" in the "File" button'], leaves: "document.title === 'Opened'" },
    { steps: ['Select "Team" in "Plans"'], leaves: "plans.children[1].ariaSelected === 'true'" },
    {
      steps: ['Choose the "Team" option'],
      leaves: "plans.children[1].ariaSelected === 'true'",
      result: 'Chose the option "Team".',
    },
  ],
  [
    {
      steps: ['Select "Tiny" in "Size"'],
      because: 'The dropdown "Size" does not offer "Tiny". It offers "Small", "Large", "Huge".',
    },
    // What may be meant comes first.
    {
      steps: ['Select "Lar" in "Size"'],
      because: /does not offer "Lar"\. It offers "Large", "Small", "Huge"\.$/,
    },
    { steps: ['Select "Huge" in "Size"'], because: 'The option "Huge" of the dropdown "Size" is disabled.' },
    {
      steps: ['Select "Springfield" in "Town"'],
      because: 'The dropdown "Town" offers "Springfield" 2 times, so it is not clear which one is meant.',
    },
    {
      steps: ['Select "Pears" in "Fruit"'],
      because: 'The dropdown "Fruit" does not take "Pears": it shows "Apples" again.',
    },
    { steps: ['Select "n99" in "Numbers"'], because: /It offers "n0", .*"n9" and 4 more\.$/ },
    {
      steps: ['Select "Green" in "Colour"'],
      because: /"Colour" does not offer "Green"\. It offers "Red", "Blue"\.$/,
      leaves: "colour.textContent === 'Colour'",
    },
    {
      steps: ['Select "One" in "Broken"'],
      because: /The option "One" was clicked, but the .*"Broken" does not show it as selected\.$/,
      leaves: 'broken.hidden',
    },
    { steps: ['Select "One" in the "Plain" button'], because: /"Plain" is no dropdown/ },
    { steps: ['Select "Oslo" in "City"'], because: /does not offer "Oslo"\. It offers "Rome", "Paris"\.$/ },
  ],
);

describeActions(
  'lists whose options no role tells',
  `<label for="fare">Fare</label><div id="box" style="width: 9em; border: 1px solid gray" onmousedown="event.preventDefault(); drop.hidden = !drop.hidden"><input id="fare" role="combobox" readonly aria-haspopup="listbox" aria-controls="proxy" style="opacity: 0; width: 1px"><span id="shown">Economy</span></div>
  <div id="drop" hidden><div role="listbox" id="proxy" style="height: 0; width: 0; overflow: hidden"><div role="option">economy</div></div>
    <div><div class="o">Economy</div><div class="o">Business</div><div class="o" data-off>First</div></div></div>
  <a href="#city">Oslo</a>
  <script>for (const one of document.querySelectorAll('.o')) one.onclick = () => { if (!('off' in one.dataset)) shown.textContent = one.textContent; drop.hidden = true }</script>`,
  [{ steps: ['Select "Business" in "Fare"'], leaves: "shown.textContent === 'Business'" }],
  [
    { steps: ['Select "First" in "Fare"'], because: /does not show it as selected/u },
    { steps: ['Select "Oslo" in "Fare"'], because: /offers no options/u, leaves: "location.hash === ''" },
  ],
);

describeActions(
  'comboboxes that list what is typed',
  `<label>Port <input id="port" role="combobox" aria-autocomplete="list" aria-controls="ports" aria-expanded="false"></label>
  <ul role="listbox" id="ports" hidden></ul><script>
    const names = ['Oslo', 'Osaka', 'Genoa'];
    const list = (found) => {
      ports.hidden = false;
      ports.innerHTML = found.map((name) => '<li role="option" onclick="port.value = this.textContent; ports.hidden = true">' + name + '</li>').join('');
    };
    port.onfocus = () => list(['Genoa']);
    port.onkeyup = () => setTimeout(() => list(names.filter((name) => name.startsWith(port.value))), 300);
  </script>`,
  [
    { steps: ['Select "Genoa" in "Port"'], leaves: "port.value === 'Genoa'" },
    { steps: ['Select "Osaka" in "Port"'], leaves: "port.value === 'Osaka'" },
  ],
  [
    {
      steps: ['Select "Rome" in "Port"'],
      because: 'The field "Port" does not offer "Rome". It offers "Genoa".',
      leaves: "port.value === 'Rome'",
    },
  ],
);

describeActions(
  'groups of radio buttons, and values with a button that removes them',
  `<fieldset><legend>Size</legend><label><input type="radio" name="size" value="s">Small</label><label><input type="radio" name="size" value="l">Large</label></fieldset>
  <div role="radiogroup" aria-label="Colour"><div role="radio" aria-checked="false" tabindex="0" onclick="this.ariaChecked = 'true'">Red</div></div>
  <label for="skill">Skills</label>
  <div id="box"><span id="chosen"></span><input id="skill" role="combobox" aria-controls="skills" aria-expanded="false" onclick="skills.hidden = false">
    ${popup('skills', ['Rowing', 'Sailing'], "chosen.innerHTML += '<span>' + this.textContent + ' <button>×</button></span>'")}</div>`,
  [
    {
      steps: ['Select "Large" in "Size"', '"Size" is "Large"'],
      leaves: "document.querySelector('[value=l]').checked",
      result: '"Size" is "Large".',
    },
    {
      steps: ['Choose "Red" in "Colour"'],
      leaves: "document.querySelector('[role=radio]').ariaChecked === 'true'",
    },
    {
      steps: ['Select "Red" in "Colour"'],
      leaves: "document.querySelector('[role=radio]').ariaChecked === 'true'",
    },
    {
      steps: ['Select "Sailing" in "Skills"', '"Skills" shows "Sailing"'],
      leaves: "chosen.textContent === 'Sailing ×'",
    },
  ],
  [
    { steps: ['Select "Huge" in "Size"'], because: /There is no radio button "Huge" in "Size"/ },
    {
      steps: ['Select "Sailing" in "Skills"', '"Skills" shows "Rowing"'],
      because: /expected that it contains "Rowing"/,
    },
  ],
);
