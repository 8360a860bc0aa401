import type { PlannedAction } from 'shared/contract';
import type { RunContext } from '../core/run-context.ts';
import type { PendingAction } from '../reporting/event-stream.ts';
import { takeScreenshot } from '../browser/screenshot.ts';
import { ask, type ToolCall } from './ask.ts';
import { executeCall } from './execute-call.ts';
import { endProblem, readEnd } from './done-call.ts';
import { ModelError } from './model-error.ts';
import { observe, type Observation } from './observe.ts';
import { buildPrompt, INSTRUCTIONS } from './prompt.ts';
import type { RunModel } from './run-model.ts';
import type { ModelTask } from './done-call.ts';
import { ACTING_TOOLS, isToolName, JUDGING_TOOLS } from './tools.ts';

export interface ModelEnd {
  isSuccessful: boolean;
  /** For the step's result. */
  result: string;
  /** The executed actions, to be done again; null if they cannot. */
  actions: PlannedAction[] | null;
  /** The number of executed actions. */
  count: number;
}

const MAX_PROBLEMS = 3;

/**
 * Alternates observations and model calls until the model says that the step is done or impossible, or a limit is reached.
 * @throws ModelError if the model does not answer; the signal's reason; Playwright's error if the page crashes.
 */
export async function runModelLoop(
  run: RunContext,
  model: RunModel,
  task: ModelTask,
  onAction: (action: PendingAction) => Promise<void>,
): Promise<ModelEnd> {
  const { step, mode } = task;
  const text = run.values.expandOpen(step.action);
  const secrets = run.values.namesIn(text);
  const budget = startBudget(model);
  const history = [...task.done];
  const actions: (PlannedAction | null)[] = [];
  let before: Observation | null = null;
  let problems = 0;
  const end = (isSuccessful: boolean, result: string): ModelEnd => {
    const known = actions.filter((action) => action !== null);
    const isWhole = known.length === actions.length && known.length > 0;
    return { isSuccessful, result, actions: isWhole ? known : null, count: actions.length };
  };

  for (;;) {
    const spent = budget();
    if (spent) return end(false, spent);
    const observation = await observe(run);
    const screenshot = step.useVision && model.limits.hasVision ? await takeScreenshot(run.window) : null;
    const input = { step, text, secrets, history, observation, before, screenshot };
    const call = await ask(
      model,
      {
        instructions: INSTRUCTIONS[mode],
        content: buildPrompt(input, run.values.mask),
        tools: mode === 'act' ? ACTING_TOOLS : JUDGING_TOOLS,
      },
      run.step.signal,
    );
    const ended = readEnd(call);
    if (ended) {
      const problem = ended.success
        ? endProblem(task, text, ended.evidence, actions.length, await observe(run))
        : null;
      if (!problem) return end(ended.success, ended.reason);
      if (++problems >= MAX_PROBLEMS)
        return end(false, `${model.name} said that it is done, but could not show it: ${problem}`);
      history.push(`You called done, which was not accepted: ${problem}`);
    } else {
      const problem = formProblem(call, mode);
      if (problem) {
        if (++problems >= MAX_PROBLEMS)
          throw new ModelError(`The model ${model.name} did not answer in a form that could be read.`);
        history.push(problem);
      } else {
        const outcome = await executeCall(run, step.action, call, observation);
        history.push(outcome.sentence);
        if (outcome.action) await onAction({ ...outcome.action, source: 'model' });
        if (outcome.action?.isSuccessful) actions.push(outcome.planned);
      }
    }
    before = observation;
  }
}

function formProblem(call: ToolCall, mode: ModelTask['mode']): string | null {
  if (call.error) return call.error;
  if (!isToolName(call.tool) || (mode === 'judge' && !(call.tool in JUDGING_TOOLS)))
    return `There is no tool ${call.tool} here.`;
  return null;
}

/** Returns a function that checks the limits: a sentence if one is reached, else null. */
function startBudget(model: RunModel): () => string | null {
  const { maxStepActions, maxStepTokens, maxRunTokens } = model.limits;
  const start = model.tokens();
  let calls = 0;
  return () => {
    if (calls++ >= maxStepActions)
      return `The step was not done within ${maxStepActions} actions of ${model.name} (AI_MAX_STEP_ACTIONS).`;
    if (model.tokens() - start >= maxStepTokens)
      return `The step used up its ${maxStepTokens} tokens of ${model.name} (AI_MAX_STEP_TOKENS).`;
    if (model.tokens() >= maxRunTokens)
      return `The run used up its ${maxRunTokens} tokens of ${model.name} (AI_MAX_RUN_TOKENS).`;
    return null;
  };
}
