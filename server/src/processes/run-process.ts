import { readConfig, type Config } from '../platform/config.ts';
import { createLog, type Log } from '../platform/log.ts';

/** Something that runs until it is closed. */
export interface RunningService {
  close(): Promise<void>;
}

/**
 * Starts the services and closes them in order on SIGTERM or Ctrl-C, in the configured time whatever hangs; a second Ctrl-C ends at once.
 * A failed start is one line.
 */
export async function runProcess(
  start: (basis: { config: Config; log: Log }) => Promise<RunningService[]>,
): Promise<void> {
  try {
    const config = readConfig();
    const log = createLog(config.logLevel);
    const services = await start({ config, log });
    let isStopping = false;
    const stop = async () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      setTimeout(() => abandon(log), config.stopTimeoutSeconds * 1000).unref();
      for (const service of services) await service.close();
      log.flush();
      process.exit(0);
    };
    process.on('SIGTERM', () => void stop());
    process.on('SIGINT', () => void stop());
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}

/** What is still at work is found by the others as if this process had died. */
function abandon(log: Log): never {
  log.warn('A service did not close in time; the process ends without it');
  log.flush();
  process.exit(1);
}
