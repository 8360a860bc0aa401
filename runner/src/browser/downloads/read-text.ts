import { open } from 'node:fs/promises';
import Papa from 'papaparse';
import { endingOf } from './file-name.ts';
import { readPdf } from './read-pdf.ts';
import { UnreadableFileError, type FileText } from './file-text.ts';

/** Of a text file; a PDF has a limit of pages instead. */
const MAX_TEXT_BYTES = 5 * 1024 * 1024;

/** Reads the text of a text file, a table of comma-separated values or a PDF. @throws UnreadableFileError */
export async function readText(path: string, name: string): Promise<FileText> {
  const { content, isWhole } = await readStart(path);
  if (content.subarray(0, 1024).includes('%PDF-')) return readPdf(path);
  if (content.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1')))
    throw new UnreadableFileError(
      'is an archive or an Office file; only text, CSV and PDF files can be read.',
    );
  const text = decode(content).normalize('NFKC');
  if (text.slice(0, 8192).includes('\0'))
    throw new UnreadableFileError('is no text; only text, CSV and PDF files can be read.');
  const limit = isWhole ? null : `its first ${MAX_TEXT_BYTES / 1024 / 1024} MB`;
  const cells = /^(?:csv|tsv)$/u.test(endingOf(name)) ? cellsOf(text) : [];
  return { texts: [text, ...cells], isPdf: false, limit };
}

async function readStart(path: string): Promise<{ content: Buffer; isWhole: boolean }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const content = Buffer.alloc(Math.min(size, MAX_TEXT_BYTES));
    const { bytesRead } = await file.read(content, 0, content.length, 0);
    return { content: content.subarray(0, bytesRead), isWhole: bytesRead >= size };
  } finally {
    await file.close();
  }
}

/** UTF-8 or UTF-16; what is neither is Windows-1252, in which Excel exports. */
function decode(content: Buffer): string {
  if (content[0] === 0xff && content[1] === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder('utf-16be').decode(content);
  try {
    // As a stream, so that a letter that the limit cuts is no error.
    return new TextDecoder('utf-8', { fatal: true }).decode(content, { stream: true });
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** The delimiter is found out, and lines may differ in length. */
function cellsOf(text: string): string[] {
  const { data } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t', '|'] });
  return data.flat();
}
