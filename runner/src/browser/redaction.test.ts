import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { runSteps, startTestRunner, type Report, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type TestSite } from '../testing/test-site.ts';
import { openMediaViewer, type Viewer } from '../testing/media-viewer.ts';
import { createValues } from '../values/values.ts';
import { findChromium } from './chromium.ts';
import { launchBrowser } from './launch.ts';
import { openTestWindow } from './test-window.ts';

const FIELD =
  'position: absolute; left: 100px; width: 300px; height: 60px; border: 0; background: lime; color: lime';
const MIDDLE = [250, 130] as const;
const OUTSIDE = [600, 130] as const;
/** A red page with a field in its place. */
const page = (attributes: string, more = '') =>
  `<body style="margin: 0; background: red"><input aria-label="Key" style="${FIELD}; top: 100px" ${attributes}>
    <div style="position: absolute; top: 400px">${more}</div>`;

const SECRET = 'k3y-of-the-shop';
/** A red page with large letters in rows of 100 pixels. */
const rows = (...contents: string[]) =>
  `<body style="margin: 0; background: red; font: 60px/60px monospace; color: lime">${contents
    .map((html, row) => `<div style="position: absolute; left: 100px; top: ${100 * row}px">${html}</div>`)
    .join('')}`;
/** Where the rows have the same letters. */
const inRows = (count: number) => Array.from({ length: count }, (_, row) => [250, 100 * row + 30] as const);
const SIZE = 'width="700" height="60"';
const FONT = 'font: 60px monospace; color: lime; background: red; border: 0; padding: 0; height: 60px';

