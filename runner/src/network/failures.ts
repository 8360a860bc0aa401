import { placeOf } from './place.ts';
import { Refused } from './reach.ts';

/** What did not come about between a run's pages and the network. */
export interface Failures {
  add(host: string, port: number, error: unknown): void;
  /** The place has been reached: what was known against it is out of date. */
  forget(host: string, port: number): void;
  /** The rest of a sentence that begins with the address, e.g. `could not be opened: …`; undefined: nothing is known against it. */
  faultOf(address: string): string | undefined;
  /** Sentences about places that were refused since the last call. */
  takeNotes(): string[];
}

const MOST_PLACES = 500;
const MOST_NOTES = 5;

export function createFailures(): Failures {
  const faults = new Map<string, string>();
  const noted = new Set<string>();
  let notes: string[] = [];

  function note(place: string, reason: string): void {
    if (noted.has(place) || noted.size >= MOST_NOTES) return;
    noted.add(place);
    notes.push(`${place} was not reached: ${reason}`);
  }

  return {
    add(host, port, error) {
      const place = placeOf(host, port);
      const isRefused = error instanceof Refused;
      const reason = reasonOf(error);
      if (faults.size < MOST_PLACES || faults.has(place))
        faults.set(place, `${isRefused ? 'was not' : 'could not be'} opened: ${reason}`);
      if (isRefused) note(place, reason);
    },
    forget: (host, port) => void faults.delete(placeOf(host, port)),
    faultOf(address) {
      const url = URL.parse(address);
      if (!url) return undefined;
      const port = url.port || (/^(?:https|wss):$/.test(url.protocol) ? 443 : 80);
      return faults.get(placeOf(url.hostname.replace(/^\[|\]$/g, ''), Number(port)));
    },
    takeNotes() {
      const taken = notes;
      notes = [];
      return taken;
    },
  };
}

function reasonOf(error: unknown): string {
  if (error instanceof Refused) return error.message;
  const { code, name } = error as NodeJS.ErrnoException;
  if (code === 'ENOTFOUND') return 'there is no server of that name.';
  if (code === 'EAI_AGAIN') return 'no name server answered.';
  if (code === 'ECONNREFUSED') return 'the server refused the connection.';
  if (code === 'ETIMEDOUT' || name === 'TimeoutError') return 'the server did not answer in time.';
  return 'the network does not lead there.';
}
