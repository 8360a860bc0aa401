import type { StepMark } from 'shared/contract';

/** What a result adds where several elements fitted. */
export interface Ambiguity {
  /** " 2 elements match; took the first.", or empty. */
  remark: string;
  marks: StepMark[];
}

/** What a result says where several elements fitted equally well. @param choice e.g. `took the first` */
export function ambiguity(count: number, choice: string, what = 'elements'): Ambiguity {
  if (count < 2) return { remark: '', marks: [] };
  const text = `${count} ${what} match; ${choice}.`;
  return { remark: ` ${text}`, marks: [{ kind: 'ambiguous', text }] };
}
