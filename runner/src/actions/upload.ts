import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { plainTarget, type Target } from 'shared/step-language';
import { matchAll } from '../resolve/resolve.ts';
import { StepFailure } from '../core/step-failure.ts';
import { evaluateIsolated } from '../page/evaluate-isolated.ts';
import { seenTexts } from '../page/page-text.ts';
import type { RunnerAttachment } from '../types.ts';
import type { ActionRun, Execute } from './action.ts';
import { expectEffect, findElement, onElement, type PageElement, unlessRemoved } from './on-element.ts';

interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Uploads the test's file to a file field, or to an element that opens a file chooser when it is clicked. */
export const upload: Execute<'upload'> = async (run, { file, target }) => {
  const { attachment } = run;
  if (!attachment)
    throw new StepFailure(
      'This test has no attached file. Attach one with the paperclip, then run it again.',
    );
  const { fileName } = attachment;
  if (file !== null && file !== fileName)
    throw new StepFailure(`The attached file is called "${fileName}", not "${file}".`);
  const element = await findFileField(run, target);
  const payload = await readAttachment(attachment);
  const isField = await evaluateIsolated(element.locator, 'isFileField');
  await onElement(run, element, 'given the file', async () => {
    if (isField) await element.locator.setInputFiles(payload, { timeout: run.timing.action });
    else await chooseThrough(run, element, payload);
  });
  const { name } = payload;
  // Some pages clear the field for the next file and list the uploaded ones, perhaps in fields where they can be renamed.
  const isListed = async () =>
    (await evaluateIsolated(element.locator, 'namesOfFiles')).includes(name) ||
    (await seenTexts(run, null)).some((text) => text.includes(name));
  if (isField)
    await expectEffect(
      run,
      element,
      () => unlessRemoved(element, isListed),
      () => `The ${element.description} does not keep the file.`,
    );
  return { result: `Uploaded "${fileName}" to the ${element.description}.`, element };
};

/** A file field of that name; without one, a clickable element. */
async function findFileField(run: ActionRun, target: Target | null): Promise<PageElement> {
  if (run.action.elements.target || !target)
    return findElement(run, target ?? plainTarget(null, null), 'file');
  const choosePurpose = async () =>
    (await matchAll(run, target, 'file', { hidden: true })).length > 0 ? 'file' : null;
  return findElement(run, target, (await choosePurpose()) ?? 'click');
}

async function chooseThrough(run: ActionRun, { locator }: PageElement, file: FilePayload): Promise<void> {
  const opened = run.window.page().waitForEvent('filechooser', { timeout: run.timing.action });
  opened.catch(() => undefined);
  await locator.click({ timeout: run.timing.action });
  const chooser = await opened.catch(() => {
    throw new StepFailure('The click opened no file chooser.');
  });
  await chooser.setFiles(file);
}

const MIME_TYPES: Record<string, string> = {
  '.txt': 'text/plain',
  '.md': 'text/markdown',
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  '.json': 'application/json',
  '.csv': 'text/csv',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.svg': 'image/svg+xml',
  '.bmp': 'image/bmp',
  '.tiff': 'image/tiff',
};

/** The file under its original name instead of its name on disk. */
async function readAttachment({ path, fileName }: RunnerAttachment): Promise<FilePayload> {
  const name = basename(fileName);
  const mimeType = MIME_TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
  return { name, mimeType, buffer: await readFile(path) };
}
