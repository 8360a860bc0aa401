const MAX_LENGTH = 200;
/** Control characters, and those that change the direction of the text around them (`invoice_fdp.exe`). */
const UNSEEN = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** A name for people to read, from the one that the site suggests: no folders, no invisible characters, at most 200 characters. */
export function fileNameOf(suggested: string): string {
  const plain = suggested.normalize('NFC').replaceAll(UNSEEN, '').replaceAll(/[/\\]/gu, '_').trim();
  if (plain === '' || /^\.+$/u.test(plain)) return 'download';
  if (plain.length <= MAX_LENGTH) return plain;
  const [ending = ''] = /\.[^.]{1,10}$/u.exec(plain) ?? [];
  return plain.slice(0, MAX_LENGTH - ending.length) + ending;
}

const TYPES: Record<string, string> = {
  csv: 'text/csv',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  jpg: 'image/jpeg',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  zip: 'application/zip',
};

/** The media type by the name's ending. */
export function contentTypeOf(name: string): string {
  return TYPES[endingOf(name)] ?? 'application/octet-stream';
}

/** In lower case, without its dot; empty: there is none. */
export function endingOf(name: string): string {
  return /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
}
