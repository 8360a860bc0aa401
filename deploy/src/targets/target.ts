interface StoredFile {
  content: Buffer;
  /** Changes with the content: what a conditional write is compared with. */
  version: string;
}

export interface WriteOptions {
  /** For ever (the file never changes) or only after asking again. */
  cache: 'immutable' | 'no-cache';
  /** The version that must be there at this moment; null: nothing may be there. Left out: whatever is there is replaced. */
  expected?: string | null;
}

/** Where builds and the registry of one environment are kept. Paths are relative, with slashes. */
export interface Target {
  /** As people named it. */
  name: string;
  /** Null where there is no such file. */
  read(path: string): Promise<StoredFile | null>;
  /**
   * Writes a file as a whole: who reads it meanwhile gets the former or the new one.
   * @throws ConflictError where something else is there than `expected`
   */
  write(path: string, content: Buffer, options: WriteOptions): Promise<void>;
}

/** Somebody else has written the file since it was read. */
export class ConflictError extends Error {}
