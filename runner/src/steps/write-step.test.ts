import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { WriterError, type SeenByWriter, type Written } from '../core/writer.ts';
import { runSteps, startTestRunner, type TestRunner } from '../testing/test-runner.ts';
import { serveSite, type FullAnswer } from '../testing/test-site.ts';
import { STATIC } from '../testing/timings.ts';
import type { RunnerStep, RunRequest, StepToWrite, Writer } from '../types.ts';

const SHOP = `<title>Shop</title><h1>Lamps</h1>
<ul><li>Blue lamp <button onclick="out.textContent='Blue lamp is in the cart'">Put</button></li>
<li>Red lamp <button onclick="out.textContent='Red lamp is in the cart'">Put</button></li></ul>
<button onclick="out.textContent=confirm('Order now?') ? 'Ordered' : 'Kept'">Go ahead</button><p id="out"></p>
<label>Code <input oninput="echo.textContent=this.value"></label><p id="echo"></p>
<label>Pass <input type="password" value="typed-by-hand"></label>`;

const act = (action: string): RunnerStep => ({ type: 'act', action, useVision: false });
const claim = (action: string, useVision = false): RunnerStep => ({ type: 'assert', action, useVision });

/** An answer of these sentences. */
const writes = (sentences: string[], more: Partial<Written> = {}): Written => ({
  sentences,
  refused: [],
  isComplete: true,
  problem: null,
  ...more,
});

