import { link, copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from 'playwright-core';
import { DOWNLOAD_MAX_BYTES, DOWNLOADS_MAX, DOWNLOADS_MAX_BYTES } from 'shared/constants';
import type { SessionOf } from '../cdp-sessions.ts';
import { watchDownloadStarts } from './download-starts.ts';
import { contentTypeOf, fileNameOf } from './file-name.ts';
import { watchInlinePdfs } from './inline-pdf.ts';
import { DownloadRefusedError, receiveDownload, type DownloadTarget } from './receive-download.ts';

/** A file that the pages of a run have downloaded, or are downloading. */
export interface RunDownload {
  name: string;
  contentType: string;
  /** Bytes; 0 until it is complete. */
  size: number;
  /** `refused`: it was not kept, and `problem` says why. */
  state: 'running' | 'complete' | 'refused';
  /** A sentence. */
  problem: string | null;
  /** Removed with the window. */
  path: string;
}

export type RunDownloads = ReturnType<typeof watchDownloads>;

interface Options {
  /** Their folder is made in it at the first download. */
  temporaryFolder?: string | undefined;
  /** Steps are about downloads: they report refused ones, and PDFs that the browser shows are loaded as files too. */
  areAsserted?: boolean | undefined;
  /** Called with a sentence for the result of the step. */
  onRefused: (sentence: string) => void;
}

interface Entry extends RunDownload {
  stepIndex: number | null;
  isTaken: boolean;
}

const MEGABYTE = 1024 * 1024;

/**
 * Keeps what the pages of a context download, pop-ups included: the first files up to the limits of a run. Without a download no file or
 * folder is made.
 */
export function watchDownloads(
  context: BrowserContext,
  sessionOf: SessionOf,
  { temporaryFolder = tmpdir(), areAsserted, onRefused }: Options,
) {
  const entries: Entry[] = [];
  const running = new Set<Promise<void>>();
  const starts = watchDownloadStarts(context, sessionOf);
  let hasReported = false;
  let folder: Promise<string> | undefined;

  function admit(name: string, url: string): Entry | null {
    const stepIndex = starts.take(url);
    if (entries.length >= DOWNLOADS_MAX) {
      if (!hasReported)
        onRefused(`The test downloaded more than ${DOWNLOADS_MAX} files; the others were not kept.`);
      hasReported = true;
      return null;
    }
    const fileName = fileNameOf(name);
    const entry: Entry = {
      name: fileName,
      contentType: contentTypeOf(fileName),
      size: 0,
      state: 'running',
      problem: null,
      path: '',
      stepIndex,
      isTaken: false,
    };
    entries.push(entry);
    return entry;
  }

  /** Receives a file within the limits. */
  async function receive(entry: Entry, save: (target: DownloadTarget) => Promise<number>): Promise<void> {
    const rest = () => DOWNLOADS_MAX_BYTES - entries.reduce((sum, { size }) => sum + size, 0);
    const restAtStart = rest();
    const isLast = restAtStart < DOWNLOAD_MAX_BYTES;
    const allTooLarge = `the downloads of the test are larger than ${DOWNLOADS_MAX_BYTES / MEGABYTE} MB.`;
    try {
      folder ??= mkdtemp(join(temporaryFolder, 'downloads-'));
      entry.path = join(await folder, String(entries.indexOf(entry) + 1));
      const size = await save({
        path: entry.path,
        maxBytes: isLast ? restAtStart : DOWNLOAD_MAX_BYTES,
        tooLarge: isLast ? allTooLarge : `it is larger than ${DOWNLOAD_MAX_BYTES / MEGABYTE} MB.`,
      });
      // Others may have ended meanwhile.
      if (size > rest()) throw new DownloadRefusedError(allTooLarge);
      entry.size = size;
      entry.state = 'complete';
    } catch (error) {
      const reason = error instanceof DownloadRefusedError ? error.message : 'it could not be stored.';
      entry.state = 'refused';
      entry.problem = `The download "${entry.name}" was not kept: ${reason}`;
      if (!areAsserted) onRefused(entry.problem);
      if (entry.path) await rm(entry.path, { force: true });
    }
  }

  function track(work: Promise<void>): void {
    running.add(work);
    void work.finally(() => running.delete(work));
  }

  context.on('page', (page) =>
    page.on('download', (download) => {
      const entry = admit(download.suggestedFilename(), download.url());
      if (entry) track(receive(entry, (target) => receiveDownload(download, target)));
      else download.cancel().catch(() => undefined);
    }),
  );
  if (areAsserted)
    watchInlinePdfs(context, (pdf) => {
      const entry = admit(pdf.name, pdf.url);
      if (entry) track(receive(entry, pdf.save));
    });

  return {
    /** In the order of their beginning. */
    list: () => entries,
    /** Those that begin from now on belong to this step, which acts on the page: they may begin a moment after its end. */
    beginStep: starts.beginStep,
    /**
     * The complete ones that no earlier call has returned, each with the step in which it began, counted from 0: for the consumer of the run's
     * events, who may move the file away. Otherwise it is removed with the window.
     */
    async takeFinished() {
      const finished = entries.filter(({ state, isTaken }) => state === 'complete' && !isTaken);
      return Promise.all(
        finished.map(async (entry) => {
          entry.isTaken = true;
          const { name, contentType, size } = entry;
          return {
            stepIndex: entry.stepIndex,
            file: { name, contentType, size, path: await twin(entry.path) },
          };
        }),
      );
    },
    /** Resolves when none is running, or after this many milliseconds. */
    async allEnded(timeout: number) {
      if (running.size === 0) return;
      await Promise.race([Promise.all(running), sleep(timeout, undefined, { ref: false })]);
    },
    /** Removes the files. */
    async close() {
      if (folder) await rm(await folder, { recursive: true, force: true });
    },
  };
}

/** Another path of the same file: the one may be moved away, the other is still read by assertions. */
async function twin(path: string): Promise<string> {
  const other = `${path}-stored`;
  await link(path, other).catch(() => copyFile(path, other));
  return other;
}
