import { parseRegistry, type RegistryFile, type Release } from 'shared/registry';
import type { Log } from '../../platform/log.ts';
import { repeat } from '../repeat.ts';
import type { RunningService } from '../run-process.ts';

export interface WatchedRegistry extends RunningService {
  /** The last one that could be read. Throws while there was none. */
  current(): RegistryFile;
  /** `ok`: read at the last poll; `stale`: an earlier one is kept; `missing`: none was ever read. */
  health(): { status: 'ok' | 'stale' | 'missing'; readAt: string | null };
}

interface Options {
  read: () => Promise<unknown>;
  /** The build of the host that is served here, whatever the registry says of it. */
  readHost: () => Promise<RegistryFile['host']>;
  log: Log;
  /** Milliseconds between two looks. */
  interval: number;
}

/** Looks at the registry every few seconds and keeps the last good one. Resolves after the first poll, however it ended. */
export async function watchRegistry({ read, readHost, log, interval }: Options): Promise<WatchedRegistry> {
  let document: RegistryFile | null = null;
  let readAt: string | null = null;
  let problem: string | null = null;
  const first = Promise.withResolvers<null>();

  const accept = (read: unknown, host: RegistryFile['host']) => {
    const { errors } = parseRegistry(read);
    const { remotes } = read as Pick<RegistryFile, 'remotes'>;
    if (JSON.stringify(remotes) !== JSON.stringify(document?.remotes)) {
      const builds = Object.fromEntries(
        Object.entries(remotes).map(([name, entry]) => [name, (entry as Partial<Release> | null)?.build]),
      );
      log.info({ builds }, 'The registry names these builds');
      for (const message of Object.values(errors)) log.warn(message);
    }
    document = { host, remotes };
    readAt = new Date().toISOString();
  };
  const poll = async () => {
    try {
      accept(await read(), await readHost());
      if (problem !== null) log.info('The registry can be read again');
      problem = null;
    } catch (error) {
      const { message } = error as Error;
      // Said once, and not every few seconds.
      if (message !== problem)
        log.error({ err: error, readAt }, 'The registry could not be read; the last good one is kept');
      problem = message;
    }
    first.resolve(null);
  };
  const stop = repeat(interval, log, poll);
  await first.promise;

  return {
    current() {
      if (!document) throw new Error('The registry has not been read yet.');
      return document;
    },
    health: () => ({ status: !document ? 'missing' : problem === null ? 'ok' : 'stale', readAt }),
    close: stop,
  };
}
