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

const FRUIT = '<option>Apples</option><option>Pears</option>';
const DIALOG = `<style>.dialog { position: fixed; inset: 100px; opacity: 0; transition: opacity 0.3s } .open { opacity: 1 }</style>
  <button onclick="show()">Open</button> <script>
  function show() {
    let isOpening = true;
    const dialog = document.createElement('div');
    dialog.className = 'dialog';
    dialog.setAttribute('role', 'dialog');
    dialog.innerHTML = '<h2>Sure?</h2><button>Close</button>';
    document.body.append(dialog);
    dialog.offsetHeight;
    dialog.classList.add('open');
    dialog.ontransitionend = () => { isOpening = false };
    const close = () => {
      if (isOpening) return;
      dialog.classList.remove('open');
      setTimeout(() => dialog.remove(), 280);
    };
    dialog.querySelector('button').onclick = close;
    document.onkeydown = ({ key }) => { if (key === 'Escape') close() };
  }</script>`;
const ROLES = `<table><tr><td>Anna</td><td><button>Editor</button></td></tr><tr><td>Bob</td><td><button onclick="menu.hidden = false">Viewer</button></td></tr></table>
  <div id="menu" role="menu" hidden><button role="menuitem" onclick="document.title = 'Bob is an editor'">Editor</button></div>`;

describe('what acts bring about', { concurrency: SIDE_BY_SIDE }, () => {
  let site: TestSite;
  let test: TestRunner;

  before(async () => {
    site = await serveSite({
      '/kept': `<h1>Fruit</h1><select aria-label="Fruit" onchange="this.selectedIndex = 0">${FRUIT}</select>`,
      '/menu': `<h1>Things to do</h1><select aria-label="Actions" onchange="said.textContent = this.value; this.selectedIndex = 0">
        <option value="">Choose…</option><option>Archive</option></select><p id="said"></p>`,
      '/two': `<h1>Fruit</h1><select id="first"><option>Any</option>${FRUIT}</select><select id="second" multiple>${FRUIT}</select>
        <button onclick="document.title = first.value">Done</button>`,
      '/roles': `<h1>Roles</h1>${ROLES}`,
      '/dialog': `<h1>Projects</h1>${DIALOG}`,
      '/boxes': `<h1>Settings</h1><label>Shop <input></label><label><input type="checkbox" checked> News</label>
        <label>Size <select><option>Small</option></select></label><label><input type="checkbox"> Offers</label>`,
      '/orders': `<h1>Orders</h1><table><tr><th>Order</th><th>Status</th></tr><tr><td>1</td><td>Paid</td></tr></table>
        <details><summary>More info</summary><p>Text</p></details><label>Quantity <input type="number" value="2" max="5"></label>
        <ul><li>Red mug</li><li>Blue mug</li></ul>`,
      '/search': `<h1>Lamps</h1><ul><li>Home</li></ul><button onclick="setTimeout(find, 700)">Search</button> <button>Nothing</button>
        <ul id="lamps"><li>Comet</li><li>Aurora</li></ul><script>function find() { lamps.innerHTML = '<li>Comet</li>' }</script>`,
    });
    test = await startTestRunner({ ...sideBySide, takesScreenshots: false });
  });

  after(async () => {
    await test.close();
    await site.close();
  });

  async function results(path: string, ...steps: string[]) {
    const report = await runSteps(test.runner, site.address + path, steps);
    return report.steps.map(({ isSuccessful, result }) => `${isSuccessful ? 'passed' : 'failed'}: ${result}`);
  }

  it('tells no success of a list that goes back to what it showed', async () => {
    assert.deepEqual(await results('/kept', 'Select Pears from Fruit'), [
      'failed: List "Fruit" did not take "Pears": it shows "Apples" again.',
    ]);
  });

  it('believes a list of things to do, which goes back to its heading', async () => {
    const [chosen] = await results(
      '/menu',
      'Select Archive from Actions',
      'Verify that the page shows Archive',
    );
    assert.equal(chosen, 'passed: Selected "Archive" from list "Actions".');
  });

  it('counts the choices of a list without its heading', async () => {
    const [chosen] = await results('/menu', 'Choose the first option from Actions');
    assert.equal(chosen, 'passed: Selected "Archive" from list "Actions".');
  });

  it('takes the first of two lists that have an option', async () => {
    const [chosen, , title] = await results(
      '/two',
      'Select "Pears"',
      'Click Done',
      'Verify that the title is Pears',
    );
    assert.match(chosen ?? '', /^passed: Clicked option "Pears"\. 2 lists match; took the first\.$/);
    assert.match(title ?? '', /^passed/);
  });

  it('takes what has just appeared before others of its name', async () => {
    const [chosen, title] = await results(
      '/roles',
      'Click Viewer in the row of Bob and click Editor',
      'Verify that the title is "Bob is an editor"',
    );
    assert.match(
      chosen ?? '',
      /Clicked menuitem "Editor"\. 2 elements match; took the one that has just appeared\.$/,
    );
    assert.match(title ?? '', /^passed/);
  });

  for (const way of ['click Close', 'press Escape'])
    it(`lets a dialog open before it is closed (${way})`, async () => {
      const [, closed] = await results(
        '/dialog',
        `Click Open and ${way}`,
        'Verify that the dialog is closed',
      );
      assert.equal(closed, 'passed: "the dialog" is not visible on the page.');
    });

  it('ticks no field that is written into', async () => {
    assert.deepEqual(await results('/boxes', 'Untick all boxes'), [
      'passed: Unchecked checkbox "News". Unchecked checkbox "Offers".',
    ]);
  });

  it('chooses nothing from what a table says', async () => {
    const [chosen] = await results('/orders', 'Filter the orders by status Paid');
    assert.match(chosen ?? '', /^failed: Element not found/);
  });

  it('leaves closed what is closed already', async () => {
    const [left, opened] = await results('/orders', 'Collapse More info', 'Expand More info');
    assert.match(left ?? '', /^passed: .* is collapsed already\.$/);
    assert.match(opened ?? '', /^passed: Clicked/);
  });

  it('tells of a number that did not go as far as it was to', async () => {
    assert.deepEqual(await results('/orders', 'Increase the quantity by 2', 'Increase the quantity by 3'), [
      'passed: Pressed ArrowUp 2 times in number field "Quantity".',
      'failed: Number field "Quantity" did not go up by 3: it went from 4 to 5.',
    ]);
  });

  it('tells no success of a drag that nothing follows', async () => {
    assert.deepEqual(await results('/orders', 'Drag Red mug to Blue mug'), [
      'failed: List item "Red mug" could not be dragged: nothing on the page moved.',
    ]);
  });

  it('waits for results until a list is another one', async () => {
    const [, waited, count] = await results(
      '/search',
      'Click Search',
      'Wait for the results',
      'Verify that there is 1 list item in the second list',
    );
    assert.equal(waited, 'passed: The page shows another list than before: "Comet".');
    assert.match(count ?? '', /^passed/);
  });

  it('does not take any text of the page for results', async () => {
    const [, waited] = await results('/search', 'Click Nothing', 'Wait up to 1 second for the results');
    assert.match(waited ?? '', /^failed: No results have come: .* Say what should appear/);
  });
});
