import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError, generateText, type ToolSet, type UserContent } from 'ai';
import { ModelFailure, reasonOf } from './model-failure.ts';
import type { RunModel } from './run-model.ts';

/** One call that the model makes; not checked yet if `fault` says that it is malformed. */
export interface ToolCall {
  tool: string;
  input: unknown;
  /** What the model is to be told about the call's form; null: it is well-formed. */
  fault: string | null;
}

const CALL_TIMEOUT_MS = 60_000;
const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 20_000;
const MAX_OUTPUT_TOKENS = 4000;

/**
 * Asks for the next call. Answers of a server that is busy or broken are asked for again, after longer and longer pauses.
 * @throws ModelFailure with a sentence; the signal's reason if it aborts.
 */
export async function ask(
  model: RunModel,
  question: { instructions: string; content: UserContent; tools: ToolSet },
  signal: AbortSignal,
): Promise<ToolCall> {
  for (let attempt = 1; ; attempt++) {
    signal.throwIfAborted();
    try {
      return await askOnce(model, question, signal);
    } catch (error) {
      signal.throwIfAborted();
      if (attempt === ATTEMPTS || !isPassing(error))
        throw new ModelFailure(`The model ${model.name} ${reasonOf(error)}.`);
      await sleep(pauseAfter(error, attempt), undefined, { signal });
    }
  }
}

async function askOnce(
  model: RunModel,
  { instructions, content, tools }: { instructions: string; content: UserContent; tools: ToolSet },
  signal: AbortSignal,
): Promise<ToolCall> {
  const answer = await generateText({
    model: await model.open(),
    instructions,
    messages: [{ role: 'user', content }],
    tools,
    toolChoice: 'required',
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]),
    // Also of an answer that turns out to be none.
    onLanguageModelCallEnd: ({ usage }) => model.count(usage.inputTokens ?? 0, usage.outputTokens ?? 0),
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AI_ToolChoiceViolationError') return null;
    throw error;
  });
  const call = answer?.toolCalls[0];
  if (!call) return { tool: '', input: {}, fault: 'You called no tool. Answer with one call of a tool.' };
  const isInvalid = 'invalid' in call && call.invalid === true;
  return {
    tool: call.toolName,
    input: call.input,
    fault: isInvalid ? `The call of ${call.toolName} was malformed.` : null,
  };
}

/** Worth asking again: the server is busy or broken, or did not answer. */
function isPassing(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return error instanceof Error && error.name === 'TimeoutError';
  const { statusCode: status } = error;
  return status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
}

/** As long as the server asks for, else twice as long each time; milliseconds. */
function pauseAfter(error: unknown, attempt: number): number {
  const asked = APICallError.isInstance(error) ? Number(error.responseHeaders?.['retry-after']) : NaN;
  const pause = asked > 0 ? asked * 1000 : FIRST_PAUSE_MS * 2 ** (attempt - 1);
  return Math.min(pause, MAX_PAUSE_MS);
}
