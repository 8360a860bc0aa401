import { resolveOne } from '../../resolve/resolve.ts';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { printTarget, type Purpose } from 'shared/step-language';
import { mapTexts } from '../../core/expand-command.ts';
import { openSentencePage, type SentencePage } from '../../testing/sentence-page.ts';
import { elementAt } from './element-at.ts';
import { nameLiveElement } from './name-live-element.ts';

const INNER = `<body style="margin:0"><button id="inner-buy">Buy</button> <button id="inner-pay">Pay</button></body>`;
const OUTER = `<body><p id="outer-text">Around</p><iframe title="Inner" srcdoc="${quoted(INNER)}" style="border:7px solid; padding:5px" height="80"></iframe></body>`;

const HTML = `<base href="about:blank"><h1 id="title">Shop</h1>
  <button id="buy">Buy</button>
  <label id="mail-label">E-mail <input id="mail" value="ann@example.com"></label>
  <label for="agree" id="agree-label">I agree</label><input type="checkbox" id="agree">
  <button id="icon"><svg width="16" height="16" id="svg"><title>Search</title><path id="path" d="M0 0h16v16H0z"/></svg></button>
  <i id="trash" title="Delete all" style="display:inline-block;width:16px;height:16px;cursor:pointer"></i>
  <table><thead><tr><th>Order</th><th>Total</th><th></th></tr></thead>
    <tr><td>A-101</td><td id="total-1">$30</td><td><button>Ship</button></td></tr>
    <tr><td>A-102</td><td>$30</td><td><button>Ship</button></td></tr></table>
  <div id="host"><span id="slotted">Slotted</span></div>
  <div contenteditable id="editor" aria-label="Notes">Typed <b id="bold">words</b></div>
  <div contenteditable id="unnamed-editor" style="height:20px">Private</div>
  <a href="#" id="card"><h3>Comet</h3><p>${'A lamp with a very long description. '.repeat(4)}</p></a>
  <div id="menu" style="cursor:pointer;width:200px"><svg width="10" height="10" id="arrow"></svg><span id="more">More</span></div>
  <button id="braces">Use {{name}} here</button> <button id="quotes">Say "hi" \\ now</button>
  <x-closed id="closed" style="display:inline-block"><span>Light</span></x-closed> <div id="closed-box"></div>
  <canvas id="canvas" width="30" height="30"></canvas>
  <iframe title="Outer" srcdoc="${quoted(OUTER)}" width="400" height="180" id="frame"></iframe>
  <script>
    const root = document.getElementById('host').attachShadow({ mode: 'open' });
    for (const id of ['closed', 'closed-box'])
      document.getElementById(id).attachShadow({ mode: 'closed' }).innerHTML =
        '<button style="width:99px;height:30px">Closed</button> <slot></slot>';
    root.innerHTML = '<button id="shadowed">In the shadow</button> <slot></slot>';
  </script>`;

/** An attribute's value. */
function quoted(html: string): string {
  return html.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

// Which sentence names what is tested on models (shared/src/language/page-model/naming); here, what is meant by a point, and what only elements tell.
describe('the elements of a live page', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage(HTML, [{ name: 'pin', value: 'Shop', isSecret: false }]);
    await page.page.frameLocator('#frame').frameLocator('iframe').locator('#inner-pay').waitFor();
    await page.page.setViewportSize({ width: 1280, height: 1400 });
  });
  after(() => page.close());

  async function middleOf(id: string) {
    const { x, y, width, height } = await boxById(id);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** The box of an element by its id, in the page or its frames. */
  async function boxById(id: string) {
    for (const frame of page.page.frames()) {
      const locator = frame.locator(`#${id}`);
      const box = (await locator.count()) > 0 && (await locator.boundingBox());
      if (box) return box;
    }
    throw new Error(`There is no #${id}.`);
  }

  const CASES: [at: string, meant: string, purpose: Purpose, target: string | null][] = [
    ['title', 'title', 'any', '"Shop"'],
    ['buy', 'buy', 'click', 'the "Buy" button next to "Shop"'],
    ['mail-label', 'mail', 'field', '"E-mail"'],
    ['mail', 'mail', 'field', '"E-mail"'],
    ['agree-label', 'agree', 'toggle', '"I agree"'],
    ['path', 'icon', 'click', '"Search"'],
    ['trash', 'trash', 'click', '"Delete all"'],
    ['total-1', 'total-1', 'any', 'the "Total" cell in the row of "A-101"'],
    ['shadowed', 'shadowed', 'click', '"In the shadow"'],
    ['slotted', 'slotted', 'click', '"Slotted"'],
    ['bold', 'editor', 'field', '"Notes"'],
    ['unnamed-editor', 'unnamed-editor', 'field', null],
    ['card', 'card', 'click', null],
    ['arrow', 'more', 'click', '"More"'],
    ['braces', 'braces', 'click', String.raw`"Use \\{{name}} here"`],
    ['quotes', 'quotes', 'click', String.raw`"Say \"hi\" \\ now"`],
    ['inner-pay', 'inner-pay', 'click', '"Pay"'],
    ['inner-buy', 'inner-buy', 'click', 'the "Buy" button in the "Inner" frame in the "Outer" frame'],
    ['outer-text', 'outer-text', 'any', '"Around"'],
  ];
  for (const [at, meant, purpose, sentence] of CASES)
    it(`names what stands at #${at} (${purpose}): ${sentence ?? 'somehow'}`, async () => {
      const point = await middleOf(at);
      const element = await elementAt(page.run, point);
      assert.ok(element);
      assert.equal(await element.locator.getAttribute('id'), meant);
      const target = await nameLiveElement(page.run, element, purpose);
      assert.ok(target, 'it has no name');
      if (sentence !== null) assert.equal(printTarget(target), sentence);
      assert.doesNotMatch(printTarget(target), /Private|ann@/u);
      const { expand } = page.run.values;
      const expanded = mapTexts({ kind: 'hover', target } as const, expand).target;
      const match = await resolveOne(page.run, expanded, purpose, { limit: 1 });
      assert.equal(await match.locator.getAttribute('id'), meant);
      const box = await match.locator.boundingBox();
      assert.ok(box);
      for (const side of ['x', 'y', 'width', 'height'] as const)
        assert.ok(Math.abs(box[side] - element.box[side]) < 1, `${side}: ${box[side]} ${element.box[side]}`);
    });

  for (const [id, problem] of [
    ['canvas', /canvas/u],
    ['closed', /closed shadow root/u],
    ['closed-box', /closed shadow root/u],
  ] as const)
    it(`names nothing in #${id}, and says why`, async () => {
      const { x, y } = await boxById(id);
      const element = await elementAt(page.run, { x: x + 9, y: y + 9 });
      assert.match(element?.problem ?? '', problem);
      assert.equal(await element?.locator.getAttribute('id'), id);
      assert.equal(element && (await nameLiveElement(page.run, element, 'click')), null);
    });

  it('names what a closed shadow root only passes on', async () => {
    const box = await page.page.getByText('Light').boundingBox();
    const element = await elementAt(page.run, { x: (box?.x ?? 0) + 4, y: (box?.y ?? 0) + 4 });
    assert.equal(element?.description, 'text "Light"');
    assert.equal(element.problem, null);
  });

  it('finds nothing where nothing stands', async () => {
    const element = await elementAt(page.run, { x: 3, y: 3 });
    assert.equal(element?.description, undefined);
  });
});
