import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { openGate } from './gate.ts';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: Record<string, unknown> }[];
  status: { code: number };
  startTimeUnixNano: string;
  endTimeUnixNano: string;
}

interface TraceBody {
  resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
}

/** Something that takes traces by OTLP over HTTP, closed after the test (or file) that started it. */
export async function startTraceReceiver() {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as TraceBody;
      if (request.url === '/v1/traces')
        spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  const gate = await openGate(server);
  return { spans, endpoint: `http://127.0.0.1:${gate.port}` };
}
