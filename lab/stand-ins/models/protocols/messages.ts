import { textOf, type Protocol } from './protocol.ts';

interface Body {
  system?: { text?: string }[];
  messages: { role: string; content: string | { text?: string }[] }[];
  tools?: { name: string }[];
  output_config?: { format?: { type: string; schema?: unknown } };
}

/** Anthropic's POST /messages. */
export const messages: Protocol = {
  path: /\/messages$/u,
  read(body) {
    const { system, messages: sent, tools = [], output_config } = JSON.parse(body) as Body;
    return {
      instructions: textOf(system),
      prompt: sent.map(({ content }) => textOf(content)).join('\n'),
      schema: output_config?.format?.schema,
      tools: tools.map(({ name }) => name),
    };
  },
  write({ text, call, isCut }, { input, output }) {
    const content = call
      ? { type: 'tool_use', id: 'c1', name: call.tool, input: call.input }
      : { type: 'text', text: text ?? '' };
    return {
      id: 'm',
      type: 'message',
      role: 'assistant',
      model: 'small',
      content: [content],
      stop_reason: isCut ? 'max_tokens' : call ? 'tool_use' : 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: input, output_tokens: output },
    };
  },
};
