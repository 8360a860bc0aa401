import type { Readable } from 'node:stream';

interface StoredFile {
  stream: Readable;
  /** Bytes. */
  size: number;
}

/** First and last byte. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where screenshots, videos and attachments are kept. Keys are relative paths of `[A-Za-z0-9._-]` segments. */
export interface Storage {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Takes the file over: it is gone from `path` afterwards. */
  putFile(key: string, path: string, contentType: string): Promise<void>;
  /** The file, or the range of it; `size` is that of the whole file. undefined: nothing is stored under the key. */
  open(key: string, range?: ByteRange): Promise<StoredFile | undefined>;
  /** Bytes, or undefined where nothing is stored. */
  size(key: string): Promise<number | undefined>;
  /** Rejects where files cannot be kept at the moment: with `StorageFullError` where there is no room. */
  check(): Promise<void>;
  /** Removes everything whose key begins with the prefix, which ends at a slash. */
  removeAll(prefix: string): Promise<void>;
  /** An address that anybody can read the file at for an hour; it answers Range requests. */
  readAddress(key: string): string;
  /** The same, but browsers download the file under this name. */
  downloadAddress(key: string, fileName: string): string;
  /** An address that takes one file of this type and at most `maxBytes` by PUT, for fifteen minutes. */
  writeAddress(key: string, contentType: string, maxBytes: number): string;
}

export class StorageFullError extends Error {
  constructor() {
    super('There is no room left on the disk of the storage.');
  }
}
