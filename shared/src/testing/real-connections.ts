import { Socket, type LookupFunction } from 'node:net';

/** What the test file that runs now may connect to, and what it tried to connect to in vain. */
interface Connections {
  localPorts: Set<number>;
  refused: string[];
}

const CONNECTIONS = Symbol.for('steplight.test-connections');
const sockets: Socket & { [CONNECTIONS]?: Connections } = Socket.prototype;

/** Lets this test file connect to a server that it started itself, on a port of 127.0.0.1. */
export function allowLocalConnections(port: number): void {
  sockets[CONNECTIONS]?.localPorts.add(port);
}

/** The addresses of the connections that were refused since the last call. */
export const takeRefusedConnections = () => sockets[CONNECTIONS]?.refused.splice(0) ?? [];

/**
 * Refuses every connection that msw does not answer, with its address. Between two test files nothing is intercepted, but `fetch` and
 * its pool of connections belong to the whole process: a connection opened then, e.g. by an aborted request, would serve requests of
 * the next file, unseen by its interceptors.
 */
export function refuseRealConnections(): void {
  const isInstalled = sockets[CONNECTIONS] !== undefined;
  sockets[CONNECTIONS] = { localPorts: new Set(), refused: [] };
  // Node's modules are shared by all test files of one process.
  if (isInstalled) return;
  const connect = sockets.connect as (this: Socket, ...args: unknown[]) => Socket;
  sockets.connect = function (this: Socket, ...args: unknown[]) {
    const { host, port, path } = target(args);
    const isOwnServer = host === '127.0.0.1' && sockets[CONNECTIONS]?.localPorts.has(Number(port));
    // msw gives a socket that it answers a `connect` of its own.
    if (isOwnServer || Object.hasOwn(this, 'connect')) return connect.apply(this, args);
    const address = path ?? `${host}:${port}`;
    sockets[CONNECTIONS]?.refused.push(address);
    const error = new Error(`A test connects to ${address}, which no handler of msw answers.`);
    return connect.call(this, { host: 'refused.invalid', port: 1, lookup: failWith(error) });
  };
}

/** Like a name that DNS does not know: clients expect that a connection fails later, not within the call. */
function failWith(error: Error): LookupFunction {
  return (_name, _options, callback) => queueMicrotask(() => callback(error, []));
}

interface Target {
  host?: string;
  port?: number | string;
  path?: string;
}

/** `connect` takes options, a port and a host, or a path, also as one list. */
function target(args: unknown[]): Target {
  const [first, second] = (Array.isArray(args[0]) ? args[0] : args) as unknown[];
  if (typeof first === 'object' && first !== null) return { host: 'localhost', ...first };
  const host = typeof second === 'string' ? second : 'localhost';
  return Number.isNaN(Number(first)) ? { path: String(first) } : { host, port: Number(first) };
}
