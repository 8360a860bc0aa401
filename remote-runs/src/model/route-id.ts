/** The id in an address; null when it is not a whole number, so that no run can have it. */
export function readId(text: string): number | null {
  if (!/^\d+$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}
