/** The embedded database cannot start; the message is a sentence for the person at the terminal and says what to do. */
export class EmbeddedDatabaseError extends Error {
  override readonly name = 'EmbeddedDatabaseError';
}
