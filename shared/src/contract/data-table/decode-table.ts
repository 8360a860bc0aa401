/** The text of a file. `note`: what a person should know about it; null: it is UTF-8, as expected. */
export function decodeTable(bytes: Uint8Array): { text: string; note: string | null } {
  const [first, second] = bytes;
  // "Unicode text" of Excel.
  if (first === 0xff && second === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), note: 'The file is UTF-16 text.' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), note: null };
  } catch {
    return {
      text: new TextDecoder('windows-1252').decode(bytes),
      note: 'The file is not UTF-8. It was read as Windows-1252; check letters such as ä and é.',
    };
  }
}