describe('a step whose sentences are written while it runs', () => {
  let runner: TestRunner;
  let site: Awaited<ReturnType<typeof serveSite>>;
  const steps: StepToWrite[] = [];
  const questions: SeenByWriter[] = [];
  const screenshots: Buffer[] = [];
  let hasVision = true;
  let answer: (seen: SeenByWriter, count: number) => Written;
  let isBorneOut = true;

  const writer: Writer = {
    name: 'small',
    get hasVision() {
      return hasVision;
    },
    forStep(step) {
      steps.push(step);
      return {
        next: (seen) => Promise.resolve(answer(seen, questions.push(seen))),
        judge(screenshot) {
          screenshots.push(screenshot);
          return Promise.resolve({ isTrue: isBorneOut, reason: 'The lamps shine.' });
        },
      };
    },
    usage: () => null,
  };

  before(async () => {
    site = await serveSite({ '/': (): FullAnswer => ({ body: SHOP }) });
    runner = await startTestRunner({ openWriter: () => writer });
  });
  after(async () => {
    await runner.close();
    await site.close();
  });
  beforeEach(() => {
    for (const list of [steps, questions, screenshots]) list.length = 0;
    hasVision = true;
    isBorneOut = true;
  });

  async function run(step: RunnerStep, given: typeof answer | Written, request: Partial<RunRequest> = {}) {
    answer = typeof given === 'function' ? given : () => given;
    const asked = { steps: [step], timing: STATIC, ...request };
    const report = await runSteps(runner.runner, site.address, [], asked);
    const [end] = report.steps;
    return {
      status: report.outcome.status,
      result: end?.result ?? '',
      marks: end?.marks ?? [],
      actions: report.actions.map(({ action: { description, source } }) => [description, source]),
    };
  }

  it('is carried out sentence by sentence, and says what was written', async () => {
    const given = writes(['Click "Go ahead"', 'Accept the dialog']);
    const { status, result, marks, actions } = await run(act('Get the order on its way'), (_, count) =>
      count === 1 ? { ...given, isComplete: false } : writes([]),
    );
    assert.equal(status, 'passed', result);
    assert.deepEqual(actions, [
      ['Click "Go ahead"', 'model'],
      ['Accept the dialog', 'model'],
    ]);
    assert.deepEqual(marks, [
      {
        kind: 'model',
        text: 'The step is not in the step language. small wrote: Click "Go ahead". Accept the dialog.',
        sentences: given.sentences,
      },
    ]);
    const [first, second] = questions;
    assert.ok(first?.page.includes('- heading of level 1 "Lamps"'), first?.page.join('\n'));
    assert.deepEqual(
      second?.done.map(({ sentence, isSuccessful }) => [sentence, isSuccessful]),
      given.sentences.map((sentence) => [sentence, true]),
    );
    assert.ok(second?.page.includes('- "Ordered"'), second?.page.join('\n'));
  });

  it('goes on from a sentence that fails, with its reason', async () => {
    const { status, marks } = await run(act('Put the blue lamp into the cart'), (_, count) =>
      writes(count === 1 ? ['Click "Put into cart"', 'Click "Pay"'] : ['Click the first "Put" button']),
    );
    assert.equal(status, 'passed');
    assert.match(questions[1]?.done[0]?.result ?? '', /"Put into cart"/u);
    assert.equal(questions[1]?.done.length, 1, 'what follows a failure is not carried out');
    assert.deepEqual(marks[0]?.sentences, ['Click the first "Put" button'], 'only what has worked is kept');
  });

  it('is not asked for a sentence of the step language, whether it passes or fails', async () => {
    assert.equal((await run(act('Click "Purchase"'), writes([]))).status, 'failed');
    assert.equal((await run(claim('The page shows "Ordered"'), writes([]))).status, 'failed');
    assert.equal(steps.length, 0);
  });

  it('fails with the reason of the writer', async () => {
    const problem = 'There is no green lamp, only a blue and a red one.';
    const { status, result } = await run(act('I fancy the green lamp'), writes([], { problem }));
    assert.deepEqual([status, result], ['failed', problem]);
    const silent = await run(act('I fancy the green lamp'), () => {
      throw new WriterError('The model small did not answer in time.');
    });
    assert.equal(
      silent.result,
      'The step is not in the step language. The model small did not answer in time.',
    );
  });

  it('is not done where nothing was done', async () => {
    const idle = await run(act('Get the order on its way'), writes(['The page shows "Lamps"']));
    assert.equal(idle.status, 'failed', idle.result);
    const none = await run(act('Close the banner if there is one'), writes(['There is no "Close" button']));
    assert.equal(none.status, 'passed', none.result);
  });

  it('ends where nothing can be carried out', async () => {
    const refused = ['Click "Steal": The step does not name it.'];
    const { status, result } = await run(act('Get the order on its way'), writes([], { refused }));
    assert.equal(status, 'failed');
    assert.match(result, /^small wrote nothing that can be carried out for this step\. Click "Steal"/u);
    assert.equal(questions.length, 3);
    assert.deepEqual(questions[1]?.refused, refused);
  });

  it('an assertion is written once: where it fails, the step has failed', async () => {
    const { status, marks } = await run(
      claim('The cart is bursting with green lamps'),
      writes(['The page shows "Green lamp is in the cart"']),
    );
    assert.equal(status, 'failed');
    assert.equal(questions.length, 1);
    assert.deepEqual(marks[0]?.sentences, []);
  });

  it('and as a whole: without what was refused it is not carried out', async () => {
    const part = writes(['The page shows "Lamps"'], { refused: ['The lamps shine: It is no sentence.'] });
    const { status, result, actions } = await run(claim('Lamps are shown, and they shine'), part);
    assert.deepEqual([status, actions], ['failed', []], result);
  });

  it('tells the names of values, open values, and no secret and no password', async () => {
    const values = [
      { name: 'password', value: 'S3cret word!', isSecret: true },
      { name: 'shade', value: 'blue', isSecret: false },
    ];
    const { status, result } = await run(
      act('Fill {{password}} of the {{shade}} lamp where it belongs'),
      (_, count) =>
        count === 1 ? writes(['Type "{{password}}" into "Code"'], { isComplete: false }) : writes([]),
      { values },
    );
    assert.equal(status, 'passed', result);
    assert.equal(steps[0]?.expanded, 'Fill {{password}} of the blue lamp where it belongs');
    assert.ok(
      questions[1]?.page.some((line) => line.includes('••••')),
      'the page repeats what was typed',
    );
    assert.doesNotMatch(JSON.stringify([steps, questions]), /S3cret|typed-by-hand/u);
  });

  it('tells no password that the step itself says, and offers no sentence with a mask', async () => {
    const { status, marks } = await run(
      act('Sign me in, the pass is Hunter42x'),
      writes(['Type "Hunter42x" into "Pass"', 'Click "Go ahead"', 'Accept the dialog']),
    );
    assert.equal(status, 'passed');
    assert.match(marks[0]?.text ?? '', /small wrote: Type "••••" into "Pass"\. Click "Go ahead"\./u);
    assert.deepEqual(marks[0]?.sentences, []);
  });

  describe('with AI Vision', () => {
    const step = claim('All our lamps look inviting', true);

    it('is judged by a screenshot, and marked so', async () => {
      const passed = await run(step, writes([]));
      assert.deepEqual([passed.status, passed.result], ['passed', 'The lamps shine.']);
      assert.deepEqual(passed.marks, [
        { kind: 'vision', text: 'AI Vision: small judged it by the screenshot, not the step language.' },
      ]);
      assert.deepEqual(screenshots[0]?.subarray(0, 2), Buffer.from([0xff, 0xd8]));
      isBorneOut = false;
      assert.equal((await run(step, writes([]))).status, 'failed');
    });

    it('gets an action with a screenshot', async () => {
      await run({ ...act('Put a lamp in'), useVision: true }, writes(['Click the first "Put" button']));
      assert.deepEqual(questions[0]?.screenshot?.subarray(0, 2), Buffer.from([0xff, 0xd8]));
    });

    it('says where there is none', async () => {
      hasVision = false;
      const { status, result } = await run(step, writes(['The page shows "Blue lamp"']));
      assert.equal(status, 'passed');
      assert.match(result, /AI Vision was on, but small accepts no images; the step ran without it\.$/u);
    });
  });

  it('is not written in a frozen run', async () => {
    const { status, result } = await run(act('Get the order on its way'), writes([]), { isFrozen: true });
    assert.equal(status, 'failed');
    assert.match(result, /^The run is frozen, so no model was asked\. This step is not clear/u);
    assert.equal(steps.length, 0);
  });
});
