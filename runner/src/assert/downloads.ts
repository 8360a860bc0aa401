import type { RunDownload } from '../browser/downloads/run-downloads.ts';
import { readText } from '../browser/downloads/read-text.ts';
import { UnreadableFileError, type FileText } from '../browser/downloads/file-text.ts';
import type { RunContext } from '../core/run-context.ts';
import { StepFailure } from '../core/step-failure.ts';

import { otherNames } from '../resolve/absence.ts';
import { cleanText } from 'shared/step-language/normal-text';
import { agrees, listed, occurrenceInLayout, shorten, type AssertionOf } from 'shared/page-model/assert';
import { sentenceOf, type AssertionResult } from './assertion-result.ts';

/** A download of this name, in this case, has been completed at any time of the run; the newest one counts. */
export async function evaluateDownloaded(
  { window }: RunContext,
  assertion: AssertionOf<'downloaded'>,
): Promise<AssertionResult> {
  const all = window.downloads.list();
  const file = newest(all, assertion.file);
  refuseIncomplete(file);
  const isTrue = file?.state === 'complete';
  return Promise.resolve({
    isTrue,
    sentence: () => (isTrue ? sentenceOf(assertion) : whyMissing(all, file, assertion.file)),
  });
}

/**
 * Whether the newest download, or the newest of a name, contains a text. Unless it has been completed and read, neither that it contains
 * a text nor that it does not is true.
 */
export async function evaluateDownloadContains(
  { window, values }: RunContext,
  assertion: AssertionOf<'downloadContains'>,
): Promise<AssertionResult> {
  const all = window.downloads.list();
  const file = assertion.file === null ? all.at(-1) : newest(all, assertion.file);
  refuseIncomplete(file);
  if (file?.state !== 'complete')
    return { isTrue: false, sentence: () => whyMissing(all, file, assertion.file) };
  const text = await textOf(file).catch((error: unknown) => {
    if (error instanceof UnreadableFileError) return error;
    throw error;
  });
  if (text instanceof UnreadableFileError)
    return { isTrue: false, sentence: () => `The download "${file.name}" ${text.message}` };
  const isThere = contains(text, assertion);
  // What a file does not contain is unknown unless it was read to its end.
  const isTrue = assertion.negated ? !isThere && text.limit === null : isThere;
  return {
    isTrue,
    sentence: () => {
      if (isTrue) return sentenceOf(assertion);
      const name = `The download "${file.name}"`;
      if (isThere) return `${name} contains "${assertion.text}".`;
      if (assertion.negated) return `Only ${text.limit} of the download "${file.name}" could be read.`;
      const start = shorten(values.mask(cleanText(text.texts[0] ?? '')));
      const read = text.limit === null ? '' : ` Only ${text.limit} could be read.`;
      return `${name} does not contain "${assertion.text}". It begins with "${start}".${read}`;
    },
  };
}

function newest(all: RunDownload[], name: string): RunDownload | undefined {
  return all.findLast((file) => cleanText(file.name) === cleanText(name));
}

/** @throws StepFailure for a file that was not kept: waiting does not bring it back. */
function refuseIncomplete(file: RunDownload | undefined): void {
  if (file?.problem) throw new StepFailure(file.problem);
}

/** Why there is no such file. */
function whyMissing(all: RunDownload[], file: RunDownload | undefined, name: string | null): string {
  if (file?.state === 'running') return `The download "${file.name}" has not been completed yet.`;
  if (all.length === 0) return 'No file was downloaded.';
  return `No file named "${name}" was downloaded. Downloads: ${listed(
    otherNames(
      all.map((one) => one.name),
      name,
    ),
  )}.`;
}

const texts = new WeakMap<RunDownload, Promise<FileText>>();

function textOf(file: RunDownload): Promise<FileText> {
  const known = texts.get(file);
  if (known) return known;
  const text = readText(file.path, file.name);
  texts.set(file, text);
  return text;
}

/** The last answer about a file: assertions are polled, and a file does not change. */
const answers = new WeakMap<FileText, { assertion: object; isThere: boolean }>();

function contains(file: FileText, assertion: AssertionOf<'downloadContains'>): boolean {
  const last = answers.get(file);
  if (last?.assertion === assertion) return last.isThere;
  const { negated } = assertion;
  const text = assertion.text.normalize('NFKC');
  const isThere = file.isPdf
    ? file.texts.some((one) => occurrenceInLayout(text, negated).test(cleanText(one)))
    : agrees(file.texts, { comparison: 'contains', text, negated }) !== negated;
  answers.set(file, { assertion, isThere });
  return isThere;
}
