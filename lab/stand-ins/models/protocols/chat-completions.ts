import { textOf, type Protocol } from './protocol.ts';

interface Body {
  messages: { role: string; content: string | { text?: string }[] }[];
  tools?: { function: { name: string } }[];
  response_format?: { type: string; json_schema?: { schema: unknown } };
}

/** POST /chat/completions, as many servers offer it. */
export const chatCompletions: Protocol = {
  path: /\/chat\/completions$/u,
  read(body) {
    const { messages, tools = [], response_format } = JSON.parse(body) as Body;
    const texts = (role: string) =>
      messages
        .filter((message) => message.role === role)
        .map(({ content }) => textOf(content))
        .join('\n');
    return {
      instructions: texts('system'),
      prompt: texts('user'),
      schema: response_format?.json_schema?.schema,
      tools: tools.map((tool) => tool.function.name),
    };
  },
  write({ text, call, isCut }, { input, output }) {
    const called = call && {
      id: 'call_1',
      type: 'function',
      function: { name: call.tool, arguments: asText(call.input) },
    };
    const message = {
      role: 'assistant',
      content: text ?? null,
      ...(called && { tool_calls: [called] }),
    };
    const finish = isCut ? 'length' : call ? 'tool_calls' : 'stop';
    return {
      id: 'c',
      object: 'chat.completion',
      created: 1,
      model: 'small',
      choices: [{ index: 0, message, finish_reason: finish }],
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
    };
  },
};

/** Arguments travel as text; a malformed call is text that is no JSON. */
export function asText(input: unknown): string {
  return typeof input === 'string' ? input : JSON.stringify(input);
}
