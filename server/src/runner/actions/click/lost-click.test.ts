import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  runSteps,
  SIDE_BY_SIDE,
  sideBySide,
  startTestRunner,
  type TestRunner,
} from '../../testing/test-runner.ts';
import { serveSite, type TestSite } from '../../testing/test-site.ts';

const TABLE = `<table><tr><th>Order</th><th>Status</th></tr><tr><td>5103</td><td>Shipped</td></tr><tr><td>5104</td><td>Open</td></tr></table>`;
const TEXTS = `<p>Usernames cannot be changed</p><label>Session timeout</label><div>Never</div><ul><li>Red mug</li><li>Blue mug</li></ul>`;
const CLOCK = '<p id="clock">0</p><script>setInterval(() => clock.textContent++, 40)</script>';
/** A framework listens at its root, and does something about what it knows only. */
const ROOTED = `<script>root.addEventListener('click', ({ target }) => {
    if (target.id === 'known') setTimeout(() => { target.className = 'chosen' }, 500);
    if (target.id === 'field') document.querySelector('input').focus();
  })</script>`;

describe('clicks on what is no control', { concurrency: SIDE_BY_SIDE }, () => {
  let site: TestSite;
  let test: TestRunner;

  before(async () => {
    site = await serveSite({
      '/still': `<h1>Orders</h1>${TABLE}${TEXTS}`,
      '/clock': `<h1>Orders</h1>${CLOCK}${TABLE}${TEXTS}`,
      '/root': `<h1>Orders</h1><div id="root">${TABLE}${TEXTS}<div id="known">Archive</div><div id="field">Find</div><input></div>${ROOTED}`,
      '/own': `<h1>Orders</h1>${CLOCK}<table><tr id="row"><td>5103</td><td>Shipped</td></tr></table><div id="quiet"><span>Copy</span></div>
        <div id="chosen"></div> <ul><li>Red mug <button>Buy</button></li></ul><script>
        quiet.addEventListener('click', () => localStorage.setItem('copied', '1'));
        row.addEventListener('click', () => { row.className = 'open' })</script>`,
      '/hover': `<style>ul { display: none } nav div:hover ul { display: block }</style><h1>Shop</h1><nav><div><span>Lamps</span><ul><li>Floor</li></ul></div></nav>`,
      '/shadow': `<h1>Shop</h1><x-box></x-box><script>customElements.define('x-box', class extends HTMLElement {
        connectedCallback() { const root = this.attachShadow({ mode: 'open' });
          root.innerHTML = '<p><span id="open">More</span><span>Less</span></p><p id="said"></p>';
          root.addEventListener('click', ({ target }) => { if (target.id) root.getElementById('said').textContent = 'Open' }) } })</script>`,
      '/frame': `<h1>Shop</h1><iframe srcdoc="<p>Plain</p><p onmouseup='this.remove()'>Gone</p><script>document.onclick = () => {}</script>"></iframe>`,
    });
    test = await startTestRunner({ ...sideBySide, takesScreenshots: false });
  });

  after(async () => {
    await test.close();
    await site.close();
  });

  async function verdicts(path: string, ...steps: string[]) {
    const report = await runSteps(test.runner, site.address + path, steps);
    return report.steps.map(({ isSuccessful, result }) => `${isSuccessful ? 'passed' : 'failed'}: ${result}`);
  }

  for (const [path, ...steps] of [
    [
      '/still',
      'Click Shipped',
      'Click "Usernames cannot be changed"',
      'Click Session timeout',
      'Click Never',
    ],
    ['/still', 'Double-click Open', 'Click the row of 5103', 'Click "Red mug"'],
    ['/clock', 'Click Shipped', 'Click Session timeout', 'Click "Red mug"'],
    ['/root', 'Click Shipped', 'Click Never', 'Click the row of 5103'],
    ['/own', 'Click Red mug'],
  ] as const)
    for (const step of steps)
      it(`does not pass where nothing comes of it: ${step} (${path})`, async () => {
        const [verdict] = await verdicts(path, step);
        assert.match(verdict ?? '', /^failed: .* is plain text: the click on it brought nothing about\./);
      });

  for (const [path, step] of [
    ['/root', 'Click Archive'],
    ['/root', 'Click Find'],
    ['/own', 'Click Copy'],
    ['/own', 'Click Shipped'],
    ['/hover', 'Click Lamps'],
    ['/shadow', 'Click More'],
    ['/frame', 'Click Gone'],
    ['/still', 'Right-click Shipped'],
  ] as const)
    it(`passes where something comes of it: ${step} (${path})`, async () => {
      assert.match((await verdicts(path, step))[0] ?? '', /^passed/);
    });

  for (const [path, step] of [
    ['/shadow', 'Click Less'],
    ['/frame', 'Click Plain'],
  ] as const)
    it(`does not pass beside it: ${step} (${path})`, async () => {
      assert.match((await verdicts(path, step))[0] ?? '', /^failed/);
    });
});
