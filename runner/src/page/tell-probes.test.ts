import { describeActions } from '../actions/testing/describe-actions.ts';
import { describeSentences } from '../testing/sentence-page.ts';

const INTERNALS = `<x-switch>Push messages</x-switch> <x-off>Save</x-off> <x-named></x-named>
  <script>
    const define = (name, set, onClick = () => {}) => customElements.define(name, class extends HTMLElement {
      #internals = this.attachInternals();
      connectedCallback() { this.tabIndex = 0; Object.assign(this.#internals, set); this.onclick = () => onClick(this.#internals); }
    });
    define('x-switch', { role: 'switch', ariaChecked: 'false' }, (own) => { own.ariaChecked = String(own.ariaChecked !== 'true'); document.title = own.ariaChecked; });
    define('x-off', { role: 'button', ariaDisabled: 'true' });
    define('x-named', { role: 'img', ariaLabel: 'Logo' });
  </script>
  <style>x-named { display: block; width: 20px; height: 20px }</style>`;

describeSentences('what elements say by their internals', INTERNALS, {
  pass: [
    'The "Push messages" switch is off',
    'There is 1 switch',
    'The "Save" button is disabled',
    'The "Logo" image is visible',
  ],
  fail: [
    { sentence: 'There is no switch', because: /switch/u },
    { sentence: 'The "Push messages" switch is on', because: /is not on/u },
    { sentence: 'The "Save" button is enabled', because: /is not enabled/u },
  ],
});

describeActions(
  'switches by their internals',
  INTERNALS,
  [{ steps: ['Turn on "Push messages"'], leaves: "document.title === 'true'" }],
  [],
);

describeSentences(
  'texts that are painted',
  `<canvas id="chart" width="300" height="200"></canvas> <canvas id="old" width="300" height="50"></canvas>
  <script>
    const context = chart.getContext('2d');
    context.font = '20px sans-serif';
    context.fillText('First try', 20, 60);
    context.clearRect(0, 0, 300, 200);
    context.fillText('Revenue 2026', 20, 60);
    context.fillText('Covered', 20, 120);
    context.fillRect(0, 90, 300, 60);
    context.fillText('Outside', 20, 900);
    context.translate(0, 170);
    context.fillText('Moved', 20, 0);
    old.getContext('2d').fillText('Resized', 20, 20);
    old.width = 200;
  </script>`,
  {
    pass: [
      'The page shows "Revenue 2026"',
      'The page shows "Moved"',
      'The page does not show "First try"',
      'The page does not show "Covered"',
      'The page does not show "Outside"',
      'The page does not show "Resized"',
    ],
    fail: [
      { sentence: 'The page does not show "Revenue 2026"', because: /The page shows "Revenue 2026"/u },
      { sentence: 'The page shows "First try"', because: /./u },
    ],
  },
);
