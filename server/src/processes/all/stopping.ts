import type { RunningService } from '../run-process.ts';

/** npm passes on a Ctrl-C that the terminal has delivered already: the same one, a moment later. */
const ECHO = 500;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What must be ended when the process is: the last started first. */
export interface Stopping {
  add(service: RunningService): void;
  /** Closes everything. A service that fails to close does not keep the others open. */
  close(): Promise<void>;
}

export interface StoppingOptions {
  /** How long the services may take to close after a signal. */
  timeoutSeconds: number;
  onBegin(): void;
  /** A service could not be closed in order. */
  onTrouble(error: unknown): void;
  /** The last resort for what would outlive this process; called before it ends without having closed everything. */
  onAbandon(): void;
}

/** Ends the process in an orderly way on Ctrl-C, SIGTERM, a closed terminal or a lost parent; the second signal ends it at once. */
export function stopOnSignals({ timeoutSeconds, onBegin, onTrouble, onAbandon }: StoppingOptions): Stopping {
  const services: RunningService[] = [];
  let begin: number | undefined;

  async function close(): Promise<void> {
    for (const service of services.splice(0).reverse()) await service.close().catch(onTrouble);
  }
  function abandon(): never {
    onAbandon();
    process.exit(1);
  }
  async function stop(): Promise<void> {
    if (begin !== undefined) {
      if (performance.now() - begin > ECHO) abandon();
      return;
    }
    begin = performance.now();
    onBegin();
    setTimeout(abandon, timeoutSeconds * 1000).unref();
    await close();
    process.exit(0);
  }
  for (const signal of SIGNALS) process.on(signal, () => void stop());
  // Anyone who started this process and kept a channel open to it is gone.
  process.on('disconnect', () => void stop());
  return { add: (service) => services.push(service), close };
}
