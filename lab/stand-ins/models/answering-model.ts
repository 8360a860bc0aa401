import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { chatCompletions } from './protocols/chat-completions.ts';
import { generateContent } from './protocols/generate-content.ts';
import { messages } from './protocols/messages.ts';
import type { Protocol, ProtocolAnswer, ProtocolRequest } from './protocols/protocol.ts';
import { responses } from './protocols/responses.ts';

/** By the name of the provider whose protocol it is. */
const PROTOCOLS = {
  openai: responses,
  anthropic: messages,
  google: generateContent,
  'openai-compatible': chatCompletions,
} satisfies Record<string, Protocol>;

/** In which form a request wants its answer. */
type AnswerForm = 'schema' | 'tool' | 'text';

export interface AskedQuestion extends ProtocolRequest {
  path: string;
  headers: IncomingHttpHeaders;
  /** The whole body as it came. */
  body: string;
  form: AnswerForm;
}

/**
 * `value`: delivered in the form that is asked for. `text`: delivered as it is, malformed or cut, as the text or as the input of the call.
 * `body`: the whole response.
 */
export type StandInReply =
  | { value: unknown }
  | { text: string; isCut?: boolean }
  | { status: number; headers?: Record<string, string> }
  | { body: string }
  | 'silence';

/** Each answer is counted as so many tokens. */
export const ANSWER_TOKENS = { input: 100, output: 10 };

export interface AnsweringModelOptions {
  provider?: keyof typeof PROTOCOLS;
  /** Forms that it refuses with a status, or ignores: it then answers with words. */
  lacks?: Partial<Record<AnswerForm, number | 'ignored'>>;
  /** `count`: how many questions there were, this one included, without those about a greeting. */
  answer(question: AskedQuestion, count: number): StandInReply | Promise<StandInReply>;
}

/** A model that answers questions in a form, in the protocol of a vendor; a question about a greeting, by which servers are tried out, is answered rightly. */
export async function startAnsweringModel(options: AnsweringModelOptions) {
  const { provider = 'openai-compatible', answer } = options;
  const protocol = PROTOCOLS[provider];
  const asked: AskedQuestion[] = [];
  const questions: AskedQuestion[] = [];
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const path = incoming.url ?? '';
    if (!protocol.path.test(path)) return void response.writeHead(404).end();
    const question = readQuestion(protocol, path, incoming.headers, body);
    asked.push(question);
    const isProbe = question.prompt.includes('Greet ');
    if (!isProbe) questions.push(question);
    const lack = options.lacks?.[question.form];
    const reply: StandInReply =
      typeof lack === 'number'
        ? { status: lack }
        : lack === 'ignored'
          ? { text: 'Hello, tester!' }
          : isProbe
            ? { value: { greeting_text: 'Hello!', word_count: 1 } }
            : await answer(question, questions.length);
    send(response, protocol, question, reply, lack === 'ignored');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return {
    server,
    /** All requests. */
    asked,
    /** The requests without those about a greeting. */
    questions,
    /** Changes what the server lacks from now on. */
    lack: (lacks: AnsweringModelOptions['lacks']) => void (options.lacks = lacks),
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function readQuestion(
  protocol: Protocol,
  path: string,
  headers: IncomingHttpHeaders,
  body: string,
): AskedQuestion {
  const request = protocol.read(body);
  const form = request.schema ? 'schema' : request.tools.length > 0 ? 'tool' : 'text';
  return { ...request, path, headers, body, form };
}

function send(
  response: ServerResponse,
  protocol: Protocol,
  question: AskedQuestion,
  reply: StandInReply,
  isPlain: boolean,
): void {
  if (reply === 'silence') return;
  const isError = 'status' in reply;
  response.writeHead(isError ? reply.status : 200, {
    'content-type': 'application/json',
    ...(isError && reply.headers),
  });
  if (isError) response.end(JSON.stringify({ error: { message: 'no' } }));
  else if ('body' in reply) response.end(reply.body);
  else response.end(JSON.stringify(protocol.write(answerOf(question, reply, isPlain), ANSWER_TOKENS)));
}

function answerOf(
  { form, tools }: AskedQuestion,
  reply: { value: unknown } | { text: string; isCut?: boolean },
  isPlain: boolean,
): ProtocolAnswer {
  const isCut = 'isCut' in reply && reply.isCut === true;
  const [tool] = tools;
  if (form === 'tool' && tool !== undefined && !isPlain)
    return { call: { tool, input: 'value' in reply ? reply.value : reply.text }, isCut };
  return { text: 'value' in reply ? JSON.stringify(reply.value) : reply.text, isCut };
}
