import { describeActions } from './testing/describe-actions.ts';

const inner = (name: string) =>
  `<body style='margin: 0; height: 500px'><button style='position: absolute; left: 500px; top: 380px; width: 90px' onclick='parent.document.title += 1'>${name}</button></body>`;

describeActions(
  'clicks in frames that are drawn in another size',
  `<style>iframe { border: 8px solid; padding: 4px 40px 4px 10px; transform: scale(.5); transform-origin: 0 0 } body { zoom: .8 }
    .covered { position: relative } .covered i { position: absolute; left: 0; top: 0; width: 400px; height: 300px; background: silver }</style>
  <div style="height: 240px"><iframe width="640" height="400" srcdoc="${inner('Buy')}"></iframe></div>
  <div class="covered" style="height: 240px"><iframe width="640" height="400" srcdoc="${inner('Sell')}"></iframe><i></i></div>`,
  [
    { steps: ['Click "Buy"'], leaves: "document.title === '1'" },
    { steps: ['Double-click "Buy"'], leaves: "document.title === '11'" },
  ],
  [
    {
      steps: ['Click "Sell"'],
      because: 'The button "Sell" could not be clicked: another element covers it.',
      leaves: "document.title === ''",
    },
  ],
);
