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

const SLIDERS = `<h1>Trip</h1><section><p>Budget: <output id="budget">500</output></p>
  <div class="price-slider"><span tabindex="0" style="display: inline-block; width: 20px; height: 20px"></span></div></section>
  <section>Volume <div role="slider" tabindex="0" aria-label="Volume" aria-valuenow="3" style="width: 20px; height: 20px"></div></section>
  <script>
  const [handle, volume] = document.querySelectorAll('[tabindex]');
  const way = ({ key }) => ({ ArrowRight: 1, ArrowLeft: -1 })[key] ?? 0;
  handle.onkeydown = (event) => { budget.value = Math.min(1000, Math.max(100, Number(budget.value) + 100 * way(event))) };
  volume.onkeydown = (event) => { volume.ariaValueNow = Number(volume.ariaValueNow) + way(event) };</script>`;
const LISTS = `<h1>Places</h1><ul id="free"><li draggable="true">Paris</li><li draggable="true">Rome</li><li draggable="true">Oslo</li></ul>
  <ul><li draggable="true">Pen</li><li draggable="true">Mug</li></ul><p>Alone</p><script>
  let held;
  free.ondragstart = ({ target }) => { held = target };
  free.ondragover = (event) => event.preventDefault();
  free.ondrop = ({ target, offsetY }) => target.closest('li')[offsetY < target.offsetHeight / 2 ? 'before' : 'after'](held);</script>`;
const DIALOG = (buttons: string) => `<dialog><p>Really?</p>${buttons}</dialog>`;
const DELETING = `<h1>Invoices</h1><table><tr><td>Anna</td><td><button onclick="ask(this)">Delete</button></td></tr>
  <tr><td>Bo</td><td><button onclick="ask(this)">Delete</button></td></tr></table><button onclick="both.showModal()">Clean up</button>
  ${DIALOG('<button onclick="row.remove(); asks.close()">Delete</button> <button onclick="asks.close()">Cancel</button> <button>×</button>')}
  ${DIALOG('<button>Archive</button><button>Delete</button><button>Cancel</button>')}<script>
  const [asks, both] = document.querySelectorAll('dialog'); let row;
  function ask(button) { row = button.closest('tr'); asks.showModal() }</script>`;
const PAGES = `<h1>Mails</h1><p id="said">Page 1 of 3</p><ul><li>Mail 1</li></ul><button onclick="turn()">Next</button>
  <button onclick="more()">Load more</button><div><button aria-label="Fewer">−</button> <b id="count">2</b> <button onclick="count.textContent++">+</button></div>
  <label>Which <select><option>All</option><option>Overdue</option></select></label><script>
  function turn() { said.textContent = 'Page ' + Math.min(3, Number(said.textContent.split(' ')[1]) + 1) + ' of 3' }
  function more() { const list = document.querySelector('ul'); const all = list.children.length;
    if (all < 5) list.insertAdjacentHTML('beforeend', '<li>Mail ' + (all + 1) + '</li>') }</script>`;
const MEMBERS = `<h1>Members</h1><button>Viewer</button> <button onclick="document.querySelector('dialog').showModal()">+ Invite user</button>
  <button onclick="folders.showModal()">New folder</button> <ul id="shown"></ul>
  <dialog aria-modal="true"><label>Email address <input id="mail"></label> <label>Role <select id="rights"><option>Editor — can write</option>
    <option>Viewer — can read</option></select></label><button onclick="shown.innerHTML += '<li>' + mail.value + ' ' + rights.value + '</li>'; this.parentElement.close()">Send invite</button>
    <button>Cancel</button></dialog>
  <dialog id="folders"><label>Folder name <input id="folder"></label>
    <button onclick="shown.innerHTML += '<li>' + folder.value + '</li>'; folders.close()">Create</button><button>Cancel</button></dialog>
  <section><h2>Appearance</h2><div><div>Theme</div><label><input type="radio" name="a"> Light</label><label><input type="radio" name="a"> Dark</label></div></section>`;

