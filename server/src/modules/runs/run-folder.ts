/** Where the screenshots and the recording of a test run are stored; no slash at the end. */
export function runFolder({ id, companyId }: { id: number; companyId: number }): string {
  return `runs/${companyId}/${id}`;
}
