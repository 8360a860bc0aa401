import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  runSteps,
  SIDE_BY_SIDE,
  sideBySide,
  startTestRunner,
  type TestRunner,
} from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';

const say = (text: string) => `document.querySelector('output').textContent = ${text}`;
const PAGE = `<title>Actions</title><output></output>
  <label>First name * <input oninput="${say('this.value')}"></label>
  <input placeholder="Town" oninput="${say('this.value')}" onkeydown="if (event.key === 'Enter') ${say("'Went to ' + this.value")}">
  <input type="search" aria-label="Search products" onkeydown="if (event.key === 'Enter') ${say("'Found ' + this.value")}">
  <label>Size <select onchange="${say('this.value')}"><option>Small<option>Large</select></label> <button>Search</button>
  <button role="combobox" aria-haspopup="listbox" onclick="list.hidden = false">Colour</button>
  <ul role="listbox" id="list" hidden><li role="option" onclick="${say("'Colour ' + this.textContent")}">Red</li></ul>
  <label style="position:relative"><input type="checkbox" style="position:absolute;opacity:0;pointer-events:none" onchange="${say("'Terms ' + this.checked")}"><span>Terms</span></label>
  <ul><li><input type="checkbox" style="opacity:0" onchange="${say("'Fed the cat'")}"><label>Feed the cat</label></li>
    <li><input type="checkbox" style="opacity:0" onchange="${say("'Walked the dog'")}"><label>Walk the dog</label></li></ul>
  <div><b>Plan</b> <label><input type="radio" name="plan" onchange="${say("'Plan ' + this.value")}" value="solo">Solo</label>
    <label><input type="radio" name="plan" onchange="${say("'Plan ' + this.value")}" value="team">Team</label></div>
  <table><tr><td>Anna</td><td><button onclick="${say("'No Anna'")}">Delete</button></td></tr>
    <tr><td>Bob</td><td><button onclick="${say("'No Bob'")}">Delete</button></td></tr></table>
  <div onmouseenter="${say("'Menu open'")}">Menu</div>
  <div ondblclick="${say("'Twice'")}">Double</div>
  <div oncontextmenu="${say("'Right'")}">Context</div>
  <div draggable="true">Card</div><div ondragover="event.preventDefault()" ondrop="${say("'Dropped'")}">Bin</div>
  <button disabled>Locked</button>
  <div style="position:relative;width:9em"><button>Covered</button><div style="position:absolute;inset:0"></div></div>
  <button onclick="setTimeout(() => { const b = document.createElement('button'); b.textContent = 'Late'; b.onclick = () => ${say("'Came'")}; document.body.append(b) }, 800)">Later</button>
  <input type="file" id="picker" hidden onchange="${say("'Got ' + this.files[0].name")}"><button onclick="picker.click()">Choose a file</button>
  <a href="/slow">Slow page</a> <a href="/slow">Same name</a> <a href="/slow">Same name</a>
  <a href="#" onclick="${say("'By link'")}">Sign in</a> <button onclick="${say("'By button'")}">Sign in</button>
  <a href="#" onclick="${say("'Looks like it'")}">Sign up</a>
  <iframe srcdoc="<button onclick='this.textContent = &quot;Framed&quot;'>In frame</button>"></iframe>
  <button onclick="document.querySelector('dialog').showModal()">Ask</button>
  <dialog aria-label="Sure"><button onclick="${say("'Deleted'")};this.parentElement.close()">Delete</button><button onclick="this.parentElement.close()">Close</button></dialog>
  <p>Finish within a day, please.</p><fieldset><legend>Delivery</legend>None yet</fieldset><label>Remark <input></label>
  <details><summary>More</summary>Hidden facts</details>
  <nav>All of it</nav><div id="card">Red mug, $8.00</div><ul id="cards"><li><h3>Blue mug</h3></li><li><h3>Green mug</h3></li></ul>
  <p>Refund requested by Ben.</p><h2>Settings</h2>
  <div style="height:3000px"></div><h2>Bottom</h2>
  <script>card.addEventListener('click', () => ${say("'Red it is'")}); cards.addEventListener('click', () => ${say("'Blue it is'")})
    addEventListener('scroll', () => document.title = 'At ' + (scrollY > 500 ? 'bottom' : 'top'))</script>`;

