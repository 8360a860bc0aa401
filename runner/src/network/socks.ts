import type { Socket } from 'node:net';

const EVENTS = ['readable', 'end', 'close'];
const VERSION = 5;
const NO_AUTHENTICATION = 0;
const CONNECT = 1;
const IPV4 = 1;
const NAME = 3;
const IPV6 = 4;

/** Reply codes of RFC 1928. */
export const REPLY = { granted: 0, unreachable: 4, refused: 5, unsupported: 7 } as const;

type Read = (length: number) => Promise<Buffer>;

/** Parses the CONNECT request of a SOCKS 5 client. @throws an Error for any other input. */
export async function readSocksRequest(socket: Socket): Promise<{ host: string; port: number }> {
  let wake: () => void = () => undefined;
  const onChange = () => wake();
  // One listener for all reads: a new one would be called at once while fewer bytes than requested are readable.
  for (const event of EVENTS) socket.on(event, onChange);
  const read: Read = async (length) => {
    for (;;) {
      const bytes = length === 0 ? Buffer.alloc(0) : (socket.read(length) as Buffer | null);
      if (bytes?.length === length) return bytes;
      if (bytes || socket.readableEnded || socket.destroyed) throw new Error('The client left.');
      await new Promise<void>((resolve) => (wake = resolve));
    }
  };
  try {
    return await parseRequest(socket, read);
  } finally {
    for (const event of EVENTS) socket.off(event, onChange);
  }
}

async function parseRequest(socket: Socket, read: Read): Promise<{ host: string; port: number }> {
  const [version, methods = 0] = await read(2);
  if (version !== VERSION) throw new Error('This is not SOCKS 5.');
  await read(methods);
  socket.write(Uint8Array.of(VERSION, NO_AUTHENTICATION));
  const [, command, , kind] = await read(4);
  const host = await readHost(read, kind);
  const port = (await read(2)).readUInt16BE();
  if (command === CONNECT) return { host, port };
  replySocks(socket, REPLY.unsupported);
  throw new Error('Only connections are served.');
}

export function replySocks(socket: Socket, reply: number): void {
  socket.write(Uint8Array.of(VERSION, reply, 0, IPV4, 0, 0, 0, 0, 0, 0));
}

async function readHost(read: Read, kind: number | undefined): Promise<string> {
  if (kind === IPV4) return (await read(4)).join('.');
  if (kind === IPV6) return (await read(16)).toString('hex').match(/.{4}/g)?.join(':') ?? '';
  if (kind !== NAME) throw new Error('Unknown kind of address.');
  const [length = 0] = await read(1);
  return (await read(length)).toString('latin1');
}
