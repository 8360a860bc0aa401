import { Worker } from 'node:worker_threads';
import { UnreadableFileError, type FileText } from './file-text.ts';

const MAX_PAGES = 200;
const TIMEOUT_MS = 30_000;
const MAX_HEAP_MB = 512;

/** What the worker answers. */
export type PdfAnswer = { text: string; pages: number } | { error: string };

export interface PdfRequest {
  path: string;
  maxPages: number;
}

/** Reads the text of a PDF in a thread of its own, which a hostile file cannot keep busy for long. @throws UnreadableFileError */
export async function readPdf(path: string): Promise<FileText> {
  const answer = await ask({ path, maxPages: MAX_PAGES });
  if ('error' in answer) throw new UnreadableFileError(answer.error);
  const text = answer.text.normalize('NFKC');
  if (text.trim() === '') throw new UnreadableFileError('has no text in it; it may be a scan.');
  return {
    texts: [text],
    isPdf: true,
    limit: answer.pages > MAX_PAGES ? `its first ${MAX_PAGES} of ${answer.pages} pages` : null,
  };
}

async function ask(request: PdfRequest): Promise<PdfAnswer> {
  const worker = new Worker(new URL('pdf-worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    stdout: true,
    stderr: true,
  });
  const { promise, resolve } = Promise.withResolvers<PdfAnswer>();
  worker.on('message', resolve);
  worker.on('error', () => resolve({ error: 'could not be read: its content is too large.' }));
  worker.on('exit', () => resolve({ error: 'could not be read.' }));
  const timer = setTimeout(
    () => resolve({ error: `could not be read within ${TIMEOUT_MS / 1000} seconds.` }),
    TIMEOUT_MS,
  );
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
