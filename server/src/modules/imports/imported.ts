import type { BlueprintType, ImportFormat } from 'shared/constants';
import type { ImportedTest, PlanEntryInput } from 'shared/contract';

/** A place in the file that is read. */
export interface SourcePlace {
  /** What the file says. */
  source: string;
  /** From 1; null: the format has no lines that a person knows. */
  line: number | null;
  /** The file has it switched off. */
  isDisabled?: boolean;
}

/** A step without its reading, which depends on the company's variables. */
export type ReadStep = Omit<ImportedTest['steps'][number], 'reading'>;

/** What became no step. `command`: what of the file is not supported, whatever its arguments; it is listed once. */
export type Rejected = ImportedTest['rejected'][number] & { command?: string };

/** A test as a reader finds it in a file. */
export interface ReadTest extends Omit<ImportedTest, 'steps' | 'rejected' | 'format' | 'file'> {
  type: BlueprintType;
  steps: ReadStep[];
  rejected: Rejected[];
  plan: PlanEntryInput[];
}

/** What a reader makes of a file. */
export interface ReadFile {
  format: ImportFormat;
  tests: ReadTest[];
  /** Sentences about what could not be read, where the rest could. */
  problems: string[];
}

/** A file to read: its name as the person's computer has it, with folders or without. */
export interface SourceFile {
  name: string;
  bytes: Uint8Array;
}

/** A file that cannot be read; the message is for a person. */
export class UnreadableFileError extends Error {
  override name = 'UnreadableFileError';
}
