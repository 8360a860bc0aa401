/** For failures that are logged and not shown: says in the browser's console what failed, and why. */
export function logError(error: unknown, whatFailed: string): void {
  // eslint-disable-next-line no-console -- the one place that may
  console.error(whatFailed, error);
}
