/** Logs a failure that is not shown to the browser's console. */
export function logError(error: unknown, whatFailed: string): void {
  // eslint-disable-next-line no-console -- the only place that logs
  console.error(whatFailed, error);
}
