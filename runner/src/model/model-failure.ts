/** The model did not answer, or its limits are reached. The message is a sentence. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
}
