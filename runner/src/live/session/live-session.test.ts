import assert from 'node:assert/strict';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { parseAllowList } from '../../network/allow-list.ts';
import { createNetworkPolicy } from '../../network/network-policy.ts';
import { openInside, type Inside } from '../../network/testing/inside.ts';
import { STATIC } from '../../testing/timings.ts';
import type { PlanEntryInput } from 'shared/contract';
import type { PlannedStep, RunPlan } from '../../types.ts';
import { openLive, type TestLive } from '../testing/open-live.ts';

const BUTTON = 'position: absolute; left: 0; width: 200px; height: 40px';
const at = (row: number) => ({ x: 100, y: row * 50 + 20 });
/** Buttons below each other, at points that `at` names by their row. */
const buttons = (...actions: string[]) =>
  actions
    .map(
      (action, row) =>
        `<button style="${BUTTON}; top: ${row * 50}px" onclick="${action}">Button ${row}</button>`,
    )
    .join('');

const control = (id: string, name: string) => `<button id="${id}">${name}</button>`;

const SHOP = `<title>Shop</title><body style="margin: 0">
  ${buttons(
    "count.textContent++; document.title = 'Shop ' + count.textContent",
    "fetch('/orders?token=1', { method: 'POST' }); fetch('/orders'); navigator.sendBeacon('/beacon', '1')",
    "said.textContent = confirm('Really?')",
    "said.textContent = prompt('Who?', 'Ada')",
    'field.click()',
    "window.open('/other')",
    'for (;;);',
  )}
  <div style="margin-top: 400px"><p>Count <b id="count">0</b></p><p>Said <b id="said">nothing</b></p>
  <input type="file" id="field" aria-label="Invoice" hidden
    onchange="said.textContent = files[0].name">
  <script>said.dataset.known = document.cookie; document.cookie = 'seen=1'</script>`;

const PAGES = {
  '/': SHOP,
  '/orders': 'Ordered',
  '/beacon': '',
  '/other': '<title>Other</title><h1>Other page</h1><a href="/">Shop</a>',
  '/banner': `<div id="banner" style="position: fixed; inset: 0; background: white">
      <button onclick="banner.remove()">Accept cookies</button></div>
    <button onclick="textContent = 'Bought'">Buy</button>`,
  '/ordering': `<button onclick="order()">Order</button><script>let count = 0;
    const order = () => fetch('/orders', { method: 'POST' }).then(() => (location.hash = ++count, setTimeout(order, 300)));
  </script>`,
  '/beating': `<button onclick="fetch('/orders', { method: 'POST' })">Order</button><script>
    const beat = () => fetch('/beat', { method: 'POST', body: 'at=' + Date.now() }).then(() => (location.hash = ++count, setTimeout(beat, 300)));
    let count = 0; beat()</script>`,
  '/beat': '',
  '/saving': `<h1>Order</h1>${control('save', 'Save')}${control('delete', 'Delete')}`,
  '/swapped': `<h1>Order</h1>${control('save', 'Delete')}${control('delete', 'Save')}`,
  '/renamed': `<h1>Order</h1>${control('save', 'Keep')}${control('delete', 'Delete')}`,
  '/adding': `<h1>Lamps</h1><button id="red" onclick="textContent = 'Remove'; blue.hidden = false">Add</button>
    <button id="blue" hidden>Add</button>`,
  '/nagging': '<title>Nagging</title><script>for (;;) alert("Stay!")</script>',
  '/busy': `<title>Idle</title><script>onmousedown = () => setTimeout(() => {
      history.pushState(null, '', '/ready');
      document.title = 'Ready';
      for (const end = performance.now() + 2000; performance.now() < end;);
    })</script>`,
  '/hovered':
    '<button onclick="window.onmousemove = () => fetch(`/orders`, { method: `POST` })">Buy</button>',
  '/cookie':
    '<h1 id="known"></h1><script>known.textContent = document.cookie || "New"; document.cookie = "seen=1"</script>',
};
const BUSY = 'The live browser has too much to do already. Try again in a moment.';
const NOTHING = { steps: [], startingUrl: null, attachment: undefined, handlers: [] };
/** Whatever a name leads to, only the site is allowed. */
const siteOnly = (port: number) => ({
  networkPolicy: createNetworkPolicy({
    allow: parseAllowList(`127.0.0.1:${port}`),
    resolve: (host) => Promise.resolve([{ address: isIP(host) ? host : '127.0.0.1', family: 4 }]),
  }),
});

