import { describeSentences } from '../testing/sentence-page.ts';
import { describeActions } from './testing/describe-actions.ts';

/** A radio button and a checkbox by their internals, and a switch and a text field with a native one in the shadow root. */
const CONTROLS = `<style>[is-box] { display: inline-block; width: 20px; height: 20px; border: 1px solid }</style>
  <script>
    class Own extends HTMLElement {
      static formAssociated = true;
      own = this.attachInternals();
      set(role, isOn) { this.tabIndex = 0; Object.assign(this.own, { role, ariaChecked: String(isOn) }); }
    }
    customElements.define('x-radio', class extends Own {
      connectedCallback() { this.set('radio', this.hasAttribute('checked')); this.onclick = () => {
        for (const one of document.querySelectorAll('x-radio')) one.set('radio', one === this); document.title = this.id; }; } });
    customElements.define('x-star', class extends Own {
      constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<div aria-hidden="true"><input type="radio" tabindex="-1" style="appearance: none; opacity: 0; width: 20px; height: 20px; margin: 0"></div>'; }
      connectedCallback() { this.set('radio', false); this.onclick = () => { this.set('radio', true); document.title = this.id; }; } });
    customElements.define('x-check', class extends Own {
      connectedCallback() { this.set('checkbox', false); this.onclick = () => { this.set('checkbox', this.own.ariaChecked === 'false'); document.title = this.own.ariaChecked; }; } });
    class Inner extends Own {
      constructor() { super(); this.attachShadow({ mode: 'open', delegatesFocus: true }).innerHTML = this.inner; }
      connectedCallback() { this.onclick = (event) => { if (event.composedPath()[0] === this) this.shadowRoot.querySelector('input').click(); }; } }
    customElements.define('x-toggle', class extends Inner { get inner() { return '<div style="width: 40px; height: 20px; position: relative; background: gray"><input type="checkbox" role="switch" style="appearance: none; opacity: 0; position: absolute; inset: 0; margin: 0"></div>'; } });
    customElements.define('x-text', class extends Inner { get inner() { return '<input><span></span>'; } });
    customElements.define('x-span', class extends Inner { get inner() { return '<input aria-label="From"><input aria-label="To">'; } });
  </script>
  <form><x-radio is-box id="solo" checked></x-radio><label for="solo">Solo</label>
  <label><x-radio is-box id="team"></x-radio> Team</label>
  <label for="terms">Terms</label><x-check is-box id="terms"></x-check>
  <label><x-toggle id="dark"></x-toggle> Dark mode</label>
  <label for="city">City</label><x-text id="city"></x-text>
  <label for="span">Stay</label><x-span id="span"></x-span>
  <x-star is-box id="good"></x-star><label for="good">Good</label>
  <label for="nobody">Nobody</label></form>`;

describeSentences("labels of the page's own controls", CONTROLS, {
  pass: [
    'The "Solo" radio button is selected',
    'The "Team" radio button is not selected',
    'The "Terms" checkbox is unchecked',
    'The "Dark mode" switch is off',
    'The field "City" is empty',
    'There are 3 radio buttons',
    'The "Good" radio button is not selected',
  ],
  fail: [
    { sentence: 'There is no "Terms" checkbox', because: /1 "Terms" checkbox/u },
    { sentence: 'The "Team" radio button is selected', because: /is not selected/u },
    { sentence: 'The field "Stay" is empty', because: /no field "Stay"/u },
    { sentence: 'There is a "Nobody" radio button', because: /no radio button "Nobody"/u },
  ],
});

describeActions(
  "actions on the page's own controls by their labels",
  CONTROLS,
  [
    { steps: ['Choose "Team"'], leaves: "document.title === 'team'" },
    { steps: ['Choose "Good"', 'The "Good" radio button is selected'], leaves: "document.title === 'good'" },
    { steps: ['Check "Terms"'], leaves: "document.title === 'true'" },
    { steps: ['Turn on "Dark mode"'], leaves: "dark.shadowRoot.querySelector('input').checked" },
    { steps: ['Type "Bonn" into "City"'], leaves: "city.shadowRoot.querySelector('input').value === 'Bonn'" },
  ],
  [],
);