const SECTIONS = `<h1>Shop</h1><nav><a href="#">Orders</a></nav><button>Buy</button><h2>My orders</h2>
  <button onclick="document.title = 'mine'">Buy</button>`;
const SWITCHES = `<h1>Mails</h1><style>.toggle { width: 30px; height: 20px; background: #ccc }</style>
  <div><div><div>Weekly report</div><div>On Mondays</div></div><div class="toggle on" onclick="this.classList.toggle('on')"></div></div>
  <div><div><div>News</div></div><div class="toggle" onclick="this.classList.toggle('on')"></div></div>
  <div><div><div>Offers</div></div><div class="toggle"></div></div>
  <p id="said"></p><button onclick="said.textContent = [...document.querySelectorAll('.toggle')].map((one) => one.className).join()">Tell</button>`;

const DESK = `<h1>Desk</h1><div role="listbox"><div role="option" tabindex="0" onclick="said.textContent = '490'">#490 Broken lamp</div>
  <div role="option" tabindex="0">#498 Paul Weiss</div></div><section><h2>#498</h2><p>Paul Weiss</p><button onclick="said.textContent = 'closed'">Close ticket</button></section>
  <section><h3 style="cursor: pointer">Dr. Peter Stern</h3><p>Monday</p></section> <p id="said"></p>
  <label>Sort <select><option>Newest first</option><option>Oldest first</option></select></label>
  <table><tr><th>Shop</th><th>In stock</th><th></th></tr><tr><td>Kiosk Havn</td><td>3</td><td><button onclick="said.textContent = 'Havn'">Choose</button></td></tr>
  <tr><td>Blumen Ritter</td><td>1</td><td><button disabled>Choose</button></td></tr><tr><td>Station Store</td><td>2</td><td>Chosen</td></tr>
  <tr aria-label="Select B-7"><td>B-7</td><td><input type="checkbox" aria-label="Box of B-7"></td></tr></table>
  <details><summary>More</summary><p>Text</p></details>`;

