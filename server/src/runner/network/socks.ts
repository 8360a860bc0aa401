import type { Socket } from 'node:net';
import { once } from 'node:events';

const VERSION = 5;
const NO_AUTHENTICATION = 0;
const CONNECT = 1;
const IPV4 = 1;
const NAME = 3;
const IPV6 = 4;

/** Answers of RFC 1928. */
export const REPLY = { granted: 0, unreachable: 4, refused: 5, unsupported: 7 } as const;

/** Reads what a SOCKS 5 client wants to be connected to. @throws an Error for anything but that. */
export async function readSocksRequest(socket: Socket): Promise<{ host: string; port: number }> {
  const [version, methods = 0] = await read(socket, 2);
  if (version !== VERSION) throw new Error('This is not SOCKS 5.');
  await read(socket, methods);
  socket.write(Uint8Array.of(VERSION, NO_AUTHENTICATION));
  const [, command, , kind] = await read(socket, 4);
  const host = await readHost(socket, kind);
  const port = (await read(socket, 2)).readUInt16BE();
  if (command === CONNECT) return { host, port };
  replySocks(socket, REPLY.unsupported);
  throw new Error('Only connections are served.');
}

export function replySocks(socket: Socket, reply: number): void {
  socket.write(Uint8Array.of(VERSION, reply, 0, IPV4, 0, 0, 0, 0, 0, 0));
}

async function readHost(socket: Socket, kind: number | undefined): Promise<string> {
  if (kind === IPV4) return (await read(socket, 4)).join('.');
  if (kind === IPV6) return (await read(socket, 16)).toString('hex').match(/.{4}/g)?.join(':') ?? '';
  if (kind !== NAME) throw new Error('Unknown kind of address.');
  const [length = 0] = await read(socket, 1);
  return (await read(socket, length)).toString('latin1');
}

/** Exactly so many bytes. Rejects if the client leaves before. */
async function read(socket: Socket, length: number): Promise<Buffer> {
  if (length === 0) return Buffer.alloc(0);
  for (;;) {
    const bytes = socket.read(length) as Buffer | null;
    if (bytes?.length === length) return bytes;
    if (socket.readableEnded || socket.destroyed) throw new Error('The client left.');
    const left = new AbortController();
    try {
      const options = { signal: left.signal };
      await Promise.race([once(socket, 'readable', options), once(socket, 'close', options)]);
    } finally {
      left.abort();
    }
  }
}
