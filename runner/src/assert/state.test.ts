import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { describeSentences, openSentencePage, type SentencePage } from '../testing/sentence-page.ts';
import { FAILING } from '../testing/timings.ts';

/** Elements in every state, given by tags, properties and ARIA. */
const PAGE = `
  <h2>Terms</h2><h2>Delivery</h2>
  <label><input type="checkbox" checked> Terms</label> <label><input type="checkbox"> Newsletter</label>
  <div role="checkbox" aria-checked="mixed" tabindex="0">Some</div>
  <button role="switch" aria-checked="true">Dark mode</button> <button role="switch">Sound</button>
  <button aria-pressed="true">Bold</button> <button aria-pressed="false">Italic</button>
  <label><input type="radio" name="r" checked> Express</label> <label><input type="radio" name="r"> Standard</label>
  <label>Size <select required><option>Small<option selected>Large<option disabled>Huge</select></label>
  <label>Country <select><option value="">Choose…<option>Italy</select></label>
  <div role="tablist"><button role="tab" aria-selected="true">Info</button><button role="tab">Reviews</button></div>
  <nav><a href="#" aria-current="page">Home</a> <a href="#">Cart</a></nav> <a href="#">Alone</a>
  <button>Buy</button> <button disabled>Pay</button> <button aria-disabled="true">Wait</button> <button class="disabled">Faded</button>
  <fieldset disabled><legend>Old</legend><label>Fax <input></label></fieldset>
  <button>Ship</button> <button disabled>Ship</button>
  <button aria-expanded="true">Delivery</button> <button aria-expanded="false">Returns</button>
  <details open><summary>Facts</summary>Some</details> <details><summary>More</summary>None</details>
  <label>Email <input required value="x@y.de" aria-invalid="true"></label> <label>Phone <input></label>
  <label>Total <input readonly value="12"></label> <label>Star * <input></label>
  <label>Password <input type="password" value="hunter2"></label>
  <ul aria-label="Cart items"></ul> <ul aria-label="Wishes"><li>Pen</li></ul>
  <section aria-label="Results" style="height: 9px"></section> <section aria-label="Hits"><p>One</p></section>
  <button hidden>Cancel</button> <p hidden>Secret</p> <div role="dialog" aria-label="Help" style="display: none">Hello</div>
  <label style="position: relative"><input type="checkbox" checked style="position: absolute; opacity: 0"> Styled</label>`;

const PASS = [
  '"Terms" is checked',
  '"Newsletter" is unchecked',
  'The "Newsletter" checkbox is not checked',
  '"Styled" is checked',
  '"Dark mode" is on',
  '"Sound" is off',
  'The "Bold" button is on',
  '"Italic" is off',
  '"Express" is checked',
  'The "Express" radio button is selected',
  '"Standard" is not selected',
  'The "Large" option is selected',
  'The "Small" option is not selected',
  'The "Huge" option is disabled',
  'The "Info" tab is selected',
  'The "Reviews" tab is not selected',
  '"Home" is selected',
  '"Cart" is not selected',
  '"Buy" is enabled',
  'The "Pay" button is disabled',
  '"Wait" is disabled',
  '"Faded" is enabled',
  '"Fax" is disabled',
  'The 1st "Ship" is enabled',
  'The 2nd "Ship" button is disabled',
  '"Delivery" is expanded',
  '"Returns" is collapsed',
  '"Facts" is expanded',
  '"More" is collapsed',
  '"Email" is required',
  '"Email" is not empty',
  '"Email" is invalid',
  '"Size" is required',
  '"Phone" is optional',
  '"Phone" is valid',
  '"Phone" is empty',
  '"Country" is empty',
  '"Size" is not empty',
  '"Phone" is editable',
  '"Total" is read-only',
  '"Password" is not empty',
  'The "Cart items" list is empty',
  'The "Wishes" list is not empty',
  'The "Results" section is empty',
  'The "Buy" button is visible',
  'There is a "Buy" button',
  'The "Cancel" button is hidden',
  '"Secret" is not visible',
  'The "Help" dialog is hidden',
  'The "Terms" heading is visible',
  'Every tab is enabled',
  'Every switch is visible',
  'No tab is disabled',
  'There is no dialog',
];

