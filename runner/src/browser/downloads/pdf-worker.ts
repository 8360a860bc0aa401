import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import type { PdfAnswer, PdfRequest } from './read-pdf.ts';

/** The thread in which the text of one PDF is read: page by page, up to the limit. */
const answer = await read(workerData as PdfRequest).catch((error: unknown): PdfAnswer => {
  const isProtected = error instanceof Error && error.name === 'PasswordException';
  return { error: isProtected ? 'is protected by a password.' : 'could not be read: the PDF is damaged.' };
});
parentPort?.postMessage(answer);

async function read({ path, maxPages }: PdfRequest): Promise<PdfAnswer> {
  const document = await getDocumentProxy(new Uint8Array(await readFile(path)));
  const texts: string[] = [];
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(' '));
  }
  return { text: texts.join('\n'), pages: document.numPages };
}
