import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { DEFAULT_MODEL_LIMITS, type ModelLimits } from '../model/model-limits.ts';
import { modelOptions } from '../model/model-options.ts';
import { referenceIn, startModelServer, type ModelReply, type ModelRequest } from 'stand-ins/model-server.ts';
import type { ExecutedAction, RunnerStep, RunOutcome, RunRequest, StepOutcome } from '../types.ts';
import { runSteps, startTestRunner } from './test-runner.ts';
import { serveSite, type FullAnswer } from './test-site.ts';
import { STATIC } from './timings.ts';

const CONNECTION = { provider: 'openai-compatible', model: 'small', apiKey: 'key-1' } as const;

/** The model's response to a request; `count` is the number of requests in this run. */
type Answer = (request: ModelRequest, count: number) => ModelReply;

interface Ran {
  outcome: RunOutcome;
  end: StepOutcome;
  actions: ExecutedAction[];
}

/** Starts a runner before the tests of the current suite and closes it after them. */
export function provideModelRunner(page: { body: string }) {
  let runner: Awaited<ReturnType<typeof startModelRunner>>;
  before(async () => {
    runner = await startModelRunner(page);
  });
  after(() => runner.close());
  const run: (typeof runner)['run'] = (...request) => runner.run(...request);
  return { run, requests: () => runner.requests };
}

/** A runner with a stand-in model, and a site of one page: `page.body`. */
async function startModelRunner(page: { body: string }) {
  let answer: Answer;
  let limits = DEFAULT_MODEL_LIMITS;
  const site = await serveSite({ '/': (): FullAnswer => page });
  const model = await startModelServer((request, count) => answer(request, count));
  const { name, open } = modelOptions({ ...CONNECTION, baseUrl: model.baseUrl }, limits);
  const runner = await startTestRunner({
    model: {
      name,
      open,
      get limits() {
        return limits;
      },
    },
  });
  return {
    /** The requests to the model in the last run. */
    requests: model.requests,
    /** Runs one step, with limits other than the default ones. */
    async run(
      step: RunnerStep,
      decide: Answer,
      { limits: changed, ...request }: Partial<RunRequest> & { limits?: Partial<ModelLimits> } = {},
    ): Promise<Ran> {
      [answer, limits] = [decide, { ...DEFAULT_MODEL_LIMITS, ...changed }];
      model.requests.length = 0;
      const asked = { steps: [step], timing: STATIC, ...request };
      const { outcome, actions, steps } = await runSteps(runner.runner, site.address, [], asked);
      assert.deepEqual(model.errors, []);
      const end = steps[0] ?? {
        isSuccessful: false,
        result: '',
        startSeconds: 0,
        durationSeconds: 0,
        marks: [],
      };
      return { outcome, end, actions: actions.map(({ action }) => action) };
    },
    async close() {
      await runner.close();
      await site.close();
      model.close();
    },
  };
}

export const act = (action: string): RunnerStep => ({ type: 'act', action, useVision: false });
export const claim = (action: string): RunnerStep => ({ type: 'assert', action, useVision: false });

export const done = (reason: string, ...evidence: string[]): ModelReply => ({
  tool: 'done',
  input: { success: true, reason, evidence },
});
export const giveUp = (reason: string): ModelReply => ({ tool: 'done', input: { success: false, reason } });

export const click = (prompt: string, line: RegExp): ModelReply => ({
  tool: 'click_element_by_index',
  input: { ref: referenceIn(prompt, line) },
});

export const kinds = ({ marks }: StepOutcome) => marks.map(({ kind }) => kind);
