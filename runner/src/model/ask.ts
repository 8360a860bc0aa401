import { generateText, type ToolSet, type UserContent } from 'ai';
import { reasonOf } from './failure-reason.ts';
import { ModelError } from './model-error.ts';
import { retryWhileBusy } from './retry.ts';
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
const MAX_OUTPUT_TOKENS = 4000;

/**
 * Requests the next tool call. Retries with exponential backoff if the server is busy or failing.
 * @throws ModelError with a sentence; the signal's reason if it aborts.
 */
export async function ask(
  model: RunModel,
  question: { instructions: string; content: UserContent; tools: ToolSet },
  signal: AbortSignal,
): Promise<ToolCall> {
  try {
    return await retryWhileBusy(ATTEMPTS, signal, () => askOnce(model, question, signal));
  } catch (error) {
    signal.throwIfAborted();
    throw new ModelError(`The model ${model.name} ${reasonOf(error)}.`);
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
