import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openMediaViewer, type Viewer } from '../../testing/media-viewer.ts';
import { openLive, type TestLive } from '../testing/open-live.ts';

const FIELD =
  'position: absolute; left: 0; width: 300px; height: 60px; border: 0; background: lime; color: lime';
const MIDDLE = [600, 400] as const;
const IN_FIELD = [250, 30] as const;
const IN_COPY = [250, 130] as const;
const SECRET = 'k3y-of-the-shop';
const TYPED = 'w0rd-of-the-person';

describe('the frames of a live session', () => {
  let live: TestLive;
  let viewer: Viewer;

  before(async () => {
    const pages = {
      '/blue': '<body style="background: blue"><h1>Blue</h1>',
      '/red': '<body style="background: red"><h1>Red</h1>',
      '/painting': `<body style="background: white"><p id="said">Waiting</p><script>
        const paint = (turn) => {
          document.body.style.background = turn === 40 ? 'red' : ['blue', 'white', 'lime'][turn % 3];
          if (turn === 40) said.textContent = 'Done';
          else requestAnimationFrame(() => paint(turn + 1));
        };
        onmousedown = () => paint(0);
      </script>`,
      '/key': `<body style="background: red"><input aria-label="Key" style="${FIELD}; top: 0" value="${SECRET}">
        <p style="${FIELD}; top: 100px; margin: 0; font: 60px/60px monospace">${SECRET}</p>`,
      '/password': `<body style="background: red"><input type="password" aria-label="Word" style="${FIELD}; top: 0"
        onchange="copy.value = document.title = value; location.hash = 'typed'"><input id="copy" aria-label="Copy" style="${FIELD}; top: 100px">`,
    };
    const values = [{ name: 'key', value: SECRET, isSecret: true }];
    [live, viewer] = await Promise.all([openLive(pages, { values }), openMediaViewer()]);
  });

  after(() => Promise.all([live.close(), viewer.close()]));

  const colourOf = async (jpeg: Buffer, at: readonly [number, number] = MIDDLE) =>
    (await viewer.coloursOf(jpeg, [at]))[0];

  /** Acknowledges the frames until the newest has this colour. */
  async function awaitColour(colour: string, at: readonly [number, number] = MIDDLE): Promise<void> {
    for (;;) {
      const { length } = live.frames;
      const newest = live.frames.at(-1);
      if (newest) live.session.frameShown(newest.frame);
      if (newest && (await colourOf(newest.jpeg, at)) === colour) return;
      if (live.frames.length === length) await live.nextFrame();
    }
  }

  it('are sent while the page is watched only, and begin with the page as it is', async () => {
    live.session.watch(true);
    await live.restart('/blue');
    await awaitColour('blue');
    live.session.watch(false);
    const { length } = live.frames;
    await live.restart('/red');
    assert.equal((await live.run(['The "Red" heading is visible'])).status, 'passed');
    assert.equal(live.frames.length, length);
    live.session.watch(true);
    assert.equal(await colourOf(await live.nextFrame()), 'red');
    const first = live.frames.length;
    live.session.watch(true);
    assert.equal(live.frames.length, first + 1, 'another viewer gets a frame at once');
  });

  it('wait for slow viewers, who see the last state in the end', async () => {
    live.session.watch(true);
    await live.restart('/painting');
    await awaitColour('white');
    const { length } = live.frames;
    live.session.frameShown(length);
    live.click({ x: 600, y: 400 });
    assert.equal((await live.run(['Wait until the page shows "Done"'])).status, 'passed');
    assert.ok(live.frames.length <= length + 2, `${live.frames.length - length} were sent`);
    await awaitColour('red');
  });

  it('show no secret in any field or text, also one that was typed a moment ago', async () => {
    live.session.watch(true);
    const { length } = live.frames;
    await live.restart('/key');
    await awaitColour('black', IN_FIELD);
    for (const { jpeg } of live.frames.slice(length))
      for (const at of [IN_FIELD, IN_COPY]) assert.notEqual(await colourOf(jpeg, at), 'green');
    await awaitColour('black', IN_COPY);
    await live.restart('/password');
    live.session.handle({ type: 'record', isOn: true });
    live.click({ x: 50, y: 30 });
    live.input({ kind: 'text', text: TYPED });
    live.press('Tab');
    await awaitColour('black', IN_COPY);
    await live.next('page', ({ title }) => title === '••••');
    assert.deepEqual([...live.secrets.values()], [TYPED]);
    live.session.handle({ type: 'record', isOn: false });
    await live.settled();
    assert.ok(!JSON.stringify(live.events).includes(TYPED), JSON.stringify(live.events));
  });
});
