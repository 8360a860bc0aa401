/** What a file says. */
export interface FileText {
  /** NFKC. Of comma-separated values the whole text first, then each cell. */
  texts: string[];
  /** White space in it says nothing: letters stand at places on a page. */
  isPdf: boolean;
  /** What was read, where that is not all of it, e.g. `its first 200 pages`. */
  limit: string | null;
}

/**
 * A downloaded file has no text that can be read: it is of another type, damaged, protected or a scan.
 * The message is the end of a sentence whose subject is the file, e.g. `is no text.`
 */
export class UnreadableFileError extends Error {
  override readonly name = 'UnreadableFileError';
}