describe('acts that take several looks at a page', { concurrency: SIDE_BY_SIDE }, () => {
  let site: TestSite;
  let test: TestRunner;

  before(async () => {
    site = await serveSite({
      '/sliders': SLIDERS,
      '/lists': LISTS,
      '/deleting': DELETING,
      '/pages': PAGES,
      '/members': MEMBERS,
      '/sections': SECTIONS,
      '/switches': SWITCHES,
      '/desk': DESK,
    });
    test = await startTestRunner({ ...sideBySide, takesScreenshots: false });
  });

  after(async () => {
    await test.close();
    await site.close();
  });

  const RUNS: [path: string, steps: [step: string, told: RegExp][]][] = [
    [
      '/sliders',
      [
        ['Move the budget slider to 700', /^passed: Set slider "budget" to 700/],
        ['Verify that the page shows "Budget: 700"', /^passed/],
        ['Use the slider to set the volume to 5', /^passed/],
        ['Set the budget to 5000', /^failed: .* does not take 5000: it stands at 1000/],
      ],
    ],
    [
      '/lists',
      [
        ['Drag Oslo to the top of the list of places', /^passed: Dragged list item "Oslo"/],
        ['Verify that the first list item is Oslo', /^passed/],
        ['Move "Paris" to the end of the list', /^passed/],
        ['Verify that "Paris" is the last item in the first list', /^passed/],
        ['Drag Mug to the top of the list', /^failed: .* is not the first of its list/],
        ['Drag Oslo to the top of the "Done" list', /^failed: Element not found/],
        ['Drag Alone to the top of the list', /^failed: .* stands in no list of several/],
      ],
    ],
    [
      '/deleting',
      [
        ['Delete the invoice of Anna', /^passed/],
        ['Cancel the deletion', /^passed: Clicked button "Cancel"/],
        ['Verify that the page shows Anna', /^passed/],
        ['Find the invoice of Anna, delete it and confirm', /^passed: .*Clicked button "Delete"\.$/],
        ['Verify that the page does not show Anna', /^passed/],
        ['Click Clean up and confirm', /^failed: .*The dialog has no button called OK/],
      ],
    ],
    [
      '/pages',
      [
        ['Go to the second page', /^passed: Clicked button "Next"\./],
        ['Go to page 3', /^passed: Clicked button "Next"\. [^C]*$/],
        ['Press the plus button until it shows 4', /^passed: .* stands at 4/],
        ['Press the plus button until it shows 3', /^failed/],
        [
          'Click Load more until "Mail 4" is shown',
          /^passed: (Clicked button "Load more"\. ){3}The page shows "Mail 4"/,
        ],
        ['Reset the filter to Overdue', /^passed: Selected "Overdue"/],
        ['Set the filter to Paid', /^failed/],
      ],
    ],
    [
      '/members',
      [
        [
          'Create a new folder called Plans',
          /^passed: Clicked button "New folder"\..*Clicked button "Create"/,
        ],
        ['Verify that the page shows Plans', /^passed/],
        ['Create a new label called Plans', /^failed: Element not found/],
        ['Invite a new user with the address a@x.de as a Viewer', /^passed: .*Clicked button "Send invite"/],
        ['Verify that the page shows "a@x.de Viewer"', /^passed/],
        ['Click Invite user and choose the role Viewer', /^passed: .* Clicked|Selected "Viewer — can read"/],
        ['Click Cancel in the dialog', /^passed/],
      ],
    ],
    [
      '/members',
      [
        ['Choose the dark theme under Appearance', /^passed: Clicked radio "Dark"/],
        ['Choose the blue theme under Appearance', /^failed/],
      ],
    ],
    [
      '/sections',
      [
        ['Click Buy under orders', /^passed/],
        ['Verify that the title is mine', /^passed/],
      ],
    ],
    [
      '/switches',
      [
        ['Turn off the weekly report', /^passed: Unchecked/],
        ['Turn on News', /^passed: Checked/],
        ['Turn on Offers', /^failed/],
        ['Turn off News and click Tell', /^passed/],
        ['Verify that the page shows "toggle,toggle,toggle"', /^passed/],
      ],
    ],
    [
      '/desk',
      [
        ['Close ticket #490', /^failed/],
        ['Close #490', /^failed/],
        ['Open the ticket of Paul Weiss', /^failed: .*does something else/],
        ['Verify that the page does not show "closed"', /^passed/],
        ['Close ticket', /^passed/],
        ['Confirm the appointment with Dr. Peter Stern', /^failed/],
        ['Open the menu of Dr. Peter Stern', /^failed/],
        ['Choose Kiosk Havn', /^passed: Clicked button "Choose"/],
        ['Verify that the page shows Havn', /^passed/],
        ['Choose Blumen Ritter', /^failed: .*disabled/],
        ['Choose Station Store', /^failed/],
        ['Select the article B-7', /^passed: Checked/],
        ['Verify that "Box of B-7" is checked', /^passed/],
        ['Sort by customer', /^failed/],
        ['Sort by "In stock"', /^failed/],
        ['Click More and close "More"', /^passed/],
        ['Hide "More"', /^passed: .* is collapsed already/],
      ],
    ],
  ];
  for (const [path, steps] of RUNS)
    it(`tells how it went on ${path}: ${steps[0]?.[0]}`, async () => {
      const texts = steps.map(([text]) => text);
      const report = await runSteps(test.runner, site.address + path, texts, { goesOn: true });
      for (const [index, [text, told]] of steps.entries()) {
        const { isSuccessful, result } = report.steps[index] ?? {
          isSuccessful: false,
          result: 'not reached',
        };
        assert.match(`${isSuccessful ? 'passed' : 'failed'}: ${result}`, told, text);
      }
    });
});
