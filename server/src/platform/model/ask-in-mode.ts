import {
  generateText,
  NoObjectGeneratedError,
  Output,
  tool,
  type LanguageModelUsage,
  type ModelMessage,
} from 'ai';
import { z } from 'zod';
import type { CountedModel } from './counted-model.ts';
import type { AnswerMode } from './answer-mode.ts';
import type { StructuredQuestion } from './question.ts';
import { readJson } from './read-json.ts';
import { UnreadableAnswerError } from './unreadable-answer.ts';

/** What a server sent: `value` is unvalidated, undefined without any. */
interface RawAnswer {
  value: unknown;
  finishReason: string | undefined;
}

/**
 * Asks once, in one mode, and counts the tokens of every answer.
 * @throws UnreadableAnswerError; the client's own errors; the signal's reason
 */
export async function askInMode<Value>(
  model: Pick<CountedModel, 'open' | 'count'>,
  question: StructuredQuestion<Value>,
  mode: AnswerMode,
  signal: AbortSignal,
): Promise<Value> {
  const { instructions, prompt, image, maxOutputTokens } = question;
  const text = { type: 'text', text: prompt } as const;
  const { value, finishReason } = await SENDERS[mode](question, {
    model: await model.open(),
    messages: [
      {
        role: 'user',
        content: image ? [text, { type: 'file', data: image, mediaType: 'image/jpeg' }] : [text],
      },
    ],
    instructions,
    maxOutputTokens,
    maxRetries: 0,
    abortSignal: signal,
    onLanguageModelCallEnd: ({ usage }: { usage: LanguageModelUsage }) =>
      model.count(usage.inputTokens ?? 0, usage.outputTokens ?? 0),
  });
  const parsed = question.schema.safeParse(value);
  if (!parsed.success) throw new UnreadableAnswerError(finishReason === 'length');
  return parsed.data;
}

type Request = Pick<
  Parameters<typeof generateText>[0],
  'model' | 'instructions' | 'maxOutputTokens' | 'maxRetries' | 'abortSignal'
> & { messages: ModelMessage[]; onLanguageModelCallEnd: (end: { usage: LanguageModelUsage }) => void };
type Sender = (question: StructuredQuestion<unknown>, request: Request) => Promise<RawAnswer>;

const SENDERS: Record<AnswerMode, Sender> = {
  async schema({ schema, name }, request) {
    try {
      const { text, finishReason } = await generateText({
        ...request,
        output: Output.object({ schema, name }),
      });
      return { value: readJson(text), finishReason };
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      return { value: readJson(error.text ?? ''), finishReason: error.finishReason };
    }
  },
  async tool({ schema, name }, request) {
    const { toolCalls, text, finishReason } = await generateText({
      ...request,
      tools: { [name]: tool({ description: 'Takes the answer.', inputSchema: schema }) },
      toolChoice: 'required',
    }).catch((error: unknown) => {
      if (error instanceof Error && error.name === 'AI_ToolChoiceViolationError')
        throw new UnreadableAnswerError(false);
      throw error;
    });
    return { value: toolCalls[0]?.input ?? readJson(text), finishReason };
  },
  async text({ schema }, request) {
    const form = JSON.stringify(z.toJSONSchema(schema));
    const { text, finishReason } = await generateText({
      ...request,
      instructions: `${String(request.instructions)}\n\nAnswer with one JSON object and nothing else. It has this JSON schema:\n${form}`,
    });
    return { value: readJson(text), finishReason };
  },
};