describe('what screenshots and videos redact', () => {
  let site: TestSite;
  let test: TestRunner;
  let viewer: Viewer;

  before(async () => {
    site = await serveSite({
      '/password': page(
        'type="password"',
        `<button onclick="document.querySelector('input').type = 'text'">Show password</button>
         <script>document.adoptedStyleSheets = [];</script>`,
      ),
      '/shadow': `<body style="margin: 0; background: red"><x-field></x-field><x-closed></x-closed>
        <script>
          const sheet = new CSSStyleSheet();
          for (const mode of ['open', 'closed'])
            customElements.define(mode === 'open' ? 'x-field' : 'x-closed', class extends HTMLElement {
              constructor() {
                super();
                const root = this.attachShadow({ mode });
                root.innerHTML = '<input type="password" style="${FIELD}; top: ' + (mode === 'open' ? 100 : 200) + 'px">';
                root.adoptedStyleSheets = [sheet];
              }
            });
        </script>`,
      '/declared': `<body style="margin: 0; background: red"><div><template shadowrootmode="open">
        <input type="password" style="${FIELD}; top: 100px"></template></div>`,
      '/frame':
        '<body style="margin: 0"><iframe src="/password" style="border: 0; width: 800px; height: 600px"></iframe>',
      '/plain': page('', `<form action="/again"><button>Send</button></form>`),
      '/texts': rows(
        SECRET,
        `The <b>${SECRET.slice(0, 4)}</b>${SECRET.slice(4)}`,
        `<x-text></x-text><script>
          const root = document.querySelector('x-text').attachShadow({ mode: 'open' });
          root.innerHTML = '<i>${SECRET}</i>';
        </script>`,
        `<p id="again" style="margin: 0">Wait</p><p id="seen"></p><script>
          let seen = 0;
          const show = () => (again.innerHTML = '<span>1: ${SECRET}</span>');
          setTimeout(() => {
            new MutationObserver((changes) => (seen += changes.length)).observe(document.body, {
              subtree: true, childList: true, attributes: true, characterData: true,
            });
            show();
            setTimeout(() => { show(); document.title = 'Shown'; }, 300);
          });
          addEventListener('keydown', () => (document.title = seen + ' changes'));
        </script>`,
      ),
      '/drawn': rows(
        `<svg ${SIZE}><text y="50" fill="lime" font-size="60">${SECRET}</text></svg>`,
        `<canvas ${SIZE} id="drawing"></canvas><script>
          const context = drawing.getContext('2d');
          context.font = '60px monospace';
          context.fillStyle = 'lime';
          context.fillText('${SECRET}', 0, 50);
        </script>`,
        `<select style="${FONT}; appearance: none"><option>${SECRET}</select>`,
        `<input placeholder="${SECRET}" style="${FONT}">`,
        `<span style="text-shadow: 0 100px 0 lime">${SECRET}</span>`,
        '',
        `<iframe style="border: 0; width: 900px; height: 60px" srcdoc="<body style='margin: 0; ${FONT}'>${SECRET}">
        </iframe>`,
      ),
      '/restless': rows(
        `<p id="text"></p><script>
          const show = () => (text.textContent = '${SECRET}');
          const draw = () => { show(); requestAnimationFrame(draw); };
          draw();
          setInterval(show);
        </script>`,
      ),
      '/again': page('value="k3y-of-the-shop"', '<h1>Again</h1>'),
    });
    [test, viewer] = await Promise.all([startTestRunner(), openMediaViewer()]);
  });

  after(async () => {
    await Promise.all([test.close(), viewer.close()]);
    await site.close();
  });

  it('is a password, in every screenshot and in the video, even after "Show password"', async () => {
    const report = await runSteps(
      test.runner,
      `${site.address}/password`,
      ['Type "hunter2" into "Key"', '"Key" is visible', 'Click "Show password"', 'Wait 2 seconds'],
      { recordVideo: true },
    );
    assert.equal(report.outcome.status, 'passed', JSON.stringify(report.steps));
    assert.deepEqual(await coloursOf(report), allBlack(report));
    const { colours } = await viewer.watch(report.outcome, (length) =>
      [0, length / 2, length].flatMap((second) => [
        { second, at: MIDDLE, awaited: 'black' },
        { second, at: OUTSIDE, awaited: 'red' },
      ]),
    );
    assert.deepEqual(colours, ['black', 'red', 'black', 'red', 'black', 'red']);
  });

  it('is a password in a shadow root, open or closed, and in a frame', async () => {
    for (const path of ['/shadow', '/declared', '/frame']) {
      const report = await runSteps(test.runner, site.address + path, ['Press Escape']);
      assert.deepEqual(await coloursOf(report), allBlack(report), path);
    }
    const { started } = await runSteps(test.runner, `${site.address}/shadow`, []);
    assert.ok(started);
    assert.deepEqual(await viewer.coloursOf(started, [[250, 230]]), ['black'], 'closed');
  });

  it('is a secret in any field that it is typed into or comes back in', async () => {
    const report = await runSteps(
      test.runner,
      `${site.address}/plain`,
      ['Type "{{key}}" into "Key"', 'Click "Send"', 'The "Again" heading is visible'],
      { recordVideo: true, values: [{ name: 'key', value: 'k3y-of-the-shop', isSecret: true }] },
    );
    assert.equal(report.outcome.status, 'passed', JSON.stringify(report.steps));
    assert.ok(report.started);
    assert.deepEqual(await viewer.coloursOf(report.started, [MIDDLE]), ['green'], 'nothing was typed yet');
    assert.deepEqual(await coloursOf({ ...report, started: null }), allBlack({ ...report, started: null }));
    const { colours } = await viewer.watch(report.outcome, (length) => [
      { second: length, at: MIDDLE, awaited: 'black' },
    ]);
    assert.deepEqual(colours, ['black']);
  });

  const hidden = { values: [{ name: 'key', value: SECRET, isSecret: true }] };

  it('is a secret that the page says, which it does not notice', async () => {
    const report = await runSteps(
      test.runner,
      `${site.address}/texts`,
      ['Wait until the title is "Shown"', 'Press Escape', 'The title is "2 changes"'],
      { recordVideo: true, ...hidden },
    );
    assert.equal(report.outcome.status, 'passed', JSON.stringify(report.steps));
    const last = screenshotsOf(report).at(-1);
    assert.ok(report.started && last);
    const letters = inRows(4);
    assert.deepEqual(await viewer.coloursOf(report.started, letters.slice(0, 3)), [
      'black',
      'black',
      'black',
    ]);
    assert.deepEqual(await viewer.coloursOf(last, [...letters, [1200, 30]]), [
      ...letters.map(() => 'black'),
      'red',
    ]);
    const { colours } = await viewer.watch(report.outcome, (length) =>
      letters.map((at) => ({ second: length, at, awaited: 'black' })),
    );
    assert.deepEqual(
      colours,
      letters.map(() => 'black'),
    );
  });

  it('is a secret in a drawing, a list, a hint, a shadow and a frame', async () => {
    const { started } = await runSteps(test.runner, `${site.address}/drawn`, [], hidden);
    assert.ok(started);
    const expected = ['black', 'black', 'black', 'black', 'black', 'red', 'black'];
    assert.deepEqual(await viewer.coloursOf(started, inRows(7)), expected);
  });

  it('is all of a page that shows a secret anew each time', async () => {
    const { started, actions, outcome } = await runSteps(
      test.runner,
      `${site.address}/restless`,
      ['Press Escape'],
      hidden,
    );
    assert.equal(outcome.status, 'passed');
    assert.deepEqual([started, actions[0]?.action.screenshot], [null, null]);
  });

  it('is not what anybody may see', async () => {
    const { started } = await runSteps(test.runner, `${site.address}/again`, [], {
      values: [{ name: 'key', value: 'another', isSecret: true }],
    });
    assert.ok(started);
    assert.deepEqual(await viewer.coloursOf(started, [MIDDLE]), ['green']);
  });

  /** The field and the element next to it, in every screenshot of a run. */
  async function coloursOf(report: Pick<Report, 'started' | 'actions'>): Promise<string[][]> {
    return Promise.all(
      screenshotsOf(report).map((screenshot) => viewer.coloursOf(screenshot, [MIDDLE, OUTSIDE])),
    );
  }

  const allBlack = (report: Pick<Report, 'started' | 'actions'>) =>
    screenshotsOf(report).map(() => ['black', 'red']);

  function screenshotsOf({ started, actions }: Pick<Report, 'started' | 'actions'>): Buffer[] {
    return [started, ...actions.flatMap(({ action }) => [action.screenshotBefore, action.screenshot])].filter(
      (screenshot) => screenshot !== null,
    );
  }
});

