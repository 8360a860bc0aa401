import { describeActions } from './testing/describe-actions.ts';

const setTitle = (text: string) => `document.title = '${text}'`;

describeActions(
  'texts that pass on what is done to them',
  `<svg width="400" height="60"><g onclick="document.title = 'A1'"><rect width="50" height="50" fill="silver"/><text x="10" y="30" pointer-events="none">A1</text></g>
    <g transform="translate(100)" onclick="document.title = 'A2'"><rect width="50" height="50" fill="silver"/><text x="10" y="30" pointer-events="none">A2</text></g>
    <rect x="100" width="50" height="50" fill="gray" fill-opacity="0.5"/></svg>`,
  [{ steps: ['Click "A1"'], leaves: "document.title === 'A1'" }],
  [{ steps: ['Click "A2"'], because: /could not be clicked/u, leaves: "document.title === ''" }],
);

const onHover =
  '<style>.row i, .row button { visibility: hidden } .row:hover button, b:hover + i, i:hover { visibility: visible }</style>';

describeActions(
  'what only the pointer shows',
  `${onHover}<table><tr class="row"><td>Ferry</td><td><button onclick="document.title = 'Ferry'">Edit</button></td></tr>
    <tr class="row"><td>Boat</td><td><button onclick="document.title = 'Boat'">Edit</button></td></tr></table>
  <style>#pen { opacity: 0 } #pen:hover { opacity: 1 }</style><button id="pen" onclick="document.title = 'Phone'">Edit phone</button>
  <button style="display: none">Never</button>`,
  [
    { steps: ['Click the "Edit" button in the row of "Boat"'], leaves: "document.title === 'Boat'" },
    { steps: ['Click "Edit phone"'], leaves: "document.title === 'Phone'" },
  ],
  [{ steps: ['Click "Never"'], because: /It is in the page, but hidden/u }],
);

describeActions(
  'clicks on text',
  `<p>Only words</p> <p id="late">Late</p> <p>Delegated</p> <p>Asks</p> <style>.tip i { visibility: hidden } .tip:hover i { visibility: visible }</style>
  <p class="tip">Shows a hint <i>Hint</i></p> <p>Watched</p> <input id="field"><p>Away</p>
  <a href="#edit" title="Create this page [e]" accesskey="e" onclick="${setTitle('Editing')}"><svg width="20" height="20"></svg></a>
  <p>Click on <b>Create this page</b></p>
  <script>
    late.onclick = () => setTimeout(() => { ${setTitle('Late')} }, 400);
    document.addEventListener('click', ({ target }) => {
      if (target.textContent === 'Delegated') document.body.append('Done');
      if (target.textContent === 'Asks') fetch('/nothing').catch(() => {});
    });
  </script>`,
  [
    { steps: ['Click "Late"'], leaves: "document.title === 'Late'" },
    { steps: ['Click "Delegated"'], leaves: "document.body.innerText.includes('Done')" },
    { steps: ['Click "Shows a hint"'], leaves: 'true' },
    { steps: ['Click "Create this page"'], leaves: "document.title === 'Editing'" },
    { steps: ['Press Tab', 'Click "Away"'], leaves: 'document.activeElement !== field' },
  ],
  [
    {
      steps: ['Click "Only words"'],
      because: 'The text "Only words" was clicked, and nothing happened: it is only text.',
    },
    { steps: ['Click the 1st "Create this page" text'], because: /nothing happened/u },
  ],
);
