import { textOf, type Protocol } from './protocol.ts';

interface Body {
  systemInstruction?: { parts: { text?: string }[] };
  contents: { role: string; parts: { text?: string }[] }[];
  tools?: { functionDeclarations?: { name: string }[] }[];
  generationConfig?: { responseJsonSchema?: unknown };
}

/** Google's POST /models/<model>:generateContent. */
export const generateContent: Protocol = {
  path: /:generateContent$/u,
  read(body) {
    const { systemInstruction, contents, tools = [], generationConfig } = JSON.parse(body) as Body;
    return {
      instructions: textOf(systemInstruction?.parts),
      prompt: contents.map(({ parts }) => textOf(parts)).join('\n'),
      schema: generationConfig?.responseJsonSchema,
      tools: tools.flatMap(({ functionDeclarations = [] }) => functionDeclarations.map(({ name }) => name)),
    };
  },
  write({ text, call, isCut }, { input, output }) {
    const part = call ? { functionCall: { name: call.tool, args: call.input } } : { text: text ?? '' };
    return {
      candidates: [
        {
          content: { role: 'model', parts: [part] },
          finishReason: isCut ? 'MAX_TOKENS' : 'STOP',
          index: 0,
        },
      ],
      usageMetadata: {
        promptTokenCount: input,
        candidatesTokenCount: output,
        totalTokenCount: input + output,
      },
    };
  },
};