describe('a redaction of a page', () => {
  const SECRET_FIELD = '<input value="k3y-of-the-shop">';
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser({ executablePath: (await findChromium()) ?? '', headless: true });
  });
  after(() => browser.close());

  async function openPage(html: string) {
    const secrets = createValues([{ name: 'key', value: 'k3y-of-the-shop', isSecret: true }]);
    const window = await openTestWindow(browser, { takesScreenshots: false, secrets });
    await window.page().setContent(html);
    return window;
  }

  it('is known to every caller, also to one that finds nothing more to redact', async () => {
    const { redactor, page } = await openPage(SECRET_FIELD);
    const start = performance.now();
    const [first, second] = await Promise.all([page(), page()].map((each) => redactor.redactSecrets(each)));
    assert.ok(first && first > start);
    assert.equal(second, first);
    assert.equal(await redactor.redactSecrets(page()), first);
    await page().setContent(SECRET_FIELD);
    assert.ok((await redactor.redactSecrets(page())) > first);
  });

  it('does not wait for a page that draws nothing', async () => {
    const { redactor, page } = await openPage(
      `${SECRET_FIELD}<script>requestAnimationFrame = () => 0</script>`,
    );
    assert.ok(Number.isFinite(await redactor.redactSecrets(page())));
  });

  it('of a page that is closed says that nothing is known', async () => {
    const { redactor, page } = await openPage(SECRET_FIELD);
    const closed = page();
    await closed.close();
    assert.equal(await redactor.redactSecrets(closed), Infinity);
  });
});
