import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readStep } from 'shared/step-language';
import { runSteps, startTestRunner, type Report, type TestRunner } from './testing/test-runner.ts';
import { serveSite, type FullAnswer, type TestSite } from './testing/test-site.ts';
import { STATIC } from './testing/timings.ts';
import { openMediaViewer, type Viewer } from './testing/media-viewer.ts';

const CHANGE: FullAnswer = { headers: { 'content-type': 'text/event-stream' }, body: 'data: cart\n\n' };
const PLACED = 'position: absolute; border: 0; padding: 0; margin: 0; font-size: 20px';

describe('screenshots and boxes of an action', () => {
  let site: TestSite;
  let test: TestRunner;
  let viewer: Viewer;
  const changed = Promise.withResolvers<FullAnswer>();

  before(async () => {
    site = await serveSite({
      '/': `<body style="margin: 0; background: white">
        <button style="${PLACED}; left: 100px; top: 50px; width: 200px; height: 80px; background: red; color: red"
          onclick="this.style.background = this.style.color = 'blue'">Buy</button>
        <h1 style="${PLACED}; left: 400px; top: 300px; width: 300px; height: 60px; background: lime; color: lime">Cart</h1>
        <button style="${PLACED}; left: 1200px; top: 600px; width: 200px; height: 50px">Edge</button>`,
      '/twice': `<body style="margin: 0; background: white">
        <button style="${PLACED}; left: 100px; top: 50px; width: 200px; height: 80px; background: red; color: red"
          onclick="const { style } = this; style.background = style.color = style.color === 'red' ? 'blue' : 'red'">Buy</button><h1>Cart</h1>`,
      '/late': `<body style="margin: 0; background: white">
        <button>Buy</button><script>new EventSource('/changes').onmessage = () => (cart.hidden = false)</script>
        <h1 id="cart" hidden style="${PLACED}; left: 400px; top: 300px; width: 300px; height: 60px; background: lime; color: lime">Cart</h1>`,
      '/changes': () => changed.promise,
      '/long': `<body style="margin: 0"><div style="height: 3000px"></div>
        <button style="border: 0; width: 300px; height: 100px; background: red; color: red"
          onclick="this.remove()">Last</button><div style="height: 2000px"></div>`,
      '/framed': `<body style="margin: 0"><div style="height: 900px"></div>
        <iframe src="/inner" style="border: 0; margin-left: 200px; width: 500px; height: 400px"></iframe><div style="height: 900px"></div>`,
      '/inner': `<body style="margin: 0"><button style="${PLACED}; left: 40px; top: 30px; width: 100px; height: 50px; background: red; color: red">Inside</button>`,
    });
    [test, viewer] = await Promise.all([startTestRunner(), openMediaViewer()]);
  });

  after(async () => {
    await Promise.all([test.close(), viewer.close()]);
    await site.close();
  });

  it('is the window before and after, and where the element was', async () => {
    const report = await runSteps(test.runner, `${site.address}/?user=1`, ['Click "Buy"']);
    const action = only(report);
    assert.deepEqual(action.element, {
      description: 'button "Buy"',
      box: { x: 100, y: 50, width: 200, height: 80 },
    });
    assert.equal(action.pageUrl, `${site.address}/?user=1`);
    const points = [
      [200, 90],
      [550, 330],
      [900, 600],
    ] as const;
    assert.ok(action.screenshotBefore && action.screenshot);
    assert.deepEqual(await viewer.coloursOf(action.screenshotBefore, [...points]), ['red', 'green', 'white']);
    assert.deepEqual(await viewer.coloursOf(action.screenshot, [...points]), ['blue', 'green', 'white']);
  });

  it('are dropped if the run ends before they are taken', async () => {
    const steps = [
      'Click "Buy"',
      'The "Cart" heading is visible',
      'Click "Buy"',
      'The "Cart" heading is visible',
    ];
    const outcome = await test.runner.run(
      {
        startingUrl: site.address,
        steps: steps.map((action) => ({ action, type: readStep(action).type ?? 'act', useVision: false })),
        signal: new AbortController().signal,
        recordVideo: false,
      },
      (event) => {
        if (event.type === 'step-started' && event.stepIndex === 1)
          throw new Error('The results cannot be stored.');
      },
    );
    assert.equal(outcome.status, 'error');
    // A delayed screenshot that finds its window closed must not end the process; one that is requested later is taken later.
    assert.ok(only(await runSteps(test.runner, site.address, ['Click "Buy"'])).screenshot);
  });

  it('are, for an assertion, of the window and of its element', async () => {
    const passed = only(await runSteps(test.runner, site.address, ['The "Cart" heading is visible']));
    assert.equal(passed.screenshotBefore, null);
    assert.deepEqual(passed.element?.box, { x: 400, y: 300, width: 300, height: 60 });
    const failed = only(
      await runSteps(test.runner, site.address, ['The "Buy" button is disabled'], { timing: STATIC }),
    );
    assert.equal(failed.isSuccessful, false);
    assert.deepEqual(failed.element?.box, { x: 100, y: 50, width: 200, height: 80 });
  });

  it('has the box of an element that had to be scrolled to, that is gone afterwards, or that sticks out', async () => {
    const gone = only(await runSteps(test.runner, `${site.address}/long`, ['Click "Last"']));
    const box = gone.element?.box;
    assert.ok(box && gone.screenshotBefore && gone.screenshot);
    assert.deepEqual([box.width, box.height], [300, 100]);
    const middle = [[box.x + 150, box.y + 50]] as const;
    assert.deepEqual(await viewer.coloursOf(gone.screenshotBefore, [...middle]), ['red']);
    assert.deepEqual(await viewer.coloursOf(gone.screenshot, [...middle]), ['white']);
    const edge = only(await runSteps(test.runner, site.address, ['The "Edge" button is enabled']));
    assert.deepEqual(edge.element?.box, { x: 1200, y: 600, width: 80, height: 50 });
  });

  it('has the box of an element in a frame where the window shows it', async () => {
    const action = only(await runSteps(test.runner, `${site.address}/framed`, ['Click "Inside"']));
    const box = action.element?.box;
    assert.ok(box && action.screenshotBefore);
    assert.deepEqual([box.x, box.width, box.height], [240, 100, 50]);
    assert.deepEqual(
      await viewer.coloursOf(action.screenshotBefore, [
        [box.x + 50, box.y + 25],
        [box.x - 10, box.y + 25],
      ]),
      ['red', 'white'],
    );
  });

  it('leaves out what nothing was done to', async () => {
    const { actions } = await runSteps(test.runner, site.address, ['Press Escape', 'Scroll down']);
    assert.equal(actions.length, 2);
    for (const { action } of actions) {
      assert.deepEqual([action.element, action.screenshotBefore], [null, null]);
      assert.ok(action.screenshot);
    }
  });

  it('share one screenshot between an action and the assertions after it', async () => {
    const { actions } = await runSteps(test.runner, `${site.address}/twice`, [
      'Click "Buy"',
      'The "Cart" heading is visible',
      'The "Buy" button is enabled',
      'Click "Buy"',
    ]);
    const screenshots = actions.map(({ action }) => action.screenshot);
    const colours = await Promise.all(
      screenshots.map(
        async (screenshot) => screenshot && (await viewer.coloursOf(screenshot, [[200, 90]]))[0],
      ),
    );
    assert.deepEqual(colours, ['blue', 'blue', 'blue', 'red']);
    assert.ok(screenshots[1] && screenshots[2]?.equals(screenshots[1]));
  });

  it('have another screenshot if the page changes later', async () => {
    let started = 0;
    const { actions } = await runSteps(
      test.runner,
      `${site.address}/late`,
      ['Click "Buy"', 'The "Cart" heading is visible'],
      {},
      // The events of a step come after the screenshots of the one before.
      () => ++started === 2 && changed.resolve(CHANGE),
    );
    const colours = await Promise.all(
      actions.map(
        async ({ action: { screenshot } }) =>
          screenshot && (await viewer.coloursOf(screenshot, [[550, 330]]))[0],
      ),
    );
    assert.deepEqual(colours, ['white', 'green']);
  });

  function only({ actions }: Report) {
    const [first, ...others] = actions;
    assert.ok(first && others.length === 0, JSON.stringify(actions.map(({ action }) => action.description)));
    return first.action;
  }
});
