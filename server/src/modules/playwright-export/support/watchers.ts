/** What Steplight's step language says about downloads and requests, which Playwright only tells while they happen. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Download, Page, Request } from '@playwright/test';

/** Kinds of files that are not text. */
const NOT_TEXT = /\.(?:pdf|zip|gz|docx?|xlsx?|pptx?|png|jpe?g|gif|webp|mp4)$/i;

/** The files that the pages of a context download, pop-ups included. */
export function watchDownloads(context: BrowserContext) {
  const downloads: Download[] = [];
  const watch = (page: Page) => page.on('download', (download) => downloads.push(download));
  for (const page of context.pages()) watch(page);
  context.on('page', watch);
  return {
    names: () => downloads.map((download) => download.suggestedFilename()),
    /** The text of the newest file, or of the newest with this name; null: there is none. Of a CSV file, each cell is a line. */
    async text(name: string | null = null): Promise<string | null> {
      const found = downloads.findLast((one) => name === null || one.suggestedFilename() === name);
      if (!found) return null;
      const file = found.suggestedFilename();
      if (NOT_TEXT.test(file)) throw new Error(`Read "${file}" with a library of its format.`);
      const text = (await readFile(await found.path(), 'utf8')).replace(/^\uFEFF/, '');
      return /\.[ct]sv$/i.test(file) ? text.replace(/[,;\t]|"/g, '\n') : text;
    },
  };
}

/** The requests of the pages of a context since the last action. */
export function watchRequests(context: BrowserContext) {
  let sent: Request[] = [];
  context.on('request', (request) => sent.push(request));
  return {
    /** An action begins: the requests before it no longer count. */
    clear() {
      sent = [];
    },
    /** The status that the newest request with this text in its address was answered with; null: there is none yet. */
    async status(method: string | null, text: string): Promise<number | null> {
      const newest = sent.findLast((request) => {
        const { href, pathname, search } = new URL(request.url());
        const address = /^https?:\/\//i.test(text) ? href : pathname + search;
        return (method === null || request.method() === method) && address.includes(text);
      });
      return (await newest?.response())?.status() ?? null;
    },
  };
}
