import type { Piece } from './piece.ts';
import { readGherkin } from './read-gherkin.ts';
import { readLines } from './read-lines.ts';
import { readMarkdown } from './read-markdown.ts';

/** Cuts pasted material into texts that may be steps, in its order: Gherkin, Markdown or plain lines. */
export function readMaterial(source: string): Piece[] {
  const text = source.replace(/\r\n?/g, '\n');
  return readGherkin(text) ?? readMarkdown(text) ?? readLines(text);
}
