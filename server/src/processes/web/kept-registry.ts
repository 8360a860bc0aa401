import { parseRegistry, type RegistryFile, type Release } from 'shared/registry';
import type { Log } from '../../platform/log.ts';
import { repeat } from '../repeat.ts';
import type { RunningService } from '../run-process.ts';

export interface KeptRegistry extends RunningService {
  /** The last one that could be read. Throws while there was none. */
  current(): RegistryFile;
  /** `ok`: read at the last look; `stale`: an earlier one is kept; `missing`: none was ever read. */
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

/** Looks at the registry every few seconds and keeps the last good one. Resolves after the first look, however it ended. */
export async function keepRegistry({ read, readHost, log, interval }: Options): Promise<KeptRegistry> {
  let document: RegistryFile | null = null;
  let readAt: string | null = null;
  let fault: string | null = null;
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
  const look = async () => {
    try {
      accept(await read(), await readHost());
      if (fault !== null) log.info('The registry can be read again');
      fault = null;
    } catch (error) {
      const { message } = error as Error;
      // Said once, and not every few seconds.
      if (message !== fault)
        log.error({ err: error, readAt }, 'The registry could not be read; the last good one is kept');
      fault = message;
    }
    first.resolve(null);
  };
  const stop = repeat(interval, log, look);
  await first.promise;

  return {
    current() {
      if (!document) throw new Error('The registry has not been read yet.');
      return document;
    },
    health: () => ({ status: !document ? 'missing' : fault === null ? 'ok' : 'stale', readAt }),
    close: stop,
  };
}
