import { http, HttpResponse, type RequestHandler } from 'msw';
import type { Change } from 'shared/contract';
import { apiAddress } from './api-address.ts';

interface LiveStream {
  handler: RequestHandler;
  /** How often pages have connected. */
  connections: () => number;
  send: (...changes: Change[]) => void;
  /** Ends the connection as a server that restarts does. */
  end: () => void;
}

/** The stream of changes of a server, for one page. */
export function openLiveStream(): LiveStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let connections = 0;
  const write = (text: string) => controller?.enqueue(new TextEncoder().encode(text));
  return {
    handler: http.get(`${apiAddress}/events`, () => {
      connections += 1;
      const body = new ReadableStream<Uint8Array>({ start: (opened) => void (controller = opened) });
      write(': connected\n\n');
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
    connections: () => connections,
    send: (...changes) => write(`data: ${JSON.stringify({ changes })}\n\n`),
    end() {
      controller?.close();
      controller = undefined;
    },
  };
}
