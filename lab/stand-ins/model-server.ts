import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** What a model was asked. */
export interface ModelRequest {
  path: string;
  headers: IncomingHttpHeaders;
  /** The whole body as it came. */
  body: string;
  instructions: string;
  /** The texts of the user's message. */
  prompt: string;
  /** Data addresses of its screenshots. */
  images: string[];
  tools: string[];
}

/** How it answers: by a call of a tool, by words, by an error, or not at all. */
export type ModelReply =
  | { tool: string; input: object }
  | { text: string }
  | { status: number; headers?: Record<string, string> }
  | 'silence';

/** Each call is counted as so many tokens. */
export const TOKENS = { input: 100, output: 10 };

/** A server that speaks the chat completions protocol; `answer` decides by what it is asked, and by how often it was. */
export async function startModelServer(
  answer: (request: ModelRequest, count: number) => ModelReply | Promise<ModelReply>,
) {
  const requests: ModelRequest[] = [];
  const errors: unknown[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const request = { ...readBody(body), path: incoming.url ?? '', headers: incoming.headers, body };
    requests.push(request);
    try {
      send(response, await answer(request, requests.length));
    } catch (error) {
      errors.push(error);
      send(response, { status: 400 });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  /** `errors`: what `answer` has thrown. */
  return {
    requests,
    errors,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface ContentItem {
  type: string;
  text?: string;
  image_url?: { url: string };
}

interface ChatBody {
  messages: { role: string; content: string | ContentItem[] }[];
  tools?: { function: { name: string } }[];
}

function readBody(body: string): Pick<ModelRequest, 'instructions' | 'prompt' | 'images' | 'tools'> {
  const { messages, tools = [] } = JSON.parse(body) as ChatBody;
  const contents = (role: string): ContentItem[] =>
    messages
      .filter((message) => message.role === role)
      .flatMap(({ content }) => (typeof content === 'string' ? [{ type: 'text', text: content }] : content));
  const texts = (role: string) =>
    contents(role)
      .map(({ text }) => text ?? '')
      .join('\n');
  return {
    instructions: texts('system'),
    prompt: texts('user'),
    images: contents('user').flatMap(({ image_url }) => image_url?.url ?? []),
    tools: tools.map((tool) => tool.function.name),
  };
}

function send(response: ServerResponse, reply: ModelReply): void {
  if (reply === 'silence') return;
  const isError = 'status' in reply;
  response.writeHead(isError ? reply.status : 200, {
    'content-type': 'application/json',
    ...(isError && reply.headers),
  });
  response.end(JSON.stringify(isError ? { error: { message: 'no' } } : completion(reply)));
}

function completion(reply: Exclude<ModelReply, 'silence' | { status: number }>) {
  const message =
    'text' in reply
      ? { role: 'assistant', content: reply.text }
      : {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: 'call_1',
              type: 'function',
              function: { name: reply.tool, arguments: JSON.stringify(reply.input) },
            },
          ],
        };
  const { input, output } = TOKENS;
  return {
    id: 'c',
    object: 'chat.completion',
    created: 1,
    model: 'small',
    choices: [{ index: 0, message, finish_reason: 'text' in reply ? 'stop' : 'tool_calls' }],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  };
}

/** The reference of the element whose line the prompt shows. Throws where it shows none. */
export function referenceIn(prompt: string, line: RegExp): string {
  const shown = prompt.split('\n').find((one) => line.test(one));
  const reference = /\[ref=(\w+)\]/u.exec(shown ?? '')?.[1];
  if (reference === undefined)
    throw new Error(`The prompt shows no element like ${String(line)}:\n${prompt}`);
  return reference;
}
