const KEY_BYTES = 16;

/** One per thing that the user wants created, and the same one when the call is repeated. */
export function newIdempotencyKey(): string {
  // `crypto.randomUUID` does not exist where the dashboard is served without TLS.
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
