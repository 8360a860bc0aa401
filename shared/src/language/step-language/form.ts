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

export function form(pattern: string, meaning: string, example: string, fields: Form['fields']): Form {
  return { pattern, meaning, example, fields };
}
