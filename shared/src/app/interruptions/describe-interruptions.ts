/** Interruption handlers in one line; empty: there are none. */
export function describeInterruptions([first = '', ...others]: string[]): string {
  return others.length === 0 ? first : `${first}, and ${others.length} more`;
}
