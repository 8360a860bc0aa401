import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { RequestHandlerExtra } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { ServerNotification, ServerRequest } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';

/** A call of a tool by an agent. */
interface ToolCall {
  /** Aborts when the agent cancels the call. */
  signal: AbortSignal;
  /** Tells an agent that wants to know how far the call has come. */
  progress(done: number, total: number): void;
}

/** Something that an agent can ask for. */
export interface AgentTool<Input extends z.ZodRawShape = z.ZodRawShape> {
  name: string;
  description: string;
  input: Input;
  /** It changes nothing, neither here nor on the page. */
  isReadOnly?: boolean;
  /** The answer. @throws Refusal */
  answer(input: z.output<z.ZodObject<Input>>, call: ToolCall): Promise<string> | string;
}

/** The tool as others that take something else. */
export const agentTool = <Input extends z.ZodRawShape>(tool: AgentTool<Input>) =>
  tool as unknown as AgentTool;

/**
 * Lets agents call a tool of a server. What it throws is answered as an error.
 * @param hide takes from an answer what it must not tell
 * @param answer how it is carried out; absent: as the tool says
 */
export function addTool(
  server: McpServer,
  tool: AgentTool,
  hide: (text: string) => string,
  answer: AgentTool['answer'] = tool.answer,
): void {
  const { name, description, input, isReadOnly = false } = tool;
  const config = {
    description,
    inputSchema: z.strictObject(input),
    annotations: { readOnlyHint: isReadOnly },
  };
  server.registerTool(name, config, async (given, extra) => {
    try {
      return { content: [{ type: 'text' as const, text: hide(await answer(given, callOf(extra))) }] };
    } catch (error) {
      throw new Error(hide((error as Error).message), { cause: error });
    }
  });
}

function callOf({
  signal,
  sendNotification,
  _meta,
}: RequestHandlerExtra<ServerRequest, ServerNotification>): ToolCall {
  const progressToken = _meta?.progressToken;
  return {
    signal,
    progress(progress, total) {
      if (progressToken === undefined) return;
      const params = { progressToken, progress, total };
      void sendNotification({ method: 'notifications/progress', params }).catch(() => undefined);
    },
  };
}
