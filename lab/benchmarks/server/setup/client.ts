import { Agent, request } from 'node:http';

const LIMIT = 10_000;

interface Answer {
  milliseconds: number;
  /** Of the body. */
  bytes: number;
}

/** One browser: a connection that is kept open, and a session. Rejects for every answer but 200, and for none within ten seconds. */
export interface Client {
  get(path: string): Promise<Answer>;
  close(): void;
}

export function createClient(address: string, token: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: (path) =>
      new Promise((resolve, reject) => {
        const begin = performance.now();
        const call = request(`${address}${path}`, { agent, headers, timeout: LIMIT }, (reply) => {
          let bytes = 0;
          reply.on('data', (chunk: Buffer) => (bytes += chunk.length));
          reply.once('error', reject);
          reply.once('end', () => {
            if (reply.statusCode === 200) resolve({ milliseconds: performance.now() - begin, bytes });
            else reject(new Error(`${path} was answered ${reply.statusCode}.`));
          });
        });
        call.once('timeout', () => call.destroy(new Error(`${path} was not answered in time.`)));
        call.once('error', reject);
        call.end();
      }),
    close: () => agent.destroy(),
  };
}
