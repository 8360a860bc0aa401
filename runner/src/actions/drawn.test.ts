import { describeActions } from './testing/describe-actions.ts';

const SR = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0)';
const OVER = 'opacity: 0; position: absolute; inset: 0';
const BOX = 'position: relative; width: 200px; border: 1px solid';
const combobox = (name: string, style = '') =>
  `<input aria-label="${name}" role="combobox" aria-expanded="false" aria-haspopup="listbox" readonly value="Paris" style="${style}">`;
const setTitle = (text: string) => `onclick="document.title = '${text}'"`;

describeActions(
  'controls that something else draws',
  `<button aria-label="Slide 1" style="width: 30px; height: 20px; text-indent: -999px; background: navy; border: 0" ${setTitle('First')}></button>
  <button style="width: 20px; height: 20px; text-indent: -9999px; overflow: hidden; background: url(x.svg)" ${setTitle('Closed')}>Close</button>
  <div style="position: relative; width: 200px; height: 4px; margin: 20px; background: silver"><span style="position: absolute; left: 30%; width: 20px; height: 20px; background: navy"><input type="range" id="volume" aria-label="Volume" value="30" style="clip-path: inset(50%); position: absolute; width: 100%; height: 100%; margin: -1px"></span></div>
  <div style="${BOX}; height: 56px"><span aria-hidden="true">Full name</span><input id="name" aria-label="Full name" style="${OVER}"></div>
  <label id="dl" for="dark" style="border: 1px solid">Dark mode</label><button role="switch" id="dark" aria-checked="false" aria-labelledby="dl" style="${SR}" onclick="this.ariaChecked = String(this.ariaChecked !== 'true')"></button>
  <div style="${BOX}" ${setTitle('City open')}><div style="${SR}">${combobox('City')}</div><span>Paris</span></div>
  <div style="${BOX}" ${setTitle('Town open')}><span>Paris</span><button onclick="event.stopPropagation()">x</button>${combobox('Town', 'opacity: 0; position: absolute; left: -10000px')}</div>
  <div style="${BOX}" ${setTitle('Drink open')}><div style="${SR}">${combobox('Drink')}</div><svg tabindex="0" width="110" height="16" style="margin-left: 45px" onclick="event.stopPropagation()"></svg></div>
  <div style="${BOX}" ${setTitle('Food open')}><div style="${SR}">${combobox('Food')}</div><span id="clear" style="cursor: pointer; margin-left: 85px"><svg width="30" height="16"></svg></span></div>
  <div style="position: relative; width: 202px"><div style="${BOX}" ${setTitle('Through')}><div style="${SR}">${combobox('State')}</div><span>Paris</span></div>
    <div role="dialog" aria-label="Cookies" style="position: absolute; inset: 0; background: white">We use cookies</div></div>
  <div style="border: 1px solid; width: 200px"><p>News</p><label style="${SR}">Website <input></label></div>
  <script>clear.onclick = (event) => event.stopPropagation()</script>
  <div style="height: 3000px"></div>
  <div style="${BOX}" onclick="list.hidden = false"><div style="${SR}">${combobox('Country')}</div><span id="country">Chile</span></div>
  <div role="listbox" id="list" hidden><div role="option" onclick="country.textContent = 'Peru'; list.hidden = true">Peru</div></div>`,
  [
    { steps: ['Click "Slide 1"'], leaves: "document.title === 'First'" },
    { steps: ['Click the button "Close"'], leaves: "document.title === 'Closed'" },
    { steps: ['Set the slider "Volume" to "50"'], leaves: "volume.value === '50'" },
    { steps: ['Type "Ada" into "Full name"'], leaves: "document.getElementById('name').value === 'Ada'" },
    { steps: ['Turn on "Dark mode"'], leaves: "dark.ariaChecked === 'true'" },
    { steps: ['Click the dropdown "City"'], leaves: "document.title === 'City open'" },
    { steps: ['Click the dropdown "Town"'], leaves: "document.title === 'Town open'" },
    { steps: ['Click the dropdown "Drink"'], leaves: "document.title === 'Drink open'" },
    { steps: ['Click the dropdown "Food"'], leaves: "document.title === 'Food open'" },
    { steps: ['Select "Peru" in "Country"'], leaves: "country.textContent === 'Peru'" },
  ],
  [
    {
      steps: ['Click the dropdown "State"'],
      because: 'The field "State" could not be clicked: the dialog "Cookies" covers it.',
      leaves: "document.title === ''",
    },
    { steps: ['Type "x" into "Website"'], because: /hidden/u },
  ],
);
