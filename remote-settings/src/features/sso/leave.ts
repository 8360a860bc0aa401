/** Opens a page of another site in this tab. */
export function leaveFor(address: string): void {
  globalThis.location.assign(address);
}
