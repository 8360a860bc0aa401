import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Download } from 'playwright-core';

/** The interval at which the size of a file that is still arriving is read, in milliseconds. */
const SIZE_INTERVAL_MS = 200;

/** Why a download was not kept. The message is a sentence. */
export class DownloadRefusedError extends Error {
  override readonly name = 'DownloadRefusedError';
}

/** The file for a download, and why it is refused if it has more bytes. */
export interface DownloadTarget {
  path: string;
  maxBytes: number;
  tooLarge: string;
}

/**
 * Receives a download into a file. It is cancelled as soon as it is larger than `maxBytes`: in the browser's own file while it arrives if
 * the browser is on this machine, else when the browser hands it over.
 * @returns its size in bytes
 * @throws DownloadRefusedError
 */
export async function receiveDownload(
  download: Download,
  { path, maxBytes, tooLarge }: DownloadTarget,
): Promise<number> {
  const guard = watchSize(download, maxBytes);
  let size = 0;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxBytes) done(new DownloadRefusedError(tooLarge));
      else done(null, chunk);
    },
  });
  try {
    // Waits for the end of the download. Unlike its path, a stream is there for browsers on other machines too.
    const stream = await download.createReadStream();
    guard.stop();
    await pipeline(stream, measure, createWriteStream(path, { mode: 0o600 }));
    return size;
  } catch (error) {
    if (error instanceof DownloadRefusedError) throw error;
    if (guard.isTooLarge()) throw new DownloadRefusedError(tooLarge);
    const reason = await download.failure().catch(() => null);
    if (reason) throw new DownloadRefusedError(`its download failed: ${reason}.`);
    throw new DownloadRefusedError(
      'the browser did not hand it over, as one behind a remote debugging port on another machine does not.',
    );
  } finally {
    guard.stop();
    download.delete().catch(() => undefined);
  }
}

/** Cancels the download when the file that Chromium is writing becomes too large. */
function watchSize(download: Download, maxBytes: number): { isTooLarge(): boolean; stop(): void } {
  let isTooLarge = false;
  const path = growingFile(download);
  const timer =
    path &&
    setInterval(async () => {
      if (isTooLarge || (await sizeOf(path)) <= maxBytes) return;
      isTooLarge = true;
      await download.cancel().catch(() => undefined);
    }, SIZE_INTERVAL_MS).unref();
  return { isTooLarge: () => isTooLarge, stop: () => timer && clearInterval(timer) };
}

/**
 * Where Chromium writes the download; undefined: not known. Playwright's API names the path only when the download has ended, and the
 * browser's own progress events are too far apart for a limit.
 */
function growingFile(download: Download): string | undefined {
  const { _artifact: artifact } = download as {
    _artifact?: { _initializer?: { absolutePath?: string } };
  };
  const path = artifact?._initializer?.absolutePath;
  return path && `${path}.crdownload`;
}

/** Bytes; 0 for a file that is not there, or on another machine. */
async function sizeOf(path: string): Promise<number> {
  return (await stat(path).catch(() => null))?.size ?? 0;
}