const FAIL = [
  { sentence: '"Terms" is unchecked', because: /^Checkbox "Terms" is checked\.$/ },
  { sentence: '"Newsletter" is checked', because: /^Checkbox "Newsletter" is not checked\.$/ },
  { sentence: '"Some" is checked', because: /neither checked nor unchecked/ },
  { sentence: '"Some" is unchecked', because: /neither unchecked nor checked/ },
  {
    sentence: 'The "Terms" heading is checked',
    because: /^Heading "Terms" cannot be checked or unchecked\.$/,
  },
  { sentence: 'The "Terms" heading is unchecked', because: /cannot be unchecked or checked/ },
  { sentence: '"Marketing" is unchecked', because: /There is no .*"Marketing"/ },
  { sentence: '"Dark mode" is off', because: /not off/ },
  { sentence: '"Sound" is on', because: /not on/ },
  { sentence: 'The "Bold" button is off', because: /not off/ },
  { sentence: 'The "Buy" button is off', because: /cannot be off or on/ },
  { sentence: '"Standard" is checked', because: /not checked/ },
  { sentence: 'The "Small" option is selected', because: /not selected/ },
  { sentence: 'The "Medium" option is selected', because: /no option "Medium"/ },
  { sentence: 'The "Reviews" tab is selected', because: /not selected/ },
  { sentence: 'The "Info" tab is not selected', because: /is selected/ },
  { sentence: '"Cart" is selected', because: /not selected/ },
  { sentence: '"Alone" is not selected', because: /cannot be unselected or selected/ },
  { sentence: 'The "Buy" button is disabled', because: /^Button "Buy" is not disabled\.$/ },
  { sentence: '"Pay" is enabled', because: /not enabled/ },
  { sentence: '"Faded" is disabled', because: /not disabled/ },
  { sentence: '"Fax" is editable', because: /not editable/ },
  { sentence: '"Ship" is enabled', because: /not enabled/ },
  { sentence: '"Ship" is disabled', because: /not disabled/ },
  { sentence: 'The "Terms" heading is enabled', because: /cannot be enabled or disabled/ },
  { sentence: '"Delivery" is collapsed', because: /not collapsed/ },
  { sentence: '"Buy" is collapsed', because: /cannot be collapsed or expanded/ },
  { sentence: '"More" is expanded', because: /not expanded/ },
  { sentence: '"Phone" is required', because: /not required/ },
  { sentence: '"Star" is required', because: /not required/ },
  { sentence: '"Email" is valid', because: /not valid/ },
  { sentence: '"Email" is empty', because: /not empty/ },
  { sentence: '"Terms" is empty', because: /not empty/ },
  { sentence: 'The "Terms" checkbox is empty', because: /cannot be empty or filled/ },
  { sentence: 'The "Wishes" list is empty', because: /not empty/ },
  { sentence: 'The "Hits" section is empty', because: /not empty/ },
  { sentence: 'The "Nothing" list is empty', because: /no list "Nothing"/ },
  { sentence: '"Total" is editable', because: /not editable/ },
  {
    sentence: 'The "Cancel" button is visible',
    because: /There is no button "Cancel"\. It is in the page, but hidden/,
  },
  { sentence: 'The "Buy" button is hidden', because: /^Button "Buy" is visible\.$/ },
  { sentence: '"buy" is hidden', because: /is visible/ },
  { sentence: 'Every checkbox is checked', because: /not checked/ },
  { sentence: 'Every button is visible', because: /^1 of \d+ are hidden\.$/ },
  { sentence: 'No checkbox is checked', because: /is checked/ },
  { sentence: 'No tab is visible', because: /^There are 2 tabs/ },
  { sentence: 'Every slider is enabled', because: /There is no slider/ },
  { sentence: '"Password" is focused', because: /not focused/ },
];

describeSentences('states', PAGE, { pass: PASS, fail: FAIL });

describe('focus and validity', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage(
      `<form><label>Name <input required></label> <label>City <input required></label></form>
       <iframe title="Chat" srcdoc="<label>Message <input></label>"></iframe>`,
    );
  });
  after(() => page.close());

  it('is where the keys go', async () => {
    await page.page.getByLabel('City').focus();
    await page.executeSentence('"City" is focused');
    await page.executeSentence('"Name" is not focused');
    await assert.rejects(page.executeSentence('"Name" is focused', FAILING), /Field "Name" is not focused/);
  });

  it('leaves a field for one in a frame, and returns', async () => {
    await page.page.frameLocator('iframe').getByLabel('Message').focus();
    await page.executeSentence('"Message" is focused');
    await assert.rejects(page.executeSentence('"City" is focused', FAILING), /not focused/);
    await page.page.getByLabel('City').focus();
    await assert.rejects(page.executeSentence('"Message" is focused', FAILING), /not focused/);
  });

  it('is lost where the browser has shown a field to be invalid', async () => {
    await page.executeSentence('"Name" is valid');
    await page.page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await page.executeSentence('"Name" is invalid');
    await assert.rejects(page.executeSentence('"Name" is valid', FAILING), /not valid/);
  });
});

