import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { referenceIn, type ModelReply, type ModelRequest } from 'stand-ins/model-server.ts';
import { act, claim, click, done, giveUp, kinds, provideModelRunner } from '../testing/model-run.ts';
import type { GivenValue, RememberedAction, StepMemory } from '../types.ts';

const SHOP = `<title>Shop</title><h1>Lamps</h1>
<ul><li>Blue lamp <button onclick="out.textContent='Blue lamp is in the cart'">Put</button></li>
<li>Red lamp <button onclick="out.textContent='Red lamp is in the cart'">Put</button></li></ul>
<button onclick="out.textContent='Ordered'">Go ahead</button><p id="out"></p>
<label>Code <input oninput="echo.textContent=this.value"></label><p id="echo"></p>
<label>Pass <input type="password" value="typed-by-hand"></label>`;

const SECRET: GivenValue = { name: 'password', value: 'S3cret word!', isSecret: true };
/** Goes on where the page shows that it is time to. */
const orderIt = ({ prompt }: ModelRequest): ModelReply =>
  prompt.includes('Ordered') ? done('The order was sent') : click(prompt, /button "Go ahead"/u);

function memoryOf(stored = new Map<string, RememberedAction[]>()): StepMemory & { stored: typeof stored } {
  return {
    stored,
    load: (key) => Promise.resolve(stored.get(JSON.stringify(key)) ?? null),
    store: async (key, actions) => void stored.set(JSON.stringify(key), actions),
  };
}

describe('what a model found out', () => {
  const page = { body: SHOP };
  const { run, requests } = provideModelRunner(page);

  describe('remembers', () => {
    it('what it found, does it again without being asked, and heals it', async () => {
      const memory = memoryOf();
      const step = act('Get the order on its way');
      await run(step, orderIt, { memory });
      assert.equal(memory.stored.size, 1);
      const again = await run(step, orderIt, { memory });
      assert.equal(requests().length, 0);
      assert.deepEqual(
        [again.outcome.status, again.outcome.usage, kinds(again.end)],
        ['passed', null, ['replayed']],
      );
      assert.deepEqual(
        again.actions.map(({ source }) => source),
        ['memory'],
      );
      page.body = SHOP.replace('>Go ahead<', '>Order now<');
      const orderNow = ({ prompt }: ModelRequest): ModelReply =>
        prompt.includes('Ordered') ? done('The order was sent') : click(prompt, /button "Order now"/u);
      const healed = await run(step, orderNow, { memory });
      assert.equal(healed.outcome.status, 'passed', healed.end.result);
      assert.deepEqual(kinds(healed.end), ['model', 'healed']);
      assert.match(healed.end.marks[1]?.text ?? '', /An element that it used is not on the page any more\./u);
      const after = await run(step, orderNow, { memory });
      assert.deepEqual([kinds(after.end), requests().length], [['replayed'], 0]);
      page.body = SHOP;
    });

    it('which of several it was by their rows', async () => {
      const memory = memoryOf();
      const step = act('I fancy the red lamp');
      const putRed = ({ prompt }: ModelRequest): ModelReply =>
        prompt.includes('in the cart')
          ? done('It is in the cart')
          : click(prompt.slice(prompt.indexOf('Red lamp')), /button "Put"/u);
      await run(step, putRed, { memory });
      page.body = SHOP.replace('<ul>', '<ul><li>Green lamp <button>Put</button></li>');
      const { end, actions } = await run(step, putRed, { memory });
      assert.deepEqual([kinds(end), requests().length], [['replayed'], 0]);
      assert.equal(actions.length, 1);
      page.body = SHOP.replace(/<li>Red.*?<\/li>/u, '<li>Rose lamp <button>Put</button></li>');
      const gone = await run(step, () => giveUp('It is gone'), { memory });
      assert.deepEqual([gone.outcome.status, gone.actions.length], ['failed', 0]);
      page.body = SHOP;
    });

    it('no judgement, nothing copied from the page, and no secret', async () => {
      const memory = memoryOf();
      await run(claim('All our lamps look inviting'), () => done('So it is', 'Blue lamp'), { memory });
      const copy =
        (text: string) =>
        ({ prompt }: ModelRequest, count: number): ModelReply =>
          count > 1
            ? done('Typed')
            : { tool: 'input_text', input: { ref: referenceIn(prompt, /textbox "Code"/u), text } };
      await run(act('I would love the name of a lamp for a code'), copy('Blue lamp'), { memory });
      assert.equal(memory.stored.size, 0);
      await run(act('I would love {{password}} for a code'), copy('{{password}}'), {
        memory,
        values: [SECRET],
      });
      assert.equal(memory.stored.size, 1);
      assert.ok(!JSON.stringify([...memory.stored]).includes('S3cret'));
    });
  });
});
