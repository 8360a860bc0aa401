import { describeSentences } from '../testing/sentence-page.ts';

describeSentences(
  'controls whose words a style sheet hides',
  `<style>.off { text-indent: -9999px; overflow: hidden } .next span { position: relative; display: block; width: 9px; height: 9px }
    .next { background: none; border: 0; width: 20px; height: 20px }
    .next span::before { content: ''; position: absolute; width: 9px; height: 9px; border: 3px solid }
    a { display: inline-block; width: 30px; height: 20px } .bare { background: none; border: 0 }</style>
  <button class="off" aria-label="Slide 1" style="width: 30px; height: 20px; background: navy; border: 0"></button>
  <button class="off" style="width: 20px; height: 20px; background: url(x.svg)">Remove</button>
  <button style="font-size: 0; width: 20px; height: 20px">Close</button>
  <button class="off next"><span>Next month</span></button>
  <a class="off" href="#" style="background: navy">Home</a>
  <a class="off" href="#">Trap</a>
  <button class="off bare" style="width: 20px; height: 20px">Nothing</button>
  <div style="opacity: 0"><button class="off" style="background: navy">Faded</button></div>
  <p class="off">Secret words</p>`,
  {
    pass: [
      'The button "Slide 1" is visible',
      'The button "Remove" is visible',
      'The button "Close" is visible',
      'The button "Next month" is visible',
      'The link "Home" is visible',
      'The link "Trap" is not visible',
      'The button "Nothing" is not visible',
      'The button "Faded" is not visible',
      'The page does not show "Remove"',
      'The page does not show "Next month"',
      'The page does not show "Secret words"',
    ],
    fail: [
      { sentence: 'The button "Remove" is not visible', because: /visible/u },
      { sentence: 'The page shows "Remove"', because: /./u },
      { sentence: 'The link "Trap" is visible', because: /./u },
    ],
  },
);

const SR = 'position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0)';
const OVER = 'opacity: 0; position: absolute; inset: 0';
const box = (style: string, content: string) =>
  `<div style="position: relative; width: 200px; ${style}">${content}</div>`;

