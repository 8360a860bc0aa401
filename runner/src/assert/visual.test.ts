import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runSteps, startTestRunner, type Report, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';
import { STATIC } from '../testing/timings.ts';
import type { RunRequest, VisualBaselines, VisualScreenshot } from '../types.ts';

const BASE = '<!doctype html><body style="margin: 0; background: white; font: 16px sans-serif">';
const SENTENCE = 'The page looks as before';

/** Baselines that compare bytes: the first screenshot of a step is the accepted one. */
function byteBaselines(accepted: Buffer[] = []) {
  const stored: { screenshot: VisualScreenshot; status: string }[] = [];
  const baselines: VisualBaselines = {
    async compare({ png, stepIndex, width, height, renderedBy }) {
      const baseline = accepted[stepIndex];
      if (!baseline) return { status: 'new', changedPixels: null, changes: [], baseline: null };
      const status = baseline.equals(png) ? ('same' as const) : ('changed' as const);
      const changes = status === 'same' ? [] : [{ x: 10, y: 20, width: 30, height: 40 }];
      return { status, changedPixels: 1200, changes, baseline: { width, height, renderedBy } };
    },
    async store(screenshot, { status }) {
      stored.push({ screenshot, status });
      accepted[screenshot.stepIndex] ??= screenshot.png;
    },
  };
  return { baselines, stored };
}

