import { open } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { decoded } from '../address.ts';
import { frameOf } from '../frame-of.ts';
import { DownloadRefusedError, type DownloadTarget } from './receive-download.ts';

const LOAD_TIMEOUT_MS = 15_000;
const CHUNK_BYTES = 256 * 1024;
const MAX_ATTEMPTS = 5;
const RETRY_PAUSE_MS = 300;

/** A PDF that the browser shows instead of downloading it. */
export interface InlinePdf {
  url: string;
  /** As the site or the address names it. */
  name: string;
  /**
   * Writes it into a file. @returns its size in bytes. @throws DownloadRefusedError
   */
  save(target: DownloadTarget): Promise<number>;
}

/**
 * Calls the listener for each PDF that a tab shows. Its content is not in the answer that Playwright sees, which is that of the browser's
 * viewer, so the browser loads it again: with the cookies of the page, and through the proxy of the run.
 */
export function watchInlinePdfs(context: BrowserContext, onPdf: (pdf: InlinePdf) => void): void {
  context.on('response', (response) => {
    const request = response.request();
    if (!request.isNavigationRequest() || !/^https?:/u.test(response.url())) return;
    const headers = response.headers();
    if (!headers['content-type']?.startsWith('application/pdf')) return;
    const disposition = headers['content-disposition'] ?? '';
    // Without a viewer the browser downloads it, as it does an attachment.
    if (/^\s*attachment/iu.test(disposition)) return;
    const page = frameOf(request)?.page();
    if (!page) return;
    const url = response.url();
    const isPosted = request.method() !== 'GET';
    onPdf({
      url,
      name: nameOf(disposition, url),
      async save(target) {
        if (isPosted)
          throw new DownloadRefusedError(
            'the browser shows it as the answer to a form, and cannot load it again.',
          );
        return save(page, url, target);
      },
    });
  });
}

/** A tab that changes to the process of the viewer at this moment answers with an error; a little later it loads the file. */
async function save(page: Page, url: string, target: DownloadTarget): Promise<number> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await loadInto(target, page, url);
    } catch (error) {
      if (error instanceof DownloadRefusedError || page.isClosed() || attempt === MAX_ATTEMPTS) throw error;
    }
    await sleep(RETRY_PAUSE_MS);
  }
}

async function loadInto(
  { path, maxBytes, tooLarge }: DownloadTarget,
  page: Page,
  url: string,
): Promise<number> {
  await page.waitForLoadState('domcontentloaded', { timeout: LOAD_TIMEOUT_MS }).catch(() => undefined);
  const session = await page
    .context()
    .newCDPSession(page)
    .catch(() => null);
  if (!session) throw new DownloadRefusedError('only a Chromium browser can load what it shows again.');
  const file = await open(path, 'w', 0o600);
  try {
    const handle = await load(session, url);
    let size = 0;
    for (let isEnd = false; !isEnd;) {
      const { data, base64Encoded, eof } = await session.send('IO.read', { handle, size: CHUNK_BYTES });
      const chunk = Buffer.from(data, base64Encoded ? 'base64' : 'latin1');
      size += chunk.length;
      if (size > maxBytes) throw new DownloadRefusedError(tooLarge);
      await file.write(chunk);
      isEnd = eof;
    }
    return size;
  } finally {
    await file.close();
    // Drops what the browser still holds of it.
    await session.detach().catch(() => undefined);
  }
}

/** @returns the handle of the content */
async function load(session: CDPSession, url: string): Promise<string> {
  const { frameTree } = await session.send('Page.getFrameTree');
  const { resource } = await session.send('Network.loadNetworkResource', {
    frameId: frameTree.frame.id,
    url,
    options: { disableCache: false, includeCredentials: true },
  });
  if (resource.success && resource.stream) return resource.stream;
  const reason = resource.netErrorName ?? `status ${resource.httpStatusCode ?? 'unknown'}`;
  throw new DownloadRefusedError(`the browser shows it, and could not load it again: ${reason}.`);
}

function nameOf(disposition: string, address: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/iu.exec(disposition) ?? [];
  const [, quoted, bare] = /filename="?(?:(?<=")([^"]*)|([^;"]+))/iu.exec(disposition) ?? [];
  const last = new URL(address).pathname.split('/').at(-1) ?? '';
  const given = decoded(encoded ?? quoted ?? bare ?? last);
  if (given === '') return 'document.pdf';
  return /\.pdf$/iu.test(given) ? given : `${given}.pdf`;
}
