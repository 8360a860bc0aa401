import assert from 'node:assert/strict';
import type { ModelLimits } from './model-limits.ts';
import { describe, it } from 'node:test';
import { TOKENS, type ModelReply, type ModelRequest } from 'stand-ins/model-server.ts';
import { act, claim, click, done, giveUp, kinds, provideModelRunner } from '../testing/model-run.ts';
import type { RunnerStep } from '../types.ts';

const SHOP = `<title>Shop</title><h1>Lamps</h1>
<ul><li>Blue lamp <button onclick="out.textContent='Blue lamp is in the cart'">Put</button></li>
<li>Red lamp <button onclick="out.textContent='Red lamp is in the cart'">Put</button></li></ul>
<button onclick="out.textContent='Ordered'">Go ahead</button><p id="out"></p>
<label>Code <input oninput="echo.textContent=this.value"></label><p id="echo"></p>
<label>Pass <input type="password" value="typed-by-hand"></label>`;

/** Goes on where the page shows that it is time to. */
const orderIt = ({ prompt }: ModelRequest): ModelReply =>
  prompt.includes('Ordered') ? done('The order was sent') : click(prompt, /button "Go ahead"/u);

describe('the model agent', () => {
  const page = { body: SHOP };
  const { run, requests } = provideModelRunner(page);

  it('does what is not in the step language, and the result says who did it and what it cost', async () => {
    const { outcome, end, actions } = await run(act('Get the order on its way'), orderIt, {
      limits: { price: { input: 2, output: 10 } },
    });
    assert.equal(outcome.status, 'passed', end.result);
    assert.equal(end.result, 'The order was sent.');
    assert.deepEqual(
      actions.map(({ type, description, source }) => [type, description, source]),
      [['click_element_by_index', 'Click the "Go ahead" button', 'model']],
    );
    assert.deepEqual(end.marks, [
      {
        kind: 'model',
        text: 'The step is not in the step language. small continued from there: 1 action.',
      },
    ]);
    const [input, output] = [2 * TOKENS.input, 2 * TOKENS.output];
    assert.deepEqual(outcome.usage, {
      model: 'small',
      calls: 2,
      input_tokens: input,
      output_tokens: output,
      cost: (input * 2 + output * 10) / 1_000_000,
    });
  });

  it('is not asked for a sentence of the step language, whether it passes or fails', async () => {
    const clear = [
      await run(act('Click "Go ahead"'), orderIt),
      await run(act('Click "Purchase"'), orderIt),
      await run(claim('The page shows "Ordered already"'), orderIt),
    ];
    assert.deepEqual(
      clear.map(({ outcome }) => [outcome.status, outcome.usage]),
      [
        ['passed', null],
        ['failed', null],
        ['failed', null],
      ],
    );
    assert.equal(requests().length, 0);
  });

  it('answers the browser dialogs that it opens', async () => {
    page.body = `<button onclick="out.textContent = confirm('Really?') ? 'Deleted' : 'Kept'">Delete</button><p id="out"></p>`;
    const answer = ({ prompt }: ModelRequest): ModelReply => {
      if (prompt.includes('Deleted')) return done('It is gone', 'Deleted');
      if (!prompt.includes('asks "Really?"')) return click(prompt, /button "Delete"/u);
      return { tool: 'answer_dialog', input: { accept: true } };
    };
    const { outcome, end, actions } = await run(act('Get rid of it'), answer);
    assert.equal(outcome.status, 'passed', end.result);
    assert.equal(actions.length, 2);
    page.body = SHOP;
  });

  it('fails with its reason where it cannot do the step', async () => {
    const reason = 'There is no green lamp, only a blue and a red one';
    const { outcome, end } = await run(act('I fancy the green lamp'), () => giveUp(reason));
    assert.deepEqual([outcome.status, end.result], ['failed', `${reason}.`]);
  });

  it('gets the error of a failed call, and a request to call a tool', async () => {
    const prompts: string[] = [];
    const clumsy = (request: ModelRequest, count: number): ModelReply => {
      prompts.push(request.prompt);
      if (count === 1) return { text: 'I would click it.' };
      if (count === 2) return { tool: 'click_element_by_index', input: { ref: 'e999' } };
      return orderIt(request);
    };
    const { outcome, end } = await run(act('Get the order on its way'), clumsy);
    assert.equal(outcome.status, 'passed', end.result);
    assert.match(prompts[1] ?? '', /You called no tool\./u);
    assert.match(prompts[2] ?? '', /There is no element e999 on the page now\./u);
  });

  describe('judges an assertion', () => {
    const judged = async (statement: string, ...evidence: string[]) => {
      const { outcome, end, actions } = await run(claim(statement), () => done('It is so', ...evidence));
      return { status: outcome.status, result: end.result, actions };
    };

    it('by what it quotes from the page', async () => {
      const { status, result, actions } = await judged(
        'All our lamps visionStep inviting',
        'Blue lamp',
        'Red lamp',
      );
      assert.deepEqual([status, result], ['passed', 'It is so.']);
      assert.deepEqual(
        actions.map(({ description, source }) => [description, source]),
        [['Judge: All our lamps visionStep inviting', 'model']],
      );
      assert.ok(!requests()[0]?.tools.includes('click_element_by_index'), 'it may only visionStep');
    });

    it('and what it makes up is no evidence, however often it says so', async () => {
      const { status, result } = await judged('All our lamps visionStep inviting', 'Green lamp');
      assert.equal(status, 'failed');
      assert.equal(
        result,
        'small said that it is done, but could not show it: It quoted "Green lamp", which the page does not show.',
      );
      assert.equal(requests().length, 3);
    });
  });

  it('takes no success for an answer where nothing was done', async () => {
    const idle = await run(act('Get the order on its way'), () => done('I ordered it', 'Lamps'));
    assert.equal(idle.outcome.status, 'failed');
    assert.match(idle.end.result, /could not show it: Nothing was done\./u);
    const optional = await run(act('Send the order off if there is one left'), () =>
      done('There is none', 'Lamps'),
    );
    assert.equal(optional.outcome.status, 'passed', optional.end.result);
  });

  describe('with AI Vision', () => {
    const visionStep: RunnerStep = {
      type: 'assert',
      action: 'All our lamps visionStep inviting',
      useVision: true,
    };

    it('gets a screenshot', async () => {
      const { end } = await run(visionStep, () => done('So it is', 'Blue lamp'));
      assert.match(requests()[0]?.images[0] ?? '', /^data:image\/jpeg;base64,\/9j\//u);
      assert.deepEqual(kinds(end), ['model']);
    });

    it('says where it takes none', async () => {
      const { end } = await run(visionStep, () => done('So it is', 'Blue lamp'), {
        limits: { hasVision: false },
      });
      assert.deepEqual(requests()[0]?.images, []);
      assert.deepEqual(kinds(end), ['model', 'no_vision']);
      assert.match(end.result, /AI Vision was on, but small accepts no images; the step ran without it\.$/u);
    });
  });

  describe('has limits', () => {
    const wait = (): ModelReply => ({ tool: 'wait', input: { seconds: 0.1 } });
    const limited: [variable: string, limits: Partial<ModelLimits>, sentence: string][] = [
      [
        'AI_MAX_STEP_ACTIONS',
        { maxStepActions: 2 },
        'The step was not done within 2 actions of small (AI_MAX_STEP_ACTIONS).',
      ],
      [
        'AI_MAX_STEP_TOKENS',
        { maxStepTokens: 200 },
        'The step used up its 200 tokens of small (AI_MAX_STEP_TOKENS).',
      ],
      [
        'AI_MAX_RUN_TOKENS',
        { maxRunTokens: 150 },
        'The run used up its 150 tokens of small (AI_MAX_RUN_TOKENS).',
      ],
    ];
    for (const [variable, limits, sentence] of limited)
      it(`by ${variable}`, async () => {
        const { outcome, end } = await run(act('Get the order on its way'), wait, {
          limits,
        });
        assert.deepEqual([outcome.status, end.result, requests().length], ['failed', sentence, 2]);
      });
  });

  describe('asks again', () => {
    const busy = (status: number): ModelReply => ({ status, headers: { 'retry-after': '0.01' } });

    it('a server that is busy or broken', async () => {
      const { outcome } = await run(act('Get the order on its way'), (request, count) =>
        count < 4 ? busy([429, 503, 500][count - 1] ?? 500) : orderIt(request),
      );
      assert.deepEqual([outcome.status, outcome.usage?.calls], ['passed', 2]);
    });

    it('not for ever, and not where it was refused', async () => {
      const tired = await run(act('Get the order on its way'), () => busy(429));
      assert.equal(
        tired.end.result,
        'The step is not in the step language. The model small has no room for more requests now (429).',
      );
      assert.equal(requests().length, 4);
      const refused = await run(act('Get the order on its way'), () => busy(401));
      assert.match(refused.end.result, /The model small refuses the key \(401\)\.$/u);
      assert.equal(requests().length, 1);
    });
  });

  it('is asked no more when the run is cancelled while it thinks', async () => {
    const cancel = new AbortController();
    const think = (): ModelReply => {
      cancel.abort();
      return 'silence';
    };
    const { outcome } = await run(act('Get the order on its way'), think, { signal: cancel.signal });
    assert.deepEqual([outcome.status, requests().length], ['cancelled', 1]);
  });
});
