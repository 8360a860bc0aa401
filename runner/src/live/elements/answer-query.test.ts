import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { LiveAnswer, LiveAnswerTo, LiveQuery } from 'shared/contract';
import { isClear, readStep } from 'shared/step-language';
import { openSentencePage, type SentencePage } from '../../testing/sentence-page.ts';
import { answerQuery } from './answer-query.ts';

const SECRET = 'correct horse battery';
const HTML = `<h1 id="shop">Shop</h1><p id="secret">The code is ${SECRET}</p><button id="secret-button">${SECRET}</button>
  <label>E-mail <input id="mail" value="ann@example.com"></label>
  <label>Password <input id="password" type="password" value="hunter22"></label>
  <label><input type="checkbox" id="agree" checked> I agree</label>
  <label>Size <select id="size"><option>Small<option>Medium<option selected>Large</select></label>
  <button id="more" aria-expanded="false">More</button> <button id="pay" disabled>Pay</button>
  <label>Photo <input type="file" id="photo"></label> <label>Day <input type="date" id="day" value="2026-05-04"></label>
  <label><input type="radio" name="r" id="red"> Red</label> <span hidden>Hidden</span>
  <table><caption>Orders</caption><thead><tr><th>No</th><th>State</th></tr></thead>
    <tr><td>A-101</td><td id="state">open</td></tr><tr><td>A-102</td><td>open</td></tr></table>
  <p><span>Total</span> <b id="total">$30</b></p> <button>Ship</button> <button>Ship</button>
  <button>Next Day</button> <canvas id="canvas" width="40" height="40"></canvas>
  <div id="blank" style="width:40px;height:40px"></div>
  <iframe title="Help" id="frame" style="border:5px solid" srcdoc="<button id='ask'>Ask us</button>"></iframe>
  <div style="height:3000px"></div><button id="far">Far away</button>`;

