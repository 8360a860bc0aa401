import { describeActions } from './testing/describe-actions.ts';

const setTitle = (text: string) => `document.title = '${text}'`;

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
