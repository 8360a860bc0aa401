/** The model did not answer, or its limits are reached. The message is a sentence. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
}
