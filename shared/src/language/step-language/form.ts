import type { Command } from './command.ts';

/** One way to write a step: the parser, completion, error messages and the reference are made from these. */
export interface Form {
  /** Words, `<slot>` or `<field:slot>`, `[optional|other]`, `(one|other)`. What a slot holds becomes the field of that name. */
  pattern: string;
  /** What it does or asserts, for the reference; a form without a meaning is a variant that the reference leaves out. */
  meaning: string;
  example: string;
  /** The other fields of the command; slots that are left out keep their value here. */
  fields: { kind: Command['kind'] } & Record<string, unknown>;
}

type FieldsOf<K extends Command['kind']> = Partial<Extract<Command, { kind: K }>>;

/** The fields of commands as they are where a sentence does not say otherwise. */
const UNSAID: { [K in Command['kind']]?: FieldsOf<K> } = {
  open: { url: null },
  click: { gesture: 'click', times: 1 },
  type: { target: null, enter: false },
  press: { times: 1, target: null },
  upload: { file: null, target: null },
  dialog: { text: null },
  openTab: { url: null },
  closeTab: { tab: null },
  shows: { negated: false, place: null },
  state: { each: false },
  value: { negated: false, each: false },
  pageNamed: { negated: false },
  sorted: { by: null, descending: false },
  error: { negated: false, target: null, text: null },
  only: { place: null },
  options: { only: false },
  downloadContains: { file: null, negated: false },
  looksAsBefore: { except: [] },
  request: { method: null },
};

/** @param fields those that the words of the pattern say */
export function form<K extends Command['kind']>(
  pattern: string,
  meaning: string,
  example: string,
  kind: K,
  fields: FieldsOf<K> = {},
): Form {
  return { pattern, meaning, example, fields: { ...UNSAID[kind], ...fields, kind } };
}