describe('answers about a live page', () => {
  let page: SentencePage;
  before(async () => {
    page = await openSentencePage(HTML, [
      { name: 'code', value: SECRET, isSecret: true },
      { name: 'label', value: 'More', isSecret: false },
    ]);
    await page.page.frameLocator('#frame').locator('#ask').waitFor();
  });
  after(() => page.close());

  async function ask<Kind extends LiveQuery['kind']>(
    query: Extract<LiveQuery, { kind: Kind }>,
  ): Promise<LiveAnswerTo<Kind>> {
    const answer: LiveAnswer = await answerQuery(page.run, query);
    assert.equal(answer.kind, query.kind);
    assert.doesNotMatch(JSON.stringify(answer), /correct horse|hunter22/u);
    return answer as LiveAnswerTo<Kind>;
  }

  async function pick(selector: string) {
    const frame = page.page.frames().find((one) => (selector === '#ask') === (one !== page.page.mainFrame()));
    const box = await frame?.locator(selector).boundingBox();
    assert.ok(box);
    return ask<'pick'>({ kind: 'pick', at: { x: box.x + box.width / 2, y: box.y + box.height / 2 } });
  }

  it('reads the page as text', async () => {
    const { lines } = await ask<'text'>({ kind: 'text' });
    for (const line of [
      '- field "E-mail" holds "ann@example.com"',
      '- button "Pay" disabled',
      '- "Total $30"',
    ])
      assert.ok(
        lines.some((one) => one.trim() === line),
        lines.join('\n'),
      );
    assert.ok(
      lines.some((one) => one.includes('button "Ask us"')),
      'what is in a frame',
    );
  });

  it('reads a part of the page as a step names it', async () => {
    const read = async (part: string) =>
      (await ask<'text'>({ kind: 'text', part })).lines.slice(2).join('\n');
    assert.match(await read('the table "Orders"'), /^- table "Orders"\n[^]*A-101[^]*A-102[^]*open"?$/u);
    assert.match(await read('the row of "A-101"'), /^- row(?![^]*A-102)[^]*A-101/u);
    await assert.rejects(read('the "Ship" button'), /2 match/u);
    await assert.rejects(read('the dialog'), /the dialog: None on this page/u);
    await assert.rejects(read('whatever, please'), /names nothing/u);
  });

  describe('highlight', () => {
    const highlight = (action: string, type: 'act' | 'assert' = 'act') =>
      ask<'highlight'>({ kind: 'highlight', type, action });

    const CASES: [step: string, type: 'act' | 'assert', matches: number, message: RegExp | null][] = [
      ['Click "More"', 'act', 1, null],
      ['Click "{{label}}"', 'act', 1, null],
      ['Click the "Ask us" button', 'act', 1, null],
      ['Click the "Far away" button', 'act', 1, null],
      ['Click "Mor"', 'act', 0, /There is no .*"Mor".*"More"/u],
      [
        'Click "Ship"',
        'act',
        2,
        /2 elements are called "Ship".* Say which one: Click the 1st "Ship" button/u,
      ],
      ['Click "{{code}}"', 'act', 1, null],
      ['Click "{{code}} x"', 'act', 0, /There is no .*••••/u],
      ['Click "{{unknown}}"', 'act', 0, /There is no value named \{\{unknown\}\}/u],
      ['Type "x" into "E-mail"', 'act', 1, null],
      ['Type "x" into "More"', 'act', 0, /There is no field "More"/u],
      ['Set "Size" to "Small"', 'act', 1, null],
      ['Drag "A-101" to "A-102"', 'act', 2, null],
      ['Upload the attached file to "Photo"', 'act', 1, null],
      ['Go back', 'act', 0, null],
      ['The "Ship" button is visible', 'assert', 2, null],
      ['"Total" is "$30"', 'assert', 1, null],
      ['There is no "Sold" text', 'assert', 0, /There is no text "Sold"/u],
      ['The page shows "open"', 'assert', 2, null],
      ['The page shows "closed"', 'assert', 0, /does not show "closed"/u],
      ['Wait until "More" is visible', 'act', 1, null],
      ['Clikc "More"', 'act', 0, /./u],
    ];
    for (const [step, type, matches, message] of CASES)
      it(`finds ${matches} for: ${step}`, async () => {
        const answer = await highlight(step, type);
        assert.equal(answer.matches.length, matches);
        if (message) assert.match(answer.message ?? '', message);
        else assert.equal(answer.message, null);
      });

    it('gives boxes in pixels of the window, in frames and below its end', async () => {
      const [asked] = (await highlight('Click "Ask us"')).matches;
      assert.deepEqual(asked?.box, await page.page.frameLocator('#frame').locator('#ask').boundingBox());
      const [far] = (await highlight('Click "Far away"')).matches;
      assert.ok(far?.box && far.box.y > 3000);
      assert.equal(await page.page.evaluate(() => scrollY), 0);
    });
  });

  describe('pick', () => {
    const CASES: [selector: string, actions: string[], assertions: string[]][] = [
      ['#more', ['Click "More"', 'Expand "More"'], ['"More" is collapsed', '"More" is visible']],
      ['#pay', ['Click "Pay"'], ['"Pay" is disabled']],
      [
        '#mail',
        ['Type "text" into "E-mail"', 'Clear "E-mail"'],
        ['"E-mail" is "ann@example.com"', '"E-mail" is visible'],
      ],
      ['#password', ['Type "text" into "Password"'], ['"Password" is visible']],
      ['#agree', ['Untick "I agree"'], ['"I agree" is checked']],
      ['#red', ['Choose "Red"'], ['"Red" is unchecked']],
      [
        '#size',
        ['Select "Small" in "Size"', 'Select "Medium" in "Size"'],
        ['"Size" is "Large"', '"Size" offers only "Small", "Medium" and "Large"'],
      ],
      ['#photo', ['Upload the attached file to "Photo"'], ['"Photo" is empty']],
      ['#day', ['Set "Day" to "2026-12-24"'], ['"Day" is "2026-05-04"']],
      ['#total', ['Click "$30"'], ['"Total" is "$30"', 'The page shows "$30"']],
      [
        '#state',
        ['Click the "State" cell in the row of "A-101"'],
        ['The "State" cell in the row of "A-101" is "open"', 'There are 2 rows in "Orders"'],
      ],
      ['#shop', ['Click "Shop"'], ['The page "Shop" is shown', 'The page shows "Shop"']],
      ['#ask', ['Click "Ask us"'], ['"Ask us" is visible']],
    ];
    for (const [selector, actions, assertions] of CASES)
      it(`offers sentences about ${selector}`, async () => {
        const answer = await pick(selector);
        assert.equal(answer.problem, null);
        for (const sentence of actions)
          assert.ok(answer.actions.includes(sentence), answer.actions.join('\n'));
        assert.equal(answer.actions[0], actions[0]);
        for (const sentence of assertions)
          assert.ok(answer.assertions.includes(sentence), answer.assertions.join('\n'));
        assert.ok(answer.actions.length <= 6 && answer.assertions.length <= 8);
        for (const sentence of [...answer.actions, ...answer.assertions])
          assert.ok(isClear(readStep(sentence)), sentence);
        for (const sentence of answer.assertions) await page.executeSentence(sentence);
      });

    it('says what cannot be named', async () => {
      assert.match((await pick('#canvas')).problem ?? '', /canvas/u);
      assert.match((await pick('#secret-button')).problem ?? '', /./u);
      const nothing = await ask<'pick'>({ kind: 'pick', at: { x: 1275, y: 715 } });
      assert.equal(nothing.element, null);
      assert.match(nothing.problem ?? '', /Nothing stands there/u);
    });

    it('takes no selector for an id', async () => {
      for (const id of ['', 'x', 'a-1 >> css=body', 'a-1.YWxlcnQoKQ==.e30=', `${'a-1/'.repeat(9)}a-1`]) {
        const answer = await ask<'pick'>({ kind: 'pick', at: { id } });
        assert.equal(answer.element, null);
      }
    });
  });

  it('lists what has a name, and can be picked', async () => {
    const { elements } = await ask<'elements'>({ kind: 'elements' });
    const names = elements.map(({ name }) => name);
    for (const name of ['Shop', 'E-mail', 'Size', 'More', 'Total', '$30', 'Ask us', 'Far away'])
      assert.ok(names.includes(name), `${name} of ${names.join(', ')}`);
    for (const name of ['Hidden', 'Large', SECRET]) assert.ok(!names.includes(name), name);
    assert.ok(names.indexOf('Shop') < names.indexOf('E-mail'));
    for (const name of ['More', 'Ask us']) {
      const listed = elements.find((one) => one.name === name);
      const answer = await ask<'pick'>({ kind: 'pick', at: { id: listed?.id ?? '' } });
      assert.equal(answer.actions[0], `Click "${name}"`);
      assert.equal(listed?.elementKind, 'button');
    }
  });

  it('outlines what stands at a point', async () => {
    const box = await page.page.locator('#agree').boundingBox();
    const point = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 5 };
    const { element } = await ask<'outline'>({ kind: 'outline', point });
    assert.equal(element?.description, 'checkbox "I agree"');
    assert.deepEqual(element.box, box);
  });
});
