import { BlockedDestinationError, formatHostPort } from './network-policy.ts';

/** The failed connections of a run's pages, by destination. */
export type Failures = ReturnType<typeof createFailures>;

const MAX_DESTINATIONS = 500;
const MAX_NOTES = 5;

export function createFailures() {
  const failures = new Map<string, string>();
  const noticed = new Set<string>();
  let notes: string[] = [];

  function note(destination: string, reason: string): void {
    if (noticed.has(destination) || noticed.size >= MAX_NOTES) return;
    noticed.add(destination);
    notes.push(`${destination} was not reached: ${reason}`);
  }

  return {
    add(host: string, port: number, error: unknown) {
      const destination = formatHostPort(host, port);
      const isBlocked = error instanceof BlockedDestinationError;
      const reason = reasonOf(error);
      if (failures.size < MAX_DESTINATIONS || failures.has(destination))
        failures.set(destination, `${isBlocked ? 'was not' : 'could not be'} opened: ${reason}`);
      if (isBlocked) note(destination, reason);
    },
    /** Forgets the failure of a destination after a successful connection. */
    forget: (host: string, port: number) => void failures.delete(formatHostPort(host, port)),
    /** The end of a sentence that starts with the address, e.g. `could not be opened: …`; undefined: no failure is known. */
    failureOf(address: string) {
      const url = URL.parse(address);
      if (!url) return undefined;
      const port = url.port || (/^(?:https|wss):$/.test(url.protocol) ? 443 : 80);
      return failures.get(formatHostPort(url.hostname.replace(/^\[|\]$/g, ''), Number(port)));
    },
    /** Sentences about destinations that were blocked since the last call. */
    takeNotes() {
      const taken = notes;
      notes = [];
      return taken;
    },
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof BlockedDestinationError) return error.message;
  const { code, name } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND') return 'there is no server of that name.';
  if (code === 'EAI_AGAIN') return 'no name server answered.';
  if (code === 'ECONNREFUSED') return 'the server refused the connection.';
  if (code === 'ETIMEDOUT' || name === 'TimeoutError') return 'the server did not answer in time.';
  return 'the network does not lead there.';
}
