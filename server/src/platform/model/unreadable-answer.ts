/** The server answered, but not in the form that was asked for. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
  /** The answer ended where the model ran out of room. */
  readonly isCut: boolean;

  constructor(isCut: boolean) {
    super('The answer does not have the form that was asked for.');
    this.isCut = isCut;
  }
}