/** The entry as if its page had this path. */
function movedTo(page: string, { origin: _, ...entry }: PlanEntryInput): PlannedStep {
  const actions = entry.actions.map((action) => ({
    ...action,
    target: action.target.map((one) => ({ ...one, frame: page })),
  }));
  return { ...entry, page, actions, dismissed: [] };
}

describe('a live session', () => {
  let live: TestLive;
  let inside: Inside;

  before(async () => {
    inside = await openInside();
    live = await openLive(PAGES, {
      handlers: ['When "Accept cookies" is shown, click it'],
      runner: siteOnly,
    });
  });

  after(async () => {
    await live.close();
    await inside.close();
  });

  /** What the page counts in the fragment of its URL. */
  const count = () => Number(live.events.findLast((event) => event.type === 'page')?.url.split('#')[1] ?? 0);

  /** What a run of the steps on the page learns, as the plan of another page. */
  async function learnedOn(path: string, sentences: string[]) {
    await live.restart(path);
    const { status, entries } = await live.run(sentences, undefined, STATIC);
    assert.deepEqual([status, entries.length], ['passed', sentences.length]);
    return {
      plan: (page: string): RunPlan => ({
        entriesOf: (index) => entries.slice(index, index + 1).map((entry) => movedTo(page, entry)),
      }),
    };
  }

  it('runs steps where the page stands, each with its actions and what it sent', async () => {
    await live.restart('/');
    live.click(at(0));
    const first = await live.run(['Click "Button 0"', '"Count" is "2"', 'Click "Button 1"']);
    assert.equal(first.status, 'passed', JSON.stringify(first.steps));
    assert.deepEqual(
      first.steps.map(({ sent }) => sent),
      [[], [], ['POST /orders']],
    );
    assert.deepEqual(
      first.actions.map(({ index, action }) => [index, action.description, action.is_successful]),
      [
        [0, 'Click "Button 0"', true],
        [1, '"Count" is "2"', true],
        [2, 'Click "Button 1"', true],
      ],
    );
    for (const { action } of first.actions)
      assert.ok(live.screenshots.get(action.screenshot ?? 0), 'its screenshot came before it');
    const second = await live.run(['"Count" is "2"', 'Go back', 'Click "Button 0"']);
    assert.equal(second.status, 'failed');
    assert.deepEqual(
      second.steps.map(({ isSuccessful }) => isSuccessful),
      [true, false],
    );
    assert.equal(second.steps[1]?.result, 'There is no page to go back to.');
    assert.equal((await live.run(['"Count" is "2"'])).status, 'passed', 'the page is as the failure left it');
  });

  it('tells what a recorded action sends, after its step', async () => {
    await live.restart('/');
    live.session.handle({ type: 'record', isOn: true });
    await live.next('recording', ({ isOn }) => isOn);
    const begun = live.events.length;
    live.click(at(0));
    live.click(at(1));
    assert.deepEqual((await live.next('sent')).requests, ['POST /orders']);
    const about = live.events.slice(begun).filter(({ type }) => type === 'recorded' || type === 'sent');
    assert.deepEqual(
      about.map(({ type }) => type),
      ['recorded', 'recorded', 'sent'],
    );
    live.session.handle({ type: 'record', isOn: false });
    await live.next('recording', ({ isOn }) => !isOn);
  });

  it('runs steps in a new window, which knows nothing of the old one', async () => {
    await live.restart('/cookie');
    assert.equal((await live.run(['Reload the page', 'The page shows "seen=1"'])).status, 'passed');
    const { status, steps } = await live.run(['The page shows "New"'], '/cookie');
    assert.equal(status, 'passed', steps[0]?.result);
    const started = live.events.findLast((event) => event.type === 'run-started');
    assert.deepEqual(
      live.screenshots.get(started?.screenshot ?? 0)?.subarray(0, 2),
      Buffer.from([0xff, 0xd8]),
    );
  });

  it('stops a run, and takes no input while steps run', async () => {
    await live.restart('/');
    const started = live.next('step-started', ({ run }) => run === 99);
    const step = { type: 'act', action: 'Wait 60 seconds', useVision: false } as const;
    live.session.run(99, { ...NOTHING, steps: [{ ...step, place: { step: 1, module: null } }] });
    await started;
    const refusals = () => live.events.flatMap((event) => (event.type === 'refused' ? [event.message] : []));
    live.input({ kind: 'move', point: at(0) });
    assert.deepEqual(refusals(), []);
    live.click(at(0));
    live.click(at(0));
    live.session.handle({ type: 'stop' });
    const { status, error } = await live.next('run-finished', ({ run }) => run === 99);
    assert.deepEqual([status, error], ['stopped', null]);
    assert.deepEqual(refusals(), ['Steps are running. Stop them, or wait until they have ended.']);
    assert.equal((await live.run(['"Count" is "0"'])).status, 'passed');
  });

  it('tells what a stopped step has sent, and what a page sends after the end of its run', async () => {
    await live.restart('/ordering');
    const run = 97;
    const steps = ['Click "Order"', 'Wait 60 seconds'].map((action, index) => ({
      type: 'act' as const,
      action,
      useVision: false,
      place: { step: index + 1, module: null },
    }));
    live.session.run(run, { ...NOTHING, steps });
    await live.next('step-started', (event) => event.run === run && event.index === 1);
    const before = count();
    await live.next('page', () => count() > before + 1);
    live.session.handle({ type: 'stop' });
    const stopped = await live.next('step-sent');
    assert.deepEqual([stopped.run, stopped.index, stopped.requests], [run, 1, ['POST /orders']]);
    const finished = await live.next('run-finished', (event) => event.run === run);
    assert.ok(live.events.indexOf(stopped) < live.events.indexOf(finished));

    await live.restart('/hovered');
    const [bought] = (await live.run(['Click "Buy"'])).steps;
    assert.deepEqual(bought?.sent, []);
    live.input({ kind: 'move', point: at(5) });
    const late = await live.next('step-sent');
    assert.deepEqual([late.index, late.requests], [0, ['POST /orders']]);
  });

  it('tells nothing of what a page sends again and again by itself', async () => {
    await live.restart('/beating');
    await live.next('page', () => count() > 1);
    const { steps } = await live.run(['Click "Order"', 'Wait 1 second']);
    assert.deepEqual(
      steps.map(({ sent }) => sent),
      [['POST /orders'], []],
    );
  });

  it('handles what covers the page', async () => {
    const { status, steps, actions } = await live.run(['Click "Buy"', 'The page shows "Bought"'], '/banner');
    assert.equal(status, 'passed', steps.at(-1)?.result);
    assert.match(JSON.stringify(actions), /Accept cookies/);
  });

  it('says why an address was not opened, and goes on', async () => {
    live.session.handle({ type: 'restart', starting_url: 'http://127.0.0.1:1/' });
    const { message } = await live.next('refused', ({ message: text }) => text.includes(':1/'));
    assert.match(message, /^http:\/\/127\.0\.0\.1:1\/ could not be opened: .*\.$/);
    live.session.run(98, { ...NOTHING, startingUrl: 'http://127.0.0.1:1/' });
    const { status, error } = await live.next('run-finished', ({ run }) => run === 98);
    assert.deepEqual([status, error], ['failed', message]);
    await live.restart('/other');
    assert.equal((await live.run(['The "Other page" heading is visible'])).status, 'passed');
  });

  it('says what the steps that worked add to the plan of their test', async () => {
    await live.restart('/other');
    const { status, entries } = await live.run(['Click "Shop"'], undefined, STATIC);
    assert.equal(status, 'passed');
    const described = entries.map(({ origin, text, page, actions }) => [
      origin,
      text,
      page,
      actions[0]?.target[0]?.href,
    ]);
    assert.deepEqual(described, [['attempt', 'Click "Shop"', '/other', '/']]);
    await live.restart('/other');
    const failed = await live.run(['Click "Shop"', 'Click "Sold"'], undefined, STATIC);
    assert.deepEqual([failed.status, failed.entries], ['failed', []]);
  });

  it('fails a step whose button was swapped since, adds nothing to the plan, and hands over the conflict', async () => {
    const { plan } = await learnedOn('/saving', ['Click "Save"']);
    await live.restart('/swapped');
    const swapped = await live.run(['Click "Save"'], undefined, STATIC, plan('/swapped'));
    const { status, steps, entries, conflicts } = swapped;
    assert.equal(status, 'failed', steps[0]?.result);
    assert.match(
      steps[0]?.result ?? '',
      /The sentence: button "Save" \(id delete\)\. The plan: button "Delete" \(id save\), which was called "Save"/u,
    );
    assert.deepEqual(entries, []);
    assert.deepEqual(
      conflicts.map(({ text, proposal }) => [text, proposal?.found.id, proposal?.planned.id]),
      [['Click "Save"', 'delete', 'save']],
    );
  });

  it('goes on with a renamed button, says so, and adds nothing to the plan', async () => {
    const { plan } = await learnedOn('/saving', ['Click "Save"']);
    await live.restart('/renamed');
    const { status, steps, entries } = await live.run(['Click "Save"'], undefined, STATIC, plan('/renamed'));
    assert.equal(status, 'passed', steps[0]?.result);
    assert.match(
      steps[0]?.result ?? '',
      /earlier runs acted on it as "Save".* the step is: Click "Keep"\.$/u,
    );
    assert.deepEqual(entries, []);
  });

  it('does not take what it has used in this window for swapped', async () => {
    const { plan } = await learnedOn('/adding', ['Click "Add"']);
    await live.restart('/adding');
    const known = plan('/adding');
    const first = await live.run(['Click "Add"'], undefined, STATIC, known);
    const second = await live.run(['Click "Add"'], undefined, STATIC, known);
    assert.deepEqual([first.status, second.status], ['passed', 'passed'], second.steps[0]?.result);
  });

  it('reaches nothing inside', async () => {
    const address = `http://inside.example:${inside.port}/`;
    live.session.handle({ type: 'restart', starting_url: address });
    const { message } = await live.next('refused', ({ message: text }) => text.includes('inside.example'));
    assert.match(message, /was not opened/);
    live.session.handle({ type: 'navigate', to: { url: address } });
    await live.settled();
    assert.deepEqual(inside.hits, []);
  });

  it('shows and closes tabs', async () => {
    await live.restart('/');
    live.click(at(5));
    const opened = await live.next('page', ({ tabs, title }) => tabs.length === 2 && title === 'Other');
    assert.deepEqual(
      opened.tabs.map(({ title, isFront }) => [title, isFront]),
      [
        ['Shop', false],
        ['Other', true],
      ],
    );
    live.session.handle({ type: 'tab', id: opened.tabs[0]?.id ?? '', change: 'show' });
    await live.next('page', ({ title }) => title === 'Shop');
    live.session.handle({ type: 'tab', id: opened.tabs[1]?.id ?? '', change: 'close' });
    const closed = await live.next('page', ({ tabs }) => tabs.length === 1);
    assert.deepEqual([closed.title, closed.tabs[0]?.id], ['Shop', opened.tabs[0]?.id]);
    live.session.handle({ type: 'tab', id: opened.tabs[1]?.id ?? '', change: 'show' });
    await live.next('refused', ({ message }) => message === 'This tab has been closed.');
  });

  it('follows the addresses and titles of the page', async () => {
    await live.restart('/');
    live.click(at(0));
    await live.next('page', ({ title }) => title === 'Shop 1');
    live.session.handle({ type: 'navigate', to: { url: `${live.site.address}/other` } });
    await live.next('page', ({ title, isLoading }) => title === 'Other' && !isLoading);
    live.session.handle({ type: 'navigate', to: 'back' });
    const back = await live.next('page', ({ title, isLoading }) => title.startsWith('Shop') && !isLoading);
    assert.equal(back.url, `${live.site.address}/`);
  });

  it('follows the title of a page that is too busy to tell it at once', async () => {
    await live.restart('/busy');
    await live.next('page', ({ title }) => title === 'Idle');
    live.click(at(0));
    await live.next('page', ({ title }) => title === 'Ready');
  });

  it('asks about a browser dialog that a click or a step has opened', async () => {
    await live.restart('/');
    live.click(at(2));
    const asked = await live.next('question');
    assert.deepEqual(asked.about, { kind: 'dialog', dialog: 'confirm', message: 'Really?', defaultText: '' });
    live.click(at(0));
    await live.next('refused', ({ message }) => message === 'A browser dialog is open. Answer it first.');
    live.session.describe();
    assert.equal(
      (await live.next('question')).question,
      asked.question,
      'a page that connects is asked, too',
    );
    live.session.handle({ type: 'answer', question: asked.question, answer: { isAccepted: true } });
    await live.next('question-closed');
    assert.equal(
      (await live.run(['"Said" is "true"', '"Count" is "0"', 'Click "Button 3"'])).status,
      'passed',
    );
    const prompt = await live.next('question');
    assert.deepEqual(prompt.about, { kind: 'dialog', dialog: 'prompt', message: 'Who?', defaultText: 'Ada' });
    live.session.handle({ type: 'answer', question: prompt.question, answer: { text: 'Grace' } });
    await live.next('question-closed');
    assert.equal((await live.run(['"Said" is "Grace"', 'Click "Button 2"'])).status, 'passed');
    await live.next('question');
    const answered = await live.run(['Dismiss the dialog', '"Said" is "false"']);
    assert.equal(answered.status, 'passed', JSON.stringify(answered.steps));
  });

  it('leaves a page that opens one dialog after the other', async () => {
    await live.restart('/');
    live.session.handle({ type: 'navigate', to: { url: `${live.site.address}/nagging` } });
    for (let count = 0; count < 2; count++) {
      const { question } = await live.next('question');
      live.session.handle({ type: 'answer', question, answer: { isAccepted: true } });
    }
    const last = await live.next('question');
    live.session.handle({ type: 'restart', starting_url: `${live.site.address}/other` });
    await live.next('question-closed', ({ question }) => question >= last.question);
    assert.equal((await live.run(['The "Other page" heading is visible'])).status, 'passed');
  });

  it('gives the page the file that a person chooses', async () => {
    await live.restart('/');
    const path = join(import.meta.dirname, 'live-session.test.ts');
    live.files.set('own', { path, fileName: 'invoice.txt' });
    live.click(at(4));
    const { question, about } = await live.next('question');
    assert.equal(about.kind, 'file');
    const file = { s3_key: 'own', file_name: 'invoice.txt' };
    live.session.handle({ type: 'answer', question, answer: { file } });
    await live.settled();
    assert.equal((await live.run(['"Said" is "invoice.txt"'])).status, 'passed');
  });

  it('refuses what comes while too much is waiting, except for inputs', async () => {
    await live.restart('/');
    live.click(at(6));
    // Its press makes the page hang; what follows waits.
    const text = { kind: 'text', text: 'a' } as const;
    for (let count = 0; count < 1100; count++) live.input(text);
    const reload = () => live.session.handle({ type: 'navigate', to: 'reload' });
    for (let count = 0; count < 100; count++) reload();
    live.session.run(96, NOTHING);
    const { status, error } = await live.next('run-finished', ({ run }) => run === 96);
    assert.deepEqual([status, error], ['error', BUSY]);
    reload();
    live.session.handle({ type: 'record', isOn: true });
    for (let count = 0; count < 2; count++) await live.next('refused', ({ message }) => message === BUSY);
    // A new window takes the place of what waits, which is given up a moment later.
    let isRefused;
    do {
      const { length } = live.events;
      live.session.handle({ type: 'restart', starting_url: `${live.site.address}/other` });
      isRefused = live.events.slice(length).some(({ type }) => type === 'refused');
      await new Promise(setImmediate);
    } while (isRefused);
    await live.settled();
    assert.equal((await live.run(['The "Other page" heading is visible'])).status, 'passed');
  });

  it('goes on with a new window after a page that hangs', async () => {
    await live.restart('/');
    live.click(at(6));
    live.session.handle({ type: 'restart', starting_url: `${live.site.address}/other` });
    const { status, error, steps } = await live.run(['The "Other page" heading is visible']);
    assert.equal(status, 'passed', error ?? JSON.stringify(steps));
  });
});
