import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { STEP_TEXT_MAX_LENGTH } from 'shared/constants';
import { openRecordedPage, type Hands, type RecordedPage } from './testing/recorded-page.ts';

let page: RecordedPage;
before(async () => {
  page = await openRecordedPage();
});
after(() => page.close());

/** What no step can express, and what must not happen on the page while recording. */
const REFUSED: Record<string, { html: string; does(hands: Hands): Promise<unknown>; why: RegExp }> = {
  'a canvas': {
    html: '<canvas width="300" height="200" onclick="document.title = \'hit\'"></canvas>',
    does: (hands) => hands.click('canvas'),
    why: /draws this itself on a canvas/u,
  },
  'a closed shadow root': {
    html: `<div id="host" role="group" title="Payment"></div><script>host.attachShadow({ mode: 'closed' }).innerHTML = '<button onclick="document.title = 1">Pay</button>'</script>`,
    does: (hands) => hands.click('#host'),
    why: /closed shadow root/u,
  },
  'a click with a key held': {
    html: '<button onclick="document.title = \'hit\'">Buy</button>',
    does: (hands) => hands.click('button', { modifiers: ['Control'] }),
    why: /Control held, so nothing was clicked/u,
  },
  'the background': {
    html: '<body style="height: 100vh" onclick="document.title = \'hit\'">',
    does: (hands) => hands.click('body'),
    why: /nothing with a name at this place/u,
  },
  'the space between two fields': {
    html: `<form title="Order" onclick="document.title = 'hit'" style="height: 300px; display: grid; place-items: center">
      <input aria-label="Name" onclick="event.stopPropagation()"></form>`,
    does: (hands) => hands.clickAt({ x: 40, y: 40 }),
    why: /nothing with a name at this place/u,
  },
  'a disabled button': {
    html: '<button disabled>Buy</button>',
    does: (hands) => hands.click('button'),
    why: /"Buy" is disabled/u,
  },
  'bold type by a key': {
    html: '<div contenteditable aria-label="Text">Hello</div>',
    async does(hands) {
      await hands.press('Tab');
      await hands.press('a', 'Control');
      await hands.press('b', 'Control');
    },
    why: /No step can select a text to format it/u,
  },
  'a letter that the page does nothing with': {
    html: '<p>Hello</p>',
    does: (hands) => hands.press('g'),
    why: /the page did nothing when g was pressed/u,
  },
  'a text without a field': {
    html: '<p>Hello</p>',
    does: (hands) => hands.paste('some text'),
    why: /No field has the focus/u,
  },
  'a text that is longer than a step': {
    html: '<label>Notes <textarea></textarea></label>',
    async does(hands) {
      await hands.click('textarea');
      await hands.paste('x'.repeat(STEP_TEXT_MAX_LENGTH));
    },
    why: /a text that no sentence can hold/u,
  },
  'an option that is deselected': {
    html: '<label>Fruit <select multiple><option selected>Apples<option>Pears</select></label>',
    async does(hands) {
      hands.answer({ options: [] });
      await hands.click('select');
    },
    why: /No step deselects an option/u,
  },
};

describe('what cannot be recorded', () => {
  for (const [title, { html, does, why }] of Object.entries(REFUSED))
    it(title, async () => {
      await page.open(html);
      const { run } = page;
      const content = await run.window.page().content();
      await does(page.hands);
      await page.next('not-recorded');
      assert.match(page.problems().join(' '), why);
      assert.deepEqual(await page.finish(), []);
      assert.equal(await run.window.page().content(), content);
    });
});