describe('a step that compares the page with an accepted screenshot', () => {
  let site: TestSite;
  let test: TestRunner;
  let tick = 0;

  before(async () => {
    site = await serveSite({
      '/': `${BASE}<h1>Lamps</h1><div style="height: 2000px"></div>
        <img alt="Lamp" loading="lazy" src="/lamp.svg" width="100" height="100">`,
      '/lamp.svg': () => ({
        headers: { 'content-type': 'image/svg+xml' },
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100" fill="red"/></svg>',
      }),
      '/moving': `${BASE}<style>@keyframes turn { to { transform: rotate(360deg) } } #spinner { animation: turn 1s infinite linear; width: 40px; height: 40px; background: red }</style>
        <div id="spinner"></div><label>Name <input autofocus></label>`,
      '/dated': () => ({
        body: `${BASE}<h1>Lamps</h1><section aria-label="News" style="height: 50px">Visit ${++tick}</section><p>Always</p>`,
      }),
      '/ticking': `${BASE}<section aria-label="Clock" style="height: 50px"><b id="time"></b></section><p>Always</p>
        <script>setInterval(() => (time.textContent = performance.now()), 5)</script>`,
      '/account': `${BASE}<label>Password <input type="password"></label><label>Token <input></label>`,
      '/counting': () => ({ body: `${BASE}<h1>Lamps</h1><p>Visit ${++tick}</p>` }),
      '/late': `${BASE}<h1 id="title">Loading</h1><p>Lamps</p>
        <script>setTimeout(() => (title.textContent = 'Lamps'), 1500)</script>`,
      '/empty': BASE,
    });
    test = await startTestRunner();
  });

  after(async () => {
    await test.close();
    await site.close();
  });

  const run = (path: string, steps: string[], request: Partial<RunRequest>): Promise<Report> =>
    runSteps(test.runner, site.address + path, steps, request);

  it('is the same each time, from the top to the end, with lazy images', async () => {
    const { baselines, stored } = byteBaselines();
    const first = await run('/', [SENTENCE], { baselines });
    assert.equal(first.outcome.status, 'passed');
    assert.deepEqual(first.steps[0]?.marks, [
      {
        kind: 'new_baseline',
        text: 'There is no accepted screenshot yet. Accept one in the results of a run to compare later runs with it.',
      },
    ]);
    const scrolled = await run('/', ['Scroll to the "Lamp" image', SENTENCE], {
      baselines: fromFirst(baselines),
    });
    const third = await run('/', [SENTENCE], { baselines });
    assert.deepEqual(
      [scrolled.steps[1]?.result, third.steps[0]?.result],
      Array(2).fill('The page looks as before.'),
    );
    const [{ screenshot } = assert.fail()] = stored;
    assert.ok(
      screenshot.width === 1280 && screenshot.height > 2050,
      `${screenshot.width} × ${screenshot.height}`,
    );
    assert.match(screenshot.renderedBy, /^chromium \d+ \S/u);
    assert.deepEqual(third.steps[0]?.marks, []);
  });

  it('does not depend on animations and the caret', async () => {
    const { baselines } = byteBaselines();
    await run('/moving', [SENTENCE], { baselines });
    const again = await run('/moving', [SENTENCE], { baselines });
    assert.equal(again.steps[0]?.result, 'The page looks as before.');
  });

  it('leaves out elements, also those that never rest', async () => {
    const { baselines, stored } = byteBaselines();
    for (const status of ['new', 'same']) {
      await run('/dated', [`${SENTENCE} except the "News" section`], { baselines });
      assert.equal(stored.at(-1)?.status, status);
    }
    assert.deepEqual(
      stored[1]?.screenshot.masks.map(({ height }) => height),
      [50],
    );
    const ticking = byteBaselines();
    for (const status of ['new', 'same']) {
      await run('/ticking', [`${SENTENCE} except the "Clock" section`], ticking);
      assert.equal(ticking.stored.at(-1)?.status, status);
    }
  });

  it('fails where there is nothing to leave out, and says what is there', async () => {
    const { baselines, stored } = byteBaselines();
    const report = await run('/dated', [`${SENTENCE} except the "Weather" section`], {
      baselines,
      timing: STATIC,
    });
    assert.equal(report.outcome.status, 'failed');
    assert.match(
      report.steps[0]?.result ?? '',
      /^What is to be left out was not found\. .*"Weather".*"News"/su,
    );
    assert.deepEqual(stored, []);
  });

  it('shows neither passwords nor secrets', async () => {
    const { baselines } = byteBaselines();
    const steps = ['Type "{{word}}" into "Password"', 'Type "{{word}}" into "Token"', SENTENCE];
    const withSecret = (value: string) => ({
      baselines,
      values: [{ name: 'word', value, isSecret: true }],
    });
    await run('/account', steps, withSecret('correct horse'));
    const other = await run('/account', steps, withSecret('battery staple'));
    assert.equal(other.steps[2]?.result, 'The page looks as before.');
  });

  it('fails with numbers and places where the page differs', async () => {
    const { baselines } = byteBaselines();
    await run('/counting', [SENTENCE], { baselines });
    const changed = await run('/counting', [SENTENCE], { baselines, timing: STATIC });
    assert.equal(changed.outcome.status, 'failed');
    assert.equal(
      changed.steps[0]?.result,
      'The page does not look as before: 1,200 pixels (0.13%) changed, at x 10, y 20 (30 × 40).',
    );
  });

  it('waits until the page looks as before', async () => {
    const { baselines, stored } = byteBaselines();
    await run('/late', ['The "Lamps" heading is visible', SENTENCE], { baselines });
    const again = await run('/late', [SENTENCE], { baselines: fromSecond(baselines) });
    assert.equal(again.steps[0]?.result, 'The page looks as before.');
    assert.deepEqual(
      stored.map(({ status }) => status),
      ['new', 'same'],
    );
  });

  it('fails in a frozen run without an accepted screenshot, on an empty page, and where nothing can be compared', async () => {
    const { baselines, stored } = byteBaselines();
    const frozen = await run('/', [SENTENCE], { baselines, isFrozen: true });
    assert.match(
      frozen.steps[0]?.result ?? '',
      /^There is no accepted .* The run is frozen, so the step fails/u,
    );
    assert.equal(stored.length, 1);
    const empty = await run('/empty', [SENTENCE], { baselines, timing: STATIC });
    assert.equal(empty.steps[0]?.result, 'The page is empty, so it was not compared.');
    const alone = await run('/', [SENTENCE], {});
    assert.equal(alone.steps[0]?.result, 'Screenshots are compared in runs of saved tests only.');
  });
});

/** The same baselines for a run whose second step compares what another run's first did. */
const fromFirst = (baselines: VisualBaselines) => shifted(baselines, -1);
const fromSecond = (baselines: VisualBaselines) => shifted(baselines, 1);

function shifted({ compare, store }: VisualBaselines, by: number): VisualBaselines {
  return {
    compare: (screenshot) => compare({ ...screenshot, stepIndex: screenshot.stepIndex + by }),
    store: (screenshot, verdict) => store({ ...screenshot, stepIndex: screenshot.stepIndex + by }, verdict),
  };
}