describeSentences(
  'fields that a box draws',
  [
    box(
      'height: 4px; background: silver',
      `<span style="position: absolute; left: 30%; width: 20px; height: 20px; background: navy"><input type="range" aria-label="Volume" value="30" style="clip-path: inset(50%); position: absolute; width: 100%; height: 100%; margin: -1px"></span>`,
    ),
    box(
      'height: 20px; margin-top: 30px',
      `<i style="position: absolute; left: 9px; width: 20px; height: 20px; background: navy"><i style="${SR}"><input type="range" aria-label="Balance" value="10"></i></i>`,
    ),
    box(
      'height: 20px',
      `<i style="position: absolute; inset: 8px 0; background: navy"></i><input type="range" aria-label="Tone" value="20" style="${OVER}">`,
    ),
    box(
      'height: 56px; border: 1px solid',
      `<span aria-hidden="true">Full name</span><input aria-label="Full name" style="${OVER}">`,
    ),
    box(
      'height: 56px',
      `<i style="position: absolute; inset: 0; border: 1px solid"></i><div style="opacity: 0; position: absolute; inset: 16px"><textarea aria-label="Notes" style="width: 160px; height: 20px"></textarea></div>`,
    ),
    box(
      'height: 30px; border: 1px solid',
      `<input aria-label="Skills" role="combobox" readonly aria-expanded="false" style="${OVER}"><span>React</span>`,
    ),
    box(
      'border: 1px solid',
      `<div style="${SR}"><input aria-label="City" role="combobox" aria-expanded="false" value="Paris"></div><span>Paris</span><button aria-label="Open">v</button>`,
    ),
    box(
      'border: 1px solid',
      `<span>Rome</span><input aria-label="Town" role="combobox" style="opacity: 0; position: absolute; left: -10000px">`,
    ),
    // The box is a dropdown itself, without a name, and a part of it draws it.
    box(
      'padding: 0',
      `<div role="combobox" aria-expanded="false" style="height: 50px"><i style="position: absolute; inset: 0; background: silver"></i><label for="drink">Drink</label><span>Tea</span><input id="drink" role="combobox" value="Tea" style="width: 120px; opacity: 0; position: absolute; left: 0; top: 20px"></div>`,
    ),
    `<div>Dark mode <button role="switch" id="dark" aria-checked="true" style="${SR}"></button><label for="dark">Dark <i style="display: inline-block; width: 30px; height: 16px; background: navy"></i></label></div>`,
    // What nobody can use.
    box(
      'height: 50px',
      `<i style="position: absolute; width: 9px; height: 9px; background: silver"></i><input aria-label="Menu" role="combobox" style="width: 120px; opacity: 0; position: absolute; left: 0; top: 20px">`,
    ),
    box('border: 1px solid; padding: 9px', `<p>News</p><label style="${SR}">Website <input></label>`),
    box(
      'border: 1px solid',
      `<p>News</p><input aria-label="Homepage" style="position: absolute; left: -9999px">`,
    ),
    box('border: 1px solid; height: 30px', `<label style="${SR}">Nickname <input></label>`),
    `<label for="terms">Terms</label><button role="checkbox" id="terms" aria-checked="true" style="opacity: 0">v</button><label for="scan">Scan</label><input type="file" id="scan" hidden><label for="photo" style="border: 1px solid">Photo</label><input type="file" id="photo" hidden>`,
    box('', `<input aria-label="Blog" style="${OVER}">`),
    box(
      'border: 1px solid; height: 150px',
      `<p>Words</p><input aria-label="Fax" style="opacity: 0; position: absolute">`,
    ),
    box(
      'border: 1px solid; height: 30px',
      `<input aria-label="Search" style="opacity: 0"><button>Find</button>`,
    ),
    box('border: 1px solid; height: 30px', `<input aria-label="Gone" style="${OVER}; visibility: hidden">`),
    box('border: 1px solid; height: 30px', `<button style="${OVER}">Delete</button>`),
    box(
      'border: 1px solid; height: 30px',
      `<button>Filter</button><div style="opacity: 0; position: absolute; top: 40px; border: 1px solid; width: 90px"><input role="combobox" aria-label="Colour" style="${SR}"> Red</div>`,
    ),
    box(
      'height: 0; overflow: hidden',
      `<div style="border: 1px solid"><input type="range" aria-label="Folded" style="opacity: 0"></div>`,
    ),
    box(
      'border: 1px solid; height: 30px',
      `<div role="combobox" aria-label="Plan" aria-expanded="false" tabindex="0"><input aria-label="Value" aria-hidden="true" tabindex="-1" readonly style="${OVER}">Basic</div>`,
    ),
    `<label for="mail">E-mail</label> <input id="mail" style="display: none"><label for="tel">Phone</label> <input id="tel" style="opacity: 0"><label>Size <input type="range" style="display: none"></label>`,
  ].join('\n'),
  {
    pass: [
      'The slider "Volume" is "30"',
      'The slider "Balance" is "10"',
      'The slider "Tone" is "20"',
      'The field "Full name" is empty',
      'The field "Full name" is visible',
      'The field "Notes" is visible',
      'The dropdown "Skills" is visible',
      'The dropdown "City" is "Paris"',
      'The dropdown "Town" is visible',
      'The dropdown "Drink" is "Tea"',
      'The checkbox "Terms" is not visible',
      'The button "Scan" is not visible',
      'The button "Photo" is visible',
      'The dropdown "Menu" is not visible',
      'The switch "Dark" is on',
      ...['Website', 'Homepage', 'Nickname', 'Blog', 'Fax', 'Search', 'Gone', 'E-mail', 'Phone'].map(
        (name) => `The field "${name}" is not visible`,
      ),
      'The button "Delete" is not visible',
      'The dropdown "Colour" is not visible',
      'The field "Value" is not visible',
      'The dropdown "Plan" is "Basic"',
      'The slider "Folded" is not visible',
      'The slider "Size" is not visible',
    ],
    fail: [
      { sentence: 'The field "E-mail" is visible', because: /./u },
      { sentence: 'The field "Website" is visible', because: /./u },
      { sentence: 'The field "Full name" is not visible', because: /./u },
    ],
  },
);
