import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { referenceIn, type ModelReply, type ModelRequest } from 'stand-ins/model-server.ts';
import { act, claim, click, done, giveUp, kinds, provideModelRunner } from '../testing/model-run.ts';
import { storedPlan } from '../testing/stored-plan.ts';
import type { GivenValue, LearnedStep, RunnerStep } from '../types.ts';

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

const planOf = (step: RunnerStep, learned: LearnedStep[] | undefined) => storedPlan([step], learned ?? []);
const noOne = (): ModelReply => assert.fail('The model was asked.');

describe('what a model found out', () => {
  const page = { body: SHOP };
  const { run, requests } = provideModelRunner(page);

  describe('becomes a part of the plan', () => {
    it('is done again without being asked, and healed by the model', async () => {
      const step = act('Get the order on its way');
      const first = await run(step, orderIt);
      const [learned] = first.outcome.learned ?? [];
      assert.deepEqual(
        [learned?.origin, learned?.text, learned?.page, learned?.proposal],
        ['model', step.action, '/', null],
      );
      assert.deepEqual(
        learned?.actions.map(({ command, target }) => [command.kind, target[0]?.role, target[0]?.name]),
        [['click', 'button', 'Go ahead']],
      );
      const plan = planOf(step, first.outcome.learned);
      const again = await run(step, noOne, { plan });
      assert.deepEqual(
        [again.outcome.status, again.outcome.usage, kinds(again.end), again.outcome.learned],
        ['passed', null, ['replayed'], []],
      );
      assert.deepEqual(
        again.actions.map(({ source }) => source),
        ['memory'],
      );
      page.body = SHOP.replace('>Go ahead<', '>Order now<');
      const frozen = await run(step, noOne, { plan, isFrozen: true });
      assert.deepEqual([frozen.outcome.status, frozen.outcome.usage, requests().length], ['failed', null, 0]);
      assert.match(frozen.end.result, /no longer work, and the run is frozen\. An element that it used/u);
      const orderNow = ({ prompt }: ModelRequest): ModelReply =>
        prompt.includes('Ordered') ? done('The order was sent') : click(prompt, /button "Order now"/u);
      const healed = await run(step, orderNow, { plan });
      assert.equal(healed.outcome.status, 'passed', healed.end.result);
      assert.deepEqual(kinds(healed.end), ['model', 'healed']);
      assert.match(healed.end.marks[1]?.text ?? '', /An element that it used is not on the page any more\./u);
      const after = await run(step, noOne, { plan: planOf(step, healed.outcome.learned) });
      assert.deepEqual(kinds(after.end), ['replayed']);
      page.body = SHOP;
    });

    it('knows which of several it was by their rows', async () => {
      const step = act('I fancy the red lamp');
      const putRed = ({ prompt }: ModelRequest): ModelReply =>
        prompt.includes('in the cart')
          ? done('It is in the cart')
          : click(prompt.slice(prompt.indexOf('Red lamp')), /button "Put"/u);
      const plan = planOf(step, (await run(step, putRed)).outcome.learned);
      page.body = SHOP.replace('<ul>', '<ul><li>Green lamp <button>Put</button></li>');
      const { end, actions } = await run(step, noOne, { plan });
      assert.deepEqual([kinds(end), actions.length], [['replayed'], 1]);
      page.body = SHOP.replace(/<li>Red.*?<\/li>/u, '<li>Rose lamp <button>Put</button></li>');
      const gone = await run(step, () => giveUp('It is gone'), { plan });
      assert.deepEqual([gone.outcome.status, gone.actions.length], ['failed', 0]);
      page.body = SHOP;
    });

    it('holds no judgement, nothing copied from the page, nothing of a run that failed, and no secret', async () => {
      const judged = await run(claim('All our lamps look inviting'), () => done('So it is', 'Blue lamp'));
      assert.deepEqual([judged.outcome.status, judged.outcome.learned], ['passed', []]);
      const copy =
        (text: string) =>
        ({ prompt }: ModelRequest, count: number): ModelReply =>
          count > 1
            ? done('Typed')
            : { tool: 'input_text', input: { ref: referenceIn(prompt, /textbox "Code"/u), text } };
      const copied = await run(act('I would love the name of a lamp for a code'), copy('Blue lamp'));
      assert.deepEqual([copied.outcome.status, copied.outcome.learned], ['passed', []]);
      const typed = await run(act('I would love {{password}} for a code'), copy('{{password}}'), {
        values: [SECRET],
      });
      assert.equal(typed.outcome.learned?.length, 1);
      assert.ok(!JSON.stringify(typed.outcome.learned).includes('S3cret'));
      const steps = [act('Get the order on its way'), claim('The page shows "Sold out"')];
      const failed = await run(steps[0] as RunnerStep, orderIt, { steps });
      assert.deepEqual([failed.outcome.status, failed.outcome.learned], ['failed', []]);
    });

    it('is never asked for in a frozen run, which says so', async () => {
      const { outcome, end } = await run(act('Get the order on its way'), noOne, { isFrozen: true });
      assert.deepEqual([outcome.status, outcome.usage, requests().length], ['failed', null, 0]);
      assert.match(end.result, /^The run is frozen, so no model was asked\./u);
      const judged = await run(claim('All our lamps look inviting'), noOne, { isFrozen: true });
      assert.deepEqual([judged.outcome.status, requests().length], ['failed', 0]);
    });
  });
});
