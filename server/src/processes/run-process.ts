import { readConfig, type Config } from '../platform/config.ts';
import { createLog, type Log } from '../platform/log.ts';

/** Something that runs until it is closed. */
export interface RunningPart {
  close(): Promise<void>;
}

/** Starts the parts and closes them in order on SIGTERM or Ctrl-C; a second Ctrl-C ends at once. A failed start is one line. */
export async function runProcess(
  start: (basis: { config: Config; log: Log }) => Promise<RunningPart[]>,
): Promise<void> {
  try {
    const config = readConfig();
    const log = createLog(config.logLevel);
    const parts = await start({ config, log });
    let isStopping = false;
    const stop = async () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      for (const part of parts) await part.close();
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
