import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Locator } from 'playwright-core';
import type { Target } from '../agent/target.ts';
import { quote } from '../agent/describe.ts';
import { findTarget } from '../agent/finding/find-target.ts';
import type { Found } from '../agent/finding/settle-on.ts';
import type { Session } from '../agent/session.ts';
import { StepFailure } from '../agent/step-failure.ts';
import type { RunnerAttachment } from '../types.ts';
import { attempt, doneWith } from './attempt.ts';
import type { Action } from './action.ts';

interface FilePayload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Gives the test's file to a file field, found by its label, or through the button that opens the file chooser. */
export const uploadFile: Action<'upload'> = async (session, { target }) => {
  const { attachment } = session;
  if (!attachment)
    throw new StepFailure(
      'This test has no attached file. Attach one with the paperclip, then run it again.',
    );
  const found = await fileField(session, target);
  const file = await readAttachment(attachment);
  await attempt(session, found, 'given the file', () =>
    found.isButton ? chooseThrough(session, found.locator, file) : found.locator.setInputFiles(file),
  );
  return doneWith(
    found,
    `Upload "${attachment.fileName}" to ${found.description}`,
    `Gave the file "${attachment.fileName}" to ${found.description}.`,
  );
};

async function fileField(session: Session, target: Target | null): Promise<Found & { isButton: boolean }> {
  const anyField: Target = {
    words: 'file field',
    readings: [{ name: '', kind: null, ordinal: null }],
    within: null,
  };
  if (!target)
    return {
      ...(await findTarget(session, anyField, 'file')),
      description: 'the file field',
      isButton: false,
    };
  try {
    const named = await findTarget(session, target, 'file', 1000);
    return { ...named, description: `file field ${quote(target)}`, isButton: false };
  } catch (error) {
    if (!(error instanceof StepFailure)) throw error;
    return { ...(await findTarget(session, target, 'click')), isButton: true };
  }
}

async function chooseThrough(session: Session, button: Locator, file: FilePayload): Promise<void> {
  if (await button.evaluate((element) => element instanceof HTMLInputElement && element.type === 'file'))
    return button.setInputFiles(file);
  const chooser = session.window.page().waitForEvent('filechooser', { timeout: 5000 });
  chooser.catch(() => undefined);
  await button.click({ timeout: 5000 });
  await (await chooser).setFiles(file);
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

/** The file under the name that the person knows, whatever it is called on disk. */
async function readAttachment({ path, fileName }: RunnerAttachment): Promise<FilePayload> {
  const name = basename(fileName);
  const mimeType = MIME_TYPES[extname(name).toLowerCase()] ?? 'application/octet-stream';
  return { name, mimeType, buffer: await readFile(path) };
}
