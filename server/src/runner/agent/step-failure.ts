/** A step did not work out. The message is the step's result: sentences for a person. */
export class StepFailure extends Error {
  override readonly name = 'StepFailure';
}