describe('passwords', () => {
  const HTML = `<label>User <input id="user"></label> <label>Password <input id="password" type="password"></label>
    <button onclick="password.type = 'text'">Show</button> <button id="in" onclick="document.title = password.value">Sign in</button>`;

  afterEach(() => {
    const all = JSON.stringify(page.events);
    assert.ok(!/hunter|abc/u.test(all), all);
  });

  it('are variables, stored after a pause and after what follows', async () => {
    await page.open(HTML);
    await page.hands.click('#password');
    await page.hands.type('hunter');
    assert.deepEqual(
      page.events.filter(({ type }) => type === 'recorded'),
      [],
      'its name is not known yet',
    );
    await page.next('recorded');
    assert.deepEqual([...page.secrets], [['password', 'hunter']]);
    await page.hands.type('2');
    await page.hands.click('#in');
    const steps = await page.finish();
    assert.deepEqual(steps, ['Type "{{password}}" into "Password"', 'Click "Sign in"']);
    assert.deepEqual([...page.secrets], [['password', 'hunter2']]);
    await page.replay(HTML, steps);
    await page.expect("document.title === 'hunter2'");
  });

  it('say where they are stored', async () => {
    await page.open(`${HTML} <button id="pay" onclick="prompt('Your PIN?')">Pay</button>`);
    page.session.environment = 'Staging';
    await page.hands.click('#password');
    await page.hands.type('hunter8');
    await page.hands.click('#pay');
    await page.hands.perform({ kind: 'dialog', accept: true, text: 'hunter9' });
    await page.finish();
    page.session.environment = null;
    const notes = page.events.flatMap((event) => (event.type === 'recorded' && event.note) || []);
    assert.deepEqual(notes, [
      'The text is stored as the secret {{password}} of the environment Staging.',
      'The answer is stored as the secret {{password}} of the environment Staging.',
    ]);
  });

  it('stay secret when the page shows them', async () => {
    await page.open(HTML);
    await page.hands.click('button');
    await page.hands.click('#password');
    await page.hands.type('hunter3');
    assert.deepEqual(await page.finish(), ['Click "Show"', 'Type "{{password}}" into "Password"']);
    assert.equal(page.secrets.get('password'), 'hunter3');
  });

  it('of a form that Enter sends', async () => {
    await page.open(`<form onsubmit="document.title = 'sent'; return false">${HTML}</form>`);
    await page.hands.click('#password');
    await page.hands.type('hunter4');
    await page.hands.press('Enter');
    assert.deepEqual(await page.finish(), ['Type "{{password}}" into "Password" and press Enter']);
  });

  it('that a page asks for in a dialog', async () => {
    const html = '<button onclick="document.title = prompt(`Your password?`)">Pay</button>';
    await page.open(html);
    await page.hands.click('button');
    await page.hands.perform({ kind: 'dialog', accept: true, text: 'abc' });
    assert.match(page.problems().join(' '), /too short to be stored as a secret/u);
    await page.hands.perform({ kind: 'dialog', accept: true, text: 'hunter6' });
    await page.expect("document.title === 'hunter6'");
    const steps = await page.finish();
    assert.deepEqual(steps, ['Click "Pay"', 'Answer the dialog with "{{password}}"']);
    assert.equal(page.secrets.get('password'), 'hunter6');
  });

  it('in an address are not recorded, and it is not opened', async () => {
    await page.open(HTML);
    await page.hands.perform({ kind: 'open', url: 'https://ada:hunter7@shop.example/' });
    assert.match(page.problems().join(' '), /contains a user name or a password/u);
    assert.deepEqual(await page.finish(), []);
  });

  it('that are too short are not recorded', async () => {
    await page.open(HTML);
    await page.hands.click('#password');
    await page.hands.type('abc');
    assert.deepEqual(await page.finish(), []);
    assert.match(page.problems().join(' '), /too short to be stored as a secret \(at least 4 characters\)/u);
  });

  it('that are stored already are variables in any field', async () => {
    await page.open(HTML);
    page.run.values.addSecret('user', 'hunter55');
    await page.hands.click('#user');
    await page.hands.paste('hunter55');
    assert.deepEqual(await page.finish(), ['Type "{{user}}" into "User"']);
  });
});

