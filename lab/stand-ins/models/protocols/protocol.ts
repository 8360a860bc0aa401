/** What a request asks for, whatever the protocol calls it. */
export interface ProtocolRequest {
  instructions: string;
  prompt: string;
  /** The answer has to have this JSON schema. */
  schema: unknown;
  /** The names of the tools that may be called. */
  tools: string[];
}

/** An answer: words, or a call of a tool; `isCut`: it reached the limit of tokens. */
export interface ProtocolAnswer {
  text?: string;
  call?: { tool: string; input: unknown };
  isCut: boolean;
}

/** A vendor's format of requests and answers, as far as structured answers need it. */
export interface Protocol {
  path: RegExp;
  read(body: string): ProtocolRequest;
  write(answer: ProtocolAnswer, tokens: { input: number; output: number }): object;
}

/** Its text, or those of its parts, joined. */
export function textOf(content: string | { text?: string }[] | undefined): string {
  return typeof content === 'string' ? content : (content ?? []).map(({ text }) => text ?? '').join('\n');
}
