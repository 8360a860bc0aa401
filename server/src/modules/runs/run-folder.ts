interface Run {
  id: number;
  companyId: number;
}

/** Where the screenshots and the recording of a test run are stored; no slash at the end. */
export function runFolder({ id, companyId }: Run): string {
  return `runs/${companyId}/${id}`;
}

/** One attempt's own, so that a worker that comes back late overwrites nothing of the next. */
export function attemptFolder(run: Run, attempt: number): string {
  return `${runFolder(run)}/${attempt}`;
}
