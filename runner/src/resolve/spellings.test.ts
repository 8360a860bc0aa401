import { describeActions } from '../actions/testing/describe-actions.ts';
import { describeSentences } from '../testing/sentence-page.ts';
import { describeTargets } from './testing/describe-targets.ts';

const HTML = `<h1>Lamp&shy;shades</h1>
  <p>Seller: &lrm;Ines&lrm;</p><p>Maker &#8207;Cafe&#769; Blau&#8207;</p><p>Ann’s choice: “Luna”</p>
  <p>Part <b>LU&#8209;4&#8203;4</b></p>
  <button id="shade">Lamp&shy;shade&nbsp;small</button><button id="cafe">Cafe&#769;</button>
  <button id="quote">Ann’s lamp</button><button id="family">👨‍👩‍👧 Lamps</button>
  <button id="dash">LU–4</button><button id="hyphen">LU&#8209;4</button><button id="power">4²</button>
  <label>Buyer’s name <input id="buyer" value="Zoe&#776; O’Hara"></label>
  <label>Size <select id="size"><option>Ann’s size</option></select></label>
  <ul id="list"><li>Ines&#8203; lamp</li><li>Cafe&#769; lamp</li></ul>`;

describeTargets('names in any spelling', HTML, {
  click: {
    '"Lampshade small"': 'shade',
    '"Café"': 'cafe',
    '"Cafe"': '',
    '"Ann\'s lamp"': 'quote',
    '"Ann’s lamp"': 'quote',
    '"👨‍👩‍👧 Lamps"': 'family',
    '"LU–4"': 'dash',
    '"LU-4"': 'hyphen',
    '"42"': '',
    '"4²"': 'power',
  },
  field: { '"Buyer\'s name"': 'buyer' },
});

describeSentences('assertions on texts in any spelling', HTML, {
  pass: [
    'The page "Lampshades" is shown',
    'The page shows "Lampshades"',
    'The page shows "Seller: Ines"',
    '"Seller" is "Ines"',
    'The page shows "Maker Café Blau"',
    '"Ann\'s choice" contains "Luna"',
    'The page shows "LU-44"',
    '"Buyer\'s name" is "Zoë O\'Hara"',
    'The page shows "Zoë"',
    'The page does not show "Zoe"',
    '"Size" offers only "Ann\'s size"',
    'The list contains "Ines lamp"',
    'The page does not show "LU-45"',
  ],
  fail: [
    { sentence: 'The page does not show "LU-44"', because: /^The page shows "LU/u },
    { sentence: 'The page does not show "Ann\'s choice"', because: /^The page shows "Ann’s choice"/u },
    { sentence: 'The page does not show "Café"', because: /^The page shows "Café"/u },
    { sentence: 'There is no "Café" button', because: /^There is 1 "Café" button|There is a /u },
    { sentence: '"Seller" is "Ine"', because: /expected that it is "Ine"/u },
    { sentence: 'The page shows "LU-4²"', because: /^The page does not show/u },
  ],
});

describeActions(
  'options in any spelling',
  `<label>Size <select id="size"><option>Small</option><option>Ann’s lar&shy;ge</option></select></label>`,
  [{ steps: ['Select "Ann\'s large" in "Size"'], leaves: 'size.selectedIndex === 1' }],
  [],
);