/** What is done, and what is true afterwards. */
const WORKS: [steps: string[], statement: string][] = [
  [['Type Ada into First name'], 'the page shows Ada'],
  [['Type Leeds into the Town field and press Enter'], 'the page shows Went to Leeds'],
  [['Search for red pens'], 'the page shows Found red pens'],
  [['Type "blue pens" into Search and press Enter'], 'the page shows Found blue pens'],
  [['Fill First name with Ada', 'Clear the First name field'], 'the First name field is empty'],
  [['Select large from Size'], 'Size has the value Large'],
  [['Select Large'], 'Size has the value Large'],
  [['Select Red from the Colour dropdown'], 'the page shows Colour Red'],
  [['Check the Terms checkbox'], 'the page shows Terms true'],
  [['Check the checkbox next to "Walk the dog"'], 'the page shows Walked the dog'],
  [['Set the plan to Team'], 'the page shows Plan team'],
  [['Remove Bob by clicking the Delete button in his row'], 'the page shows No Bob'],
  [['Once Later is visible, click Later', 'Click Late'], 'the page shows Came'],
  [['Click the "Sign in" button'], 'the page shows By button'],
  [['Click the Sign in link'], 'the page shows By link'],
  [['Click the Sign up button'], 'the page shows Looks like it'],
  [['Click Delete in the row of Bob'], 'the page shows No Bob'],
  [['Click the second Delete button'], 'the page shows No Bob'],
  [['Click the last Delete button'], 'the page shows No Bob'],
  [['Hover over Menu'], 'the page shows Menu open'],
  [['Double-click Double'], 'the page shows Twice'],
  [['Right-click Context'], 'the page shows Right'],
  [['Drag Card to Bin'], 'the page shows Dropped'],
  [['Click Later', 'Click Late'], 'the page shows Came'],
  [['Upload the attached file to Choose a file'], 'the page shows Got plan.txt'],
  [['Upload the attached file'], 'the page shows Got plan.txt'],
  [['Click In frame'], 'the page shows Framed'],
  [['Click Ask', 'Click Delete in the dialog'], 'the page shows Deleted'],
  [['Click Ask', 'Click Delete'], 'the page shows Deleted'],
  [['Click Ask', 'Close the dialog'], 'the dialog is closed'],
  [['Click Slow page'], 'the page does not show Bottom'],
  [['Click Slow page', 'Go back'], 'the title is Actions'],
  [['Expand More', 'Collapse More', 'Collapse More', 'Expand More'], 'the page shows "Hidden facts"'],
  [['Click Red mug'], 'the page shows Red it is'],
  [['Click Blue mug'], 'the page shows Blue it is'],
  [['Scroll to the bottom'], 'the title is At bottom'],
  [['Scroll to Bottom'], 'the title is At bottom'],
  [['Press Tab and press Shift+Tab'], 'the title is Actions'],
];

const FAILS: [step: string, result: RegExp][] = [
  ['Click Locked', /^Button "Locked" could not be clicked: it is disabled\.$/],
  ['Click Covered', /^Button "Covered" could not be clicked: another element covers it\.$/],
  ['Select Huge from Size', /^There is no option "Huge" in list "Size"\. It has "Small", "Large"\.$/],
  ['Click Delete in the row of Carl', /^Element not found after waiting 5000ms/],
  ['Click Finish', /^Element not found after waiting 5000ms: "Finish"/],
  ['Set Delivery to Express', /^Element not found/],
  ['Verify that the Locked button was clicked', /./],
  ['Click Refund', /^Element not found after waiting 5000ms: "Refund"/],
  ['Open Settings', /^Element not found after waiting 5000ms: .* Nearest on the page: heading "Settings"/],
  ['Click the navigation bar', /^Element not found after waiting 5000ms: "the navigation bar"/],
  ['Go back', /^There is no previous page/],
  ['Type hello', /^No field has the focus/],
];

describe('actions', { concurrency: SIDE_BY_SIDE }, () => {
  let site: TestSite;
  let test: TestRunner;

  before(async () => {
    site = await serveSite({
      '/': PAGE,
      '/slow': async () => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        return { body: '<h1>Slow</h1><h2>Bottom</h2>' };
      },
    });
    test = await startTestRunner(sideBySide);
  });

  after(async () => {
    await test.close();
    await site.close();
  });

  const attachment = { path: new URL(import.meta.url).pathname, fileName: 'plan.txt' };

  for (const [steps, statement] of WORKS)
    it(`${steps.join('; ')}: ${statement}`, async () => {
      const report = await runSteps(test.runner, site.address, [...steps, `Verify that ${statement}`], {
        attachment,
      });
      const failed = report.steps.find(({ isSuccessful }) => !isSuccessful);
      // The slow page does show "Bottom": looking too early, at the page before it, must not make an absence true.
      const isExpected = statement === 'the page does not show Bottom' ? /still|shows "Bottom"/ : null;
      if (isExpected) assert.match(failed?.result ?? '', isExpected);
      else assert.equal(failed, undefined);
    });

  for (const [step, result] of FAILS)
    it(`${step}: fails in words`, async () => {
      const { outcome, steps } = await runSteps(test.runner, site.address, [step]);
      assert.equal(outcome.status, 'failed');
      assert.match(steps[0]?.result ?? '', result);
    });

  it('says that it chose among several', async () => {
    const { steps } = await runSteps(test.runner, site.address, ['Click Same name']);
    assert.equal(steps[0]?.result, 'Clicked link "Same name". 2 elements match; took the first.');
  });

  it('counts only elements of the kind that is named', async () => {
    const { steps } = await runSteps(test.runner, site.address, ['Click the "Sign in" button']);
    assert.equal(steps[0]?.result, 'Clicked button "Sign in".');
  });

  it('ends a sentence once', async () => {
    const { steps } = await runSteps(test.runner, site.address, ['Type "Hello." into Town']);
    assert.equal(steps[0]?.result, 'Typed "Hello." into field "Town".');
    const shown = await runSteps(test.runner, site.address, [
      'Type "Is it there?" into Town',
      'Verify that the page shows "Is it there?"',
      'Verify that the page shows "Is it gone?"',
    ]);
    assert.equal(shown.steps[1]?.result, 'The page shows "Is it there?"');
    assert.match(shown.steps[2]?.result ?? '', /^The page does not show "Is it gone\?" Nearest/);
  });

  it('says what a check or a wait looks for, found or not', async () => {
    const { actions } = await runSteps(test.runner, site.address, [
      'Wait for Sign in',
      'Verify that the First name field is empty',
      'Verify that there are 2 Delete buttons',
      'Verify that the value of Size is Small',
      'Verify that the page shows "2 lamps found"',
    ]);
    assert.deepEqual(
      actions.map(({ action }) => action.description),
      [
        'Wait for Sign in',
        'Look whether the First name field is empty',
        'Count Delete buttons',
        'Read the value of Size',
        'Look for "2 lamps found"',
      ],
    );
  });
});