describeSentences(
  'validity',
  `<label>Day <input type="date" min="2026-01-01" max="2026-12-31" value="2025-12-31"></label> <label>Site <input type="url" value="none"></label>
  <label>Guests <input type="number" min="1" step="2" value="3"></label> <label>Need <input required></label>
  <label>Nick <input id="nick" value="x"></label> <x-rating aria-label="Rating" role="slider" aria-valuenow="0" tabindex="0">0</x-rating>
  <x-rating aria-label="Stars" role="slider" aria-valuenow="4" tabindex="0">4</x-rating>
  <script>
    nick.setCustomValidity('Taken');
    customElements.define('x-rating', class extends HTMLElement {
      static formAssociated = true;
      #internals = this.attachInternals();
      connectedCallback() {
        if (this.ariaValueNow === '0') this.#internals.setValidity({ customError: true }, 'Choose a rating');
      }
    });
  </script>`,
  {
    pass: [
      '"Day" is invalid',
      '"Site" is invalid',
      '"Nick" is invalid',
      '"Guests" is valid',
      '"Need" is valid',
      '"Rating" is invalid',
      '"Stars" is valid',
    ],
    fail: [
      { sentence: '"Day" is valid', because: /not valid/ },
      { sentence: '"Guests" is invalid', because: /not invalid/ },
      { sentence: '"Rating" is valid', because: /not valid/ },
    ],
  },
);

describeSentences('texts that are a part of a longer one', '<p>Prices include VAT.</p><p>Almond milk</p>', {
  pass: ['There is no text "Prices exclude VAT"', '"Milk" is not visible'],
  fail: [
    { sentence: 'There is a text "Prices include VAT"', because: /Prices include VAT/ },
    { sentence: 'There is no text "Prices include VAT"', because: /shows "Prices include VAT"/ },
    { sentence: 'There is no text "milk"', because: /shows "milk"/ },
    { sentence: '"Prices include VAT" is not visible', because: /Prices include VAT/ },
  ],
});

describeSentences(
  'fields in which nothing can be typed',
  `<label>City <input role="combobox" aria-haspopup="listbox" aria-expanded="false" readonly value="Paris"></label>
  <label>Port <input role="combobox" aria-expanded="false" readonly aria-readonly="true" value="Brest"></label> <label>Code <input readonly value="A"></label>`,
  {
    pass: ['"City" is editable', '"Port" is read-only', '"Code" is read-only'],
    fail: [
      { sentence: '"City" is read-only', because: /is not read-only/ },
      { sentence: '"Code" is editable', because: /is not editable/ },
    ],
  },
);

const ROW = (name: string, more: string) =>
  `<div><div><span>${name}</span> <small>${more}</small></div><div role="switch" tabindex="0" aria-checked="${more === 'On'}" aria-disabled="${more === 'Unavailable'}" style="width: 40px; height: 20px; background: gray"></div></div>`;

describeSentences(
  'controls that only a text beside them names',
  `${ROW('Porch light', 'On')}${ROW('Heater', 'Unavailable')}
  <div><div><input value="#33CC33"><span>Hex</span></div><div><input value="102"><span>G</span></div></div>
  <table><tr><th>Right</th><th>Editor</th></tr><tr><td>Delete</td><td><input type="checkbox" checked disabled></td></tr></table>`,
  {
    pass: [
      'The "Porch light" switch is on',
      'The "Heater" switch is off',
      'The "Heater" switch is disabled',
      '"Hex" is "#33CC33"',
      'The "G" field is "102"',
      'The "Editor" of "Delete" is checked',
      'The "Editor" of "Delete" is disabled',
    ],
    fail: [
      { sentence: 'The "Unavailable" switch is off', because: /There is no switch "Unavailable"/ },
      { sentence: 'The "Porch light" switch is disabled', because: /is not disabled/ },
      { sentence: 'The "Hex" field is "102"', because: /./ },
      { sentence: 'The "Editor" of "Delete" is enabled', because: /is not enabled|is disabled/ },
    ],
  },
);