describe('a hostile page', () => {
  const DECOY = '<button id="good" onclick="document.title += 1">Good</button>';

  it('creates no steps by events and clicks of its own', async () => {
    await page.open(`${DECOY}<input aria-label="Field"><script>
      good.click();
      good.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      good.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      document.querySelector('input').focus();
      document.querySelector('input').value = 'forged';
      document.querySelector('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
      document.title = 'done';
    </script>`);
    await page.expect("document.title === 'done'");
    assert.deepEqual(await page.finish(), []);
  });

  it('gets no step for an element that it moves under the pointer', async () => {
    await page.open(`${DECOY}<button id="bad" style="position: absolute; display: none; inset: 0">Bad</button>
      <script>addEventListener('pointermove', (event) => { if (event.isTrusted) bad.style.display = 'block'; }, { once: true })</script>`);
    // Without a move before: the first one comes with the click.
    const box = await page.run.window.page().locator('#good').boundingBox();
    assert.ok(box);
    await page.hands.clickAt({ x: box.x + 9, y: box.y + 9 });
    assert.deepEqual(await page.finish(), []);
    assert.match(page.problems().join(' '), /something else than the button "Good" was hit/u);
  });

  it('cannot change what the recorder sees', async () => {
    await page.open(`${DECOY}<script>
      Document.prototype.elementFromPoint = () => document.body;
      Event.prototype.composedPath = () => [];
      Element.prototype.getAttribute = () => 'forged';
      Object.defineProperty(Node.prototype, 'textContent', { get: () => 'forged' });
    </script>`);
    await page.hands.click('#good');
    assert.deepEqual(await page.finish(), ['Click "Good"']);
  });

  it('that swallows the events of the person gets no step', async () => {
    await page.open(
      `${DECOY}<script>addEventListener('pointerdown', (event) => event.stopImmediatePropagation(), true)</script>`,
    );
    await page.hands.click('#good');
    assert.deepEqual(await page.finish(), []);
    assert.equal(page.problems().length, 1);
  });
});

describe('what has come under the pointer since the frame that the person saw', () => {
  const HTML = ['Keep', 'Wipe']
    .map((name) => `<button style="width: 90px" onclick="document.title = textContent">${name}</button>`)
    .join('');
  const evaluate = (script: string) => page.run.window.page().evaluate(script);
  const swap = () => evaluate('document.body.prepend(document.body.lastElementChild)');

  /** Rests on the first button, and sees a frame of it. */
  async function rest() {
    await page.open(HTML);
    await page.hands.hover('button');
    const box = await page.run.window.page().locator('button').first().boundingBox();
    assert.ok(box);
    const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const frame = await page.hands.seeFrame();
    return { frame, click: (seen: number) => page.hands.clickAt(point, { frame: seen }) };
  }

  it('is not clicked before it was seen, or the click is repeated', async () => {
    const { frame, click } = await rest();
    await swap();
    await click(frame);
    assert.match(page.problems().join(), /the button "Wipe" is now where you saw the button "Keep"/u);
    await page.expect("document.title === ''");
    await click(frame);
    assert.deepEqual(await page.finish(), ['Click "Wipe"']);

    const again = await rest();
    await swap();
    await again.click(await page.hands.seeFrame());
    assert.deepEqual(await page.finish(), ['Click "Wipe"']);
  });

  it('is clicked if it only replaces its like', async () => {
    const { frame, click } = await rest();
    await evaluate('document.body.innerHTML = document.body.innerHTML');
    await click(frame);
    assert.deepEqual(await page.finish(), ['Click "Keep"']);
  });
});

it('proposes what an action has changed, but nothing about one that is over', async () => {
  await page.open(`<button onclick="out.textContent = 'Saved'">Save</button><output id="out"></output>`);
  await page.hands.click('button');
  await page.next('proposed');
  const [proposed] = page.events.filter((event) => event.type === 'proposed');
  assert.match(proposed?.assertions.join(' ') ?? '', /"Saved"/u);
});

it('says nothing of keys that are often for the person alone', async () => {
  await page.open('<button>Buy</button>');
  await page.hands.press('Tab');
  await page.hands.press('Escape');
  await page.hands.press('c', 'Control');
  assert.deepEqual(await page.finish(), []);
  assert.deepEqual(page.problems(), []);
});

it('performs without recording', async () => {
  await page.open(
    '<label>Size <select id="size"><option>Small<option>Large</select></label><button onclick="document.title = 1">Go</button>',
  );
  await page.hands.setRecording(false);
  page.hands.answer({ options: [1] });
  await page.hands.click('#size');
  await page.hands.click('button', { modifiers: ['Shift'] });
  await page.expect("size.value === 'Large' && document.title === '1'");
  assert.deepEqual(page.events, []);
});
