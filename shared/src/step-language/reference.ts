/** A table of the reference: "What can I write?" and docs/steps.md. */
export interface ReferenceTable {
  title: string;
  /** Of act steps, of assert steps, or of neither (targets, places, kinds, values). */
  type: 'act' | 'assert' | null;
  rows: { form: string; meaning: string; example: string }[];
}

export function reference(): ReferenceTable[] {
  throw new Error('not written yet');
}
