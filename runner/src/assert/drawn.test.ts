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
