import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { parallelOptions, runSteps, startTestRunner, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';
import { GENEROUS } from '../testing/timings.ts';

const ACCEPT = 'When "Accept cookies" is shown, click it';

const banner = (onclick: string, more = '') =>
  `<div role="dialog" aria-label="Cookies" style="position: fixed; inset: 0; background: white" ${more}>
    <p>We value your privacy</p><button onclick="${onclick}">Accept cookies</button></div>`;
const page = (rest: string) =>
  `<title>Shop</title><button onclick="count.textContent++">Buy</button> <output id="count">0</output>${rest}`;

const GONE = "document.querySelector('[role=dialog]').remove()";

describe('interruption handlers', () => {
  let site: TestSite;
  let test: TestRunner;

  before(async () => {
    site = await serveSite({
      '/plain': page(''),
      '/banner': page(banner(GONE)),
      // Comes when the click is already waiting for its element.
      '/late': page(
        `<style>button { animation: none }</style>${banner(GONE, 'hidden')}
        <script>document.querySelector('button').addEventListener('pointermove', () => {
          document.querySelector('[role=dialog]').hidden = false }, { once: true })</script>`,
      ),
      '/missing': `<div id="shop"></div>${banner(`${GONE}; shop.innerHTML = '<button>Buy</button>'`, 'hidden')}
        <script>setTimeout(() => { document.querySelector('[role=dialog]').hidden = false }, 500)</script>`,
      '/twice': page('<button>Accept cookies</button><footer><button>Accept cookies</button></footer>'),
      '/endless': page(`<div style="position: fixed; top: 50%">
        <button onclick="times.textContent++">Accept cookies</button> <output id="times">0</output></div>`),
      '/escape': page(`${banner('')}<script>onkeydown = ({ key }) => key === 'Escape' && ${GONE}</script>`),
      '/frame': page(
        `<iframe style="position: fixed; inset: 0; width: 100%; height: 100%; background: white"
          srcdoc="<button onclick='frameElement.remove()'>Accept cookies</button>"></iframe>`,
      ),
    });
    test = await startTestRunner(parallelOptions);
  });

  after(async () => {
    await test.close();
    await site.close();
  });

  async function run(path: string, steps: string[], handlers: string[], timing = GENEROUS) {
    const done = await runSteps(test.runner, `${site.address}${path}`, steps, { handlers, timing });
    return {
      status: done.outcome.status,
      results: done.steps.map(({ result }) => result),
      marks: done.steps.map(({ marks }) => marks.map(({ kind, text }) => `${kind}: ${text}`)),
      actions: done.actions.map(({ action }) => action.description),
    };
  }

  it('handles what is shown before an action, as an action of that step', async () => {
    const { status, marks, actions } = await run('/banner', ['Click "Buy"', 'The page shows "1"'], [ACCEPT]);
    assert.equal(status, 'passed');
    assert.deepEqual(actions.slice(0, 2), ['Click "Accept cookies"', 'Click "Buy"']);
    assert.deepEqual(marks, [
      [`interruption: Interruption: ${ACCEPT}. Clicked the button "Accept cookies".`],
      [],
    ]);
  });

  it('does nothing where its target is not shown', async () => {
    const { status, marks, actions } = await run('/plain', ['Click "Buy"'], [ACCEPT]);
    assert.deepEqual([status, marks, actions], ['passed', [[]], ['Click "Buy"']]);
  });

  it('repeats an action whose element was covered meanwhile', async () => {
    const { status, actions } = await run('/late', ['Click "Buy"', 'The page shows "1"'], [ACCEPT], {
      ...GENEROUS,
      action: 10_000,
    });
    assert.equal(status, 'passed');
    assert.deepEqual(actions.slice(0, 2), ['Click "Accept cookies"', 'Click "Buy"']);
  });

  it('repeats an action whose element was missing', async () => {
    const { status, actions } = await run('/missing', ['Click "Buy"'], [ACCEPT], {
      ...GENEROUS,
      wait: 10_000,
    });
    assert.equal(status, 'passed');
    assert.deepEqual(actions, ['Click "Accept cookies"', 'Click "Buy"']);
  });

  it('gives up on one that comes back again and again, and goes on with the step', async () => {
    const { status, actions, marks } = await run(
      '/endless',
      ['Click "Buy"', 'The page shows "3"'],
      [ACCEPT],
      {
        ...GENEROUS,
        interruption: 0,
      },
    );
    assert.equal(status, 'passed');
    assert.equal(actions.filter((action) => action.includes('Accept')).length, 3);
    assert.match(marks[0]?.[2] ?? '', /It is still shown\.$/);
  });

  it('says once why it does nothing: several elements are called so, or too many were handled', async () => {
    const steps = Array.from({ length: 8 }, () => 'Click "Buy"');
    const twice = await run('/twice', steps.slice(0, 2), [ACCEPT]);
    assert.equal(twice.status, 'passed');
    assert.deepEqual(twice.marks, [
      [`interruption: Interruption: ${ACCEPT}. 2 elements are called so: say which one.`],
      [],
    ]);
    const endless = await run('/endless', steps, [ACCEPT], { ...GENEROUS, interruption: 0 });
    assert.equal(endless.status, 'passed');
    const said = endless.marks.map((marks) => marks.filter((text) => text.includes('no more are')).length);
    assert.deepEqual(said, [0, 0, 0, 0, 0, 0, 1, 0]);
  });

  it('leaves alone what the step itself is about', async () => {
    const steps = ['Wait until "Accept cookies" is visible', 'Click "Accept cookies"'];
    const { status, marks, actions } = await run('/banner', steps, [ACCEPT]);
    assert.equal(status, 'passed');
    assert.deepEqual(marks, [[], []]);
    assert.equal(actions.length, 2);
    const inside = ['Click "Accept cookies" in the "Cookies" dialog'];
    const dialog = await run('/banner', inside, [
      'When the "Cookies" dialog is shown, click "Accept cookies"',
    ]);
    assert.deepEqual([dialog.status, dialog.marks], ['passed', [[]]]);
  });

  it('never handles anything for an assertion', async () => {
    const { status, actions } = await run('/banner', ['The page shows "Accept cookies"'], [ACCEPT]);
    assert.equal(status, 'passed');
    assert.equal(actions.length, 1);
  });

  it('presses keys, and clicks another element than the one that is shown', async () => {
    const escape = await run(
      '/escape',
      ['Click "Buy"'],
      ['When "We value your privacy" is shown, press Escape'],
    );
    assert.deepEqual([escape.status, escape.actions], ['passed', ['Press Escape', 'Click "Buy"']]);
    const other = 'When "We value your privacy" is shown, click "Accept cookies"';
    assert.equal((await run('/banner', ['Click "Buy"'], [other])).status, 'passed');
  });

  it('finds a banner in a frame', async () => {
    assert.equal((await run('/frame', ['Click "Buy"', 'The page shows "1"'], [ACCEPT])).status, 'passed');
  });
});
