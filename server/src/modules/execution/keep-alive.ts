import type { ExecutionRecord } from './execution.ts';

/** Often enough that a cancelled run ends within two seconds. */
const BEAT = 500;

/**
 * Prolongs the record's lease until the returned function is called. `onLost` is called once: when the attempt was taken away,
 * or when the database did not answer for as long as the lease lasts.
 */
export function keepAlive(record: ExecutionRecord, leaseSeconds: number, onLost: () => void): () => void {
  let lastAnswer = Date.now();
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const beat = async () => {
    const isOurs = await record.prolong().catch(() => Date.now() - lastAnswer < leaseSeconds * 1000 && null);
    if (isStopped) return;
    if (isOurs === false) {
      onLost();
      return;
    }
    if (isOurs) lastAnswer = Date.now();
    timer = setTimeout(() => void beat(), BEAT);
  };
  timer = setTimeout(() => void beat(), BEAT);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
