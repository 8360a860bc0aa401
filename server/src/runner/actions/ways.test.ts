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

const PAGE = `<h1>Party</h1>
  <label><input type="checkbox" checked> Send invitations</label> <label><input type="checkbox" checked> Music</label>
  <fieldset><legend>Delivery</legend><label><input type="radio" name="way"> Express, next day</label>
    <label><input type="radio" name="way" checked> Standard</label></fieldset> <label>Comment <input></label>
  <div><button aria-label="Less" onclick="guests.value--">−</button> <output id="guests">2</output>
    <button aria-label="More" onclick="guests.value++">+</button> guests</div>
  <label>Budget <input type="number" value="10" step="5"></label> <label>Volume <input type="range" min="0" max="11" value="3"></label>
  <label>Role <select><option>Guest (may look)</option><option>Host (may write)</option></select></label>
  <ol><li style="cursor: pointer"><b>3</b> <span>Finish</span></li></ol>
  <p><a href="/reset">Forgot your password?</a></p>`;
const SHELF = `<h1>Shelf</h1><a href="/green">Green Chair</a> <a href="/cart">Basket</a>`;
const LIST = `<h1>Chores</h1><style>li button { display: none } li:hover button { display: inline }</style>
  <ul><li>Sweep the floor <button onclick="this.parentElement.remove()">×</button></li><li>Feed the cat</li></ul>
  <button onclick="said.textContent = prompt('New name')">Rename list</button> <p id="said"></p>`;
const TABLE = `<h1>Staff</h1><table><tr><th onclick="turn()">Pay</th><th>Name</th><th>Role</th><th>More</th></tr>
  <tr><td>200</td><td>Anna</td><td><select><option>Cook<option>Waiter</select></td></tr>
  <tr><td>1000</td><td>Bo</td><td><select><option>Cook<option>Waiter</select></td><td><button>Fire</button></td></tr></table>
  <script>function turn() { const [head, ...rows] = document.querySelectorAll('tr'); head.after(...rows.reverse()) }</script>`;

describe('the ways that an act may go', { concurrency: SIDE_BY_SIDE }, () => {
  let site: TestSite;
  let test: TestRunner;

  before(async () => {
    site = await serveSite({
      '/party': PAGE,
      '/reset': '<h1>Reset</h1>',
      '/shelf': SHELF,
      '/green': `<h1>Green Chair</h1><button onclick="document.title = 'added'">Add to cart</button> <a href="/cart">Basket</a>`,
      '/cart': '<h1>Basket</h1><a href="/pay">Proceed to checkout</a>',
      '/pay': '<title>Pay</title><h1>Pay</h1>',
      '/list': LIST,
      '/table': TABLE,
    });
    test = await startTestRunner({ ...sideBySide, takesScreenshots: false });
  });

  after(async () => {
    await test.close();
    await site.close();
  });

  /** Each with what is told of it; all on one page, one after the other. */
  const RUNS: [path: string, steps: [step: string, told: RegExp][]][] = [
    [
      '/party',
      [
        ['Send invitations', /^failed: .*nothing is done by it/],
        ['Choose Music', /^passed: Checked/],
        ['Verify that Music is checked', /^passed/],
        ["Click on the 'Finish' button", /^failed: Element not found/],
        ['Choose Express from Delivery', /^passed: Selected "Express" from radio/],
        ['Verify that the Comment field is empty', /^passed/],
        ['Increase the number of guests to 4', /^passed: .* stands at 4/],
        ['Lower the guests by 1', /^passed: .* stands at 3/],
        ['Increase the budget by 10', /^passed/],
        ['Verify that the Budget field has the value 20', /^passed/],
        ['Turn the volume up to the maximum', /^passed: Set slider "Volume" to "11"/],
        ['Set the role to Host', /^passed: Selected "Host/],
        [
          'I have forgotten my password, so click on the link for that',
          /^passed: Clicked link "Forgot your password\?"/,
        ],
      ],
    ],
    [
      '/shelf',
      [
        [
          'Add the Green Chair to the cart',
          /^passed: Clicked link "Green Chair"\. Clicked button "Add to cart"/,
        ],
        ['Verify that the title is added', /^passed/],
        [
          'Click "Add to cart" and click that button again',
          /^passed: (Clicked button "Add to cart"\.? ?){2}$/,
        ],
        ['Go to the checkout', /^passed: Clicked link "Basket"\. Clicked link "Proceed to checkout"/],
        ['Add the Red Chair to the cart', /^failed: Element not found/],
      ],
    ],
    [
      '/list',
      [
        ['Delete "Feed the cat"', /^failed: Element not found/],
        ['Delete "Sweep the floor"', /^passed: Clicked button "×"/],
        ['Click Rename list and enter Sunday as the new name', /was given "Sunday"/],
        ['Verify that the page shows Sunday', /^passed/],
      ],
    ],
    [
      '/table',
      [
        ['Sort by pay in descending order', /^passed: Sorted by .*descending/],
        ['Sort by pay, the lowest first', /^passed: Sorted by .*ascending/],
        ['Sort by name from Z to A', /^failed: .* did not bring the list into descending order/],
        ['Fire Anna', /^failed: Element not found/],
        ["Change Bo's role to Waiter", /^passed: Selected "Waiter"/],
        ['Verify that the row of Bo contains Waiter', /^passed/],
        ['Verify that the row of Anna contains Waiter', /^failed/],
      ],
    ],
  ];
  for (const [path, steps] of RUNS)
    it(`tells how it went on ${path}`, async () => {
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
