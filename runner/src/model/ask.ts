import { setTimeout as sleep } from 'node:timers/promises';
import { APICallError, generateText, type ToolSet, type UserContent } from 'ai';
import { ModelFailure, reasonOf } from './model-failure.ts';
import type { RunModel } from './run-model.ts';

/** A tool call of the model; `input` is unvalidated if `error` is set. */
export interface ToolCall {
  tool: string;
  input: unknown;
  /** An error message for the model if the call is malformed, else null. */
  error: string | null;
}

const CALL_TIMEOUT_MS = 60_000;
const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 20_000;
const MAX_OUTPUT_TOKENS = 4000;

/**
 * Requests the next tool call. Retries with exponential backoff if the server is busy or failing.
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
    // Also counts responses without a tool call.
    onLanguageModelCallEnd: ({ usage }) => model.count(usage.inputTokens ?? 0, usage.outputTokens ?? 0),
  }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'AI_ToolChoiceViolationError') return null;
    throw error;
  });
  const call = answer?.toolCalls[0];
  if (!call) return { tool: '', input: {}, error: 'You called no tool. Answer with one call of a tool.' };
  const isInvalid = 'invalid' in call && call.invalid === true;
  return {
    tool: call.toolName,
    input: call.input,
    error: isInvalid ? `The call of ${call.toolName} was malformed.` : null,
  };
}

/** Whether a retry may help: the server is busy, failing, or did not answer. */
function isPassing(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return error instanceof Error && error.name === 'TimeoutError';
  const { statusCode: status } = error;
  return status === undefined || status === 408 || status === 409 || status === 429 || status >= 500;
}

/** The server's `retry-after`, else exponential backoff; milliseconds. */
function pauseAfter(error: unknown, attempt: number): number {
  const asked = APICallError.isInstance(error) ? Number(error.responseHeaders?.['retry-after']) : NaN;
  const pause = asked > 0 ? asked * 1000 : FIRST_PAUSE_MS * 2 ** (attempt - 1);
  return Math.min(pause, MAX_PAUSE_MS);
}
