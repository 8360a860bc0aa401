/** What can be inserted at the cursor. */
export interface Completion {
  /** Replaces the text between `start` and the cursor. */
  insert: string;
  start: number;
  /** What the list shows. */
  label: string;
  kind: 'form' | 'kind' | 'word' | 'variable' | 'name';
  /** For a form: what it is for, with an example. */
  detail: string;
}

/** @param names what elements are called in the test's other steps; @param variables names for `{{…}}`. At most 8, best first. */
export function complete(
  text: string,
  cursor: number,
  known: { names: string[]; variables: string[] },
): Completion[] {
  throw new Error(`not written yet: ${text} ${cursor} ${known.names.length}`);
}
