import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** As much of a Selenium Grid as a client sees that opens a browser and reaches it by CDP: its sessions all lead to one browser. */
export interface StandInGrid {
  /** `http://user:secret@127.0.0.1:…`. */
  address: string;
  /** Arguments that the browsers of the sessions begun so far were asked for. */
  begun: string[][];
  /** How many sessions are open. */
  open(): number;
  close(): Promise<void>;
}

interface NewSession {
  capabilities: { alwaysMatch: { browserName: string; 'goog:chromeOptions': { args: string[] } } };
}

/** @param debuggerAddress `ws://…` of the browser; null: sessions without CDP */
export async function startGrid(debuggerAddress: string | null): Promise<StandInGrid> {
  const begun: string[][] = [];
  const sessions = new Set<string>();

  async function answer(request: IncomingMessage): Promise<{ status: number; value: unknown }> {
    const expected = `Basic ${Buffer.from('user:secret').toString('base64')}`;
    if (request.headers.authorization !== expected) return { status: 401, value: { error: 'unauthorized' } };
    const [, id] = /^\/session\/([^/]+)/.exec(request.url ?? '') ?? [];
    if (id !== undefined && !sessions.has(id)) return { status: 404, value: { error: 'invalid session id' } };
    if (id !== undefined) {
      if (request.method === 'DELETE') sessions.delete(id);
      return { status: 200, value: null };
    }
    const body = (await json(request)) as NewSession;
    begun.push(body.capabilities.alwaysMatch['goog:chromeOptions'].args);
    const sessionId = randomUUID();
    sessions.add(sessionId);
    const capabilities = { browserName: 'chrome', ...(debuggerAddress && { 'se:cdp': debuggerAddress }) };
    return { status: 200, value: { sessionId, capabilities } };
  }

  const server = createServer((request, response) => {
    void answer(request).then(({ status, value }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ value }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}`,
    begun,
    open: () => sessions.size,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
