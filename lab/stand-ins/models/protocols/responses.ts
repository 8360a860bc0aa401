import { asText } from './chat-completions.ts';
import { textOf, type Protocol } from './protocol.ts';

interface Body {
  input: { role: string; content: string | { text?: string }[] }[];
  tools?: { name: string }[];
  text?: { format?: { type: string; schema?: unknown } };
}

/** OpenAI's POST /responses. */
export const responses: Protocol = {
  path: /\/responses$/u,
  read(body) {
    const { input, tools = [], text } = JSON.parse(body) as Body;
    const texts = (...roles: string[]) =>
      input
        .filter(({ role }) => roles.includes(role))
        .map(({ content }) => textOf(content))
        .join('\n');
    return {
      instructions: texts('system', 'developer'),
      prompt: texts('user'),
      schema: text?.format?.schema,
      tools: tools.map(({ name }) => name),
    };
  },
  write({ text, call, isCut }, { input, output }) {
    const item = call
      ? {
          type: 'function_call',
          id: 'f1',
          call_id: 'c1',
          name: call.tool,
          arguments: asText(call.input),
          status: 'completed',
        }
      : {
          type: 'message',
          id: 'm1',
          role: 'assistant',
          status: 'completed',
          content: [{ type: 'output_text', text: text ?? '', annotations: [] }],
        };
    return {
      id: 'r1',
      object: 'response',
      created_at: 1,
      status: isCut ? 'incomplete' : 'completed',
      ...(isCut && { incomplete_details: { reason: 'max_output_tokens' } }),
      model: 'small',
      output: [item],
      usage: {
        input_tokens: input,
        input_tokens_details: { cached_tokens: 0 },
        output_tokens: output,
        output_tokens_details: { reasoning_tokens: 0 },
        total_tokens: input + output,
      },
    };
  },
};
