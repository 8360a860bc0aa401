import {
  StreamableHTTPClientTransport,
  StreamableHTTPError,
} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  InitializeResultSchema,
  isInitializeRequest,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js';

const INTERNAL_ERROR = -32603;
const INITIALIZED: JSONRPCMessage = { jsonrpc: '2.0', method: 'notifications/initialized' };

/**
 * Passes messages between an agent at the standard input and output and a server. Where the server has ended the session, another one
 * begins. Resolves when the input ends, or the signal aborts.
 */
export async function forwardMcp(
  { api, key }: { api: string; key: string },
  signal: AbortSignal,
): Promise<void> {
  const agent = new StdioServerTransport();
  let server: StreamableHTTPClientTransport | undefined;
  let hello: JSONRPCMessage | undefined;
  let again: Promise<void> | undefined;

  /** @param onHello takes the answer to the first message */
  async function connect(
    onHello: (answer: JSONRPCMessage) => unknown,
  ): Promise<StreamableHTTPClientTransport> {
    const next = new StreamableHTTPClientTransport(new URL(`${api}/mcp`), {
      requestInit: { headers: { authorization: `Bearer ${key}` }, redirect: 'manual' },
    });
    let pass = (message: JSONRPCMessage): unknown => {
      pass = (later) => agent.send(later);
      const { data } = isJSONRPCResultResponse(message)
        ? InitializeResultSchema.safeParse(message.result)
        : {};
      if (data) next.setProtocolVersion(data.protocolVersion);
      return onHello(message);
    };
    next.onmessage = (message) => void pass(message);
    await next.start();
    return next;
  }

  /** The session has ended: begins another one as the agent has begun the first. */
  async function connectAgain(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const next = await connect(resolve);
    if (hello) await next.send(hello);
    await promise;
    await next.send(INITIALIZED);
    server = next;
  }

  async function forward(message: JSONRPCMessage): Promise<void> {
    try {
      if (isInitializeRequest(message)) {
        hello = message;
        server = await connect((answer) => agent.send(answer));
      }
      await server?.send(message).catch(async (error: unknown) => {
        if (!(error instanceof StreamableHTTPError && error.code === 404)) throw error;
        again ??= connectAgain().finally(() => (again = undefined));
        await again;
        await server?.send(message);
      });
    } catch (error) {
      if (!isJSONRPCRequest(message)) return;
      const reason = sentenceOf(error as Error, api);
      await agent.send({ jsonrpc: '2.0', id: message.id, error: { code: INTERNAL_ERROR, message: reason } });
    }
  }

  const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
  agent.onmessage = (message) => void forward(message);
  process.stdin.once('end', end);
  process.stdin.once('close', end);
  signal.addEventListener('abort', end, { once: true });
  try {
    await agent.start();
    await ended;
  } finally {
    await server?.terminateSession().catch(() => undefined);
    await server?.close();
    await agent.close();
  }
}

/** What the server says, or that it does not answer. */
function sentenceOf(error: Error, api: string): string {
  const said = /"error":("(?:[^"\\]|\\.)*")/.exec(error.message)?.[1];
  if (said !== undefined) return JSON.parse(said) as string;
  return error instanceof StreamableHTTPError
    ? `The service at ${api} answered ${error.code}.`
    : `The service at ${api} does not answer.`;
}
