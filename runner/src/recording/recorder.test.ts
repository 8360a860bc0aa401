import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runSteps, startTestRunner, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';
import { openMediaViewer, type Moment, type Viewer } from '../testing/media-viewer.ts';

/** So many seconds after a step's start, what it began with is seen; so long before, what was there until then. */
const FRAME = 0.2;

const middle = (second: number, awaited: string): Moment => ({ second, at: [640, 360], awaited });

const coloured = (colour: string, body: string) =>
  `<body style="margin:0;height:100vh;background:${colour}">${body}<script>
    requestAnimationFrame(() => requestAnimationFrame(() => (document.title = 'Painted')));
  </script>`;

describe('recording', () => {
  let site: TestSite;
  let test: TestRunner;
  let viewer: Viewer;

  before(async () => {
    site = await serveSite({
      '/': coloured('red', '<a href="/green">Next</a>'),
      '/green': coloured('lime', '<a href="/blue" target="_blank">Tab</a>'),
      '/blue': coloured('blue', ''),
      // Changes with every frame for a second and a half; the last change is green.
      '/moving': coloured(
        'red',
        `<script>
          const end = performance.now() + 1500;
          requestAnimationFrame(function move(now) {
            document.body.style.background = now > end ? 'lime' : 'rgb(255, 0, ' + (now % 50) + ')';
            if (now <= end) requestAnimationFrame(move);
            else requestAnimationFrame(() => (document.title = 'Done'));
          });
        </script>`,
      ),
    });
    [test, viewer] = await Promise.all([startTestRunner(), openMediaViewer()]);
  });

  after(async () => {
    await viewer.close();
    await test.close();
    await site.close();
  });

  it('shows at the start of each step what was seen then, seeks, and follows pages and tabs', async () => {
    const { outcome, steps } = await runSteps(
      test.runner,
      site.address,
      [
        'Wait 2 seconds',
        'Click "Next"',
        'Wait until the title is "Painted"',
        'Wait 5 seconds',
        'Click "Tab"',
        'Wait until the title is "Painted"',
        'Wait 5 seconds',
      ],
      { recordVideo: true },
    );
    assert.equal(outcome.status, 'passed');
    const start = (index: number) => steps[index]?.startSeconds ?? NaN;
    const { duration, colours } = await viewer.watch(outcome, (length) => [
      // Backwards, so that each is sought.
      middle(length - FRAME, 'blue'),
      middle(start(4) - FRAME, 'green'),
      middle(start(1) - FRAME, 'red'),
      middle(start(0), 'red'),
      middle(0, 'red'),
    ]);
    assert.deepEqual(colours, ['blue', 'green', 'red', 'red', 'red']);
    const end = start(6) + (steps[6]?.durationSeconds ?? NaN);
    assert.ok(duration >= end && duration < outcome.durationSeconds + 0.5, `${duration} s, not ${end} s`);
  });

  it('is whole after a run that failed or was cancelled', async () => {
    const failed = await runSteps(test.runner, site.address, ['Make it nice'], { recordVideo: true });
    assert.equal(failed.outcome.status, 'failed');
    assert.ok((await viewer.watch(failed.outcome, () => [middle(0, 'red')])).duration > 0);
    const controller = new AbortController();
    let started = 0;
    const { outcome, steps } = await runSteps(
      test.runner,
      site.address,
      ['Wait 3 seconds', 'Wait 60 seconds'],
      { recordVideo: true, signal: controller.signal },
      () => ++started === 2 && controller.abort(),
    );
    assert.equal(outcome.status, 'cancelled');
    const { duration, colours } = await viewer.watch(outcome, () => [middle(0, 'red')]);
    const [waited = assert.fail()] = steps;
    assert.ok(duration >= waited.startSeconds + waited.durationSeconds, `${duration} s`);
    assert.deepEqual(colours, ['red']);
  });

  it('keeps the frames before the encoder was ready, of parallel runs', async () => {
    const reports = await Promise.all(
      [1, 2].map(() =>
        runSteps(test.runner, site.address, ['The page shows "Next"', 'Click "Next"'], {
          recordVideo: true,
        }),
      ),
    );
    for (const { outcome } of reports) {
      const { colours } = await viewer.watch(outcome, (length) => [
        middle(length, 'green'),
        middle(0, 'red'),
      ]);
      assert.deepEqual(colours, ['green', 'red']);
    }
  });

  it('ends with the last of many changes, and records a page that does not stop moving', async () => {
    const { outcome } = await runSteps(
      test.runner,
      `${site.address}/moving`,
      ['Wait until the title is "Done"', 'Wait 5 seconds'],
      { recordVideo: true },
    );
    const { colours } = await viewer.watch(outcome, (length) => [middle(length - FRAME, 'green')]);
    assert.deepEqual(colours, ['green']);
  });
});
