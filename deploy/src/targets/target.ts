interface StoredFile {
  content: Buffer;
  /** Changes with the content; conditional writes compare it. */
  version: string;
}

export interface WriteOptions {
  /** How clients may cache the file: for ever, or only with revalidation. */
  cache: 'immutable' | 'no-cache';
  /** The version to replace; null: the file must not exist. Omitted: replace any version. */
  expected?: string | null;
}

/** Storage for the builds and the registry of one environment. Paths are relative, with slashes. */
export interface Target {
  /** As given by the user. */
  name: string;
  /** Null if there is no such file. */
  read(path: string): Promise<StoredFile | null>;
  /**
   * Writes a file atomically.
   * @throws ConflictError if the stored version is not `expected`
   */
  write(path: string, content: Buffer, options: WriteOptions): Promise<void>;
}

/** The file was written by others since it was read. */
export class ConflictError extends Error {}
