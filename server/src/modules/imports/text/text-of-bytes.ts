import { UnreadableFileError } from '../imported.ts';

/** The text of a file in UTF-8 or UTF-16, without a mark of the byte order. @throws UnreadableFileError */
export function textOfBytes(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    // Falls through: other encodings look alike.
  }
  throw new UnreadableFileError('The file is no text in UTF-8.');
}
