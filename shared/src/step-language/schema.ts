/** JSON Schema (2020-12) of `Command`, for models and clients. */
export function commandSchema(): object {
  throw new Error('not written yet');
}
