import { setImmediate } from 'node:timers/promises';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { createMask } from '../values/mask.ts';
import { isFields, maskTraceEvent, passwordsIn, type TraceEvent } from './mask-event.ts';
import type { StepLog } from './step-log.ts';

/** Why a trace cannot be kept, as a sentence. */
export class UnmaskableTraceError extends Error {
  override readonly name = 'UnmaskableTraceError';
}

/** Bytes of all files of a trace together: masking takes memory and time. */
const MAX_SIZE = 100 * 1024 * 1024;
/** A shorter secret is in many texts by chance, and masking it would leave no trace. */
const MIN_SECRET_LENGTH = 4;
const IMAGE_OR_FONT = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|woff2?|ttf|otf)$/iu;
const EVENTS = /\.(?:trace|network)$/u;

/**
 * A trace of Playwright without these secrets, and without what its password fields held: plain, escaped or encoded. Files that are no text
 * are left out, except for images and fonts, and so are the sources of the runner. Its calls become the steps of the log.
 * @throws UnmaskableTraceError
 */
export async function maskTrace(zip: Uint8Array, given: string[], log: StepLog): Promise<Uint8Array> {
  const secrets = given.filter((secret) => secret.trim() !== '');
  const short = secrets.some((secret) => secret.trim().length < MIN_SECRET_LENGTH);
  if (short)
    throw new UnmaskableTraceError(
      `A secret of the run has fewer than ${MIN_SECRET_LENGTH} characters, which cannot be removed from a trace.`,
    );
  const files = unpack(zip);
  const events = new Map(
    Object.entries(files)
      .filter(([name]) => EVENTS.test(name))
      .map(([name, bytes]) => [name, readLines(name, bytes)]),
  );
  const hidden = spellings([...secrets, ...typedPasswords([...events.values()].flat())]);
  const mask = createMask(hidden);
  // Digits can be in times and in names of files by chance.
  const check = createMask(hidden.filter((secret) => !/^[\da-f]+$/iu.test(secret)));
  const masked: Record<string, Uint8Array> = {};
  for (const [name, bytes] of Object.entries(files)) {
    // Other work goes on between two files.
    await setImmediate();
    const read = events.get(name);
    const lines = read && name.endsWith('.trace') ? log.describe(read) : read;
    const text = lines
      ? lines.map((event) => `${JSON.stringify(maskTraceEvent(event, mask.hide))}\n`).join('')
      : maskedText(name, bytes, mask.hide);
    if (text !== null && check.finds(text))
      throw new UnmaskableTraceError('A secret of the run could not be removed from the trace.');
    if (text !== null) masked[name] = strToU8(text);
    else if (IMAGE_OR_FONT.test(name) && !mask.finds(Buffer.from(bytes).toString('latin1')))
      masked[name] = bytes;
  }
  return zipSync({ ...masked, ...log.screenshots() });
}

function unpack(zip: Uint8Array): Record<string, Uint8Array> {
  let size = 0;
  return unzipSync(zip, {
    filter({ name, originalSize }) {
      size += originalSize;
      if (size > MAX_SIZE)
        throw new UnmaskableTraceError(`The trace is larger than ${MAX_SIZE / 1024 / 1024} MB.`);
      // The places in the runner's code that called Playwright.
      return !name.endsWith('.stacks');
    },
  });
}

function readLines(name: string, bytes: Uint8Array): TraceEvent[] {
  try {
    return Buffer.from(bytes)
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as TraceEvent);
  } catch (error) {
    throw new UnmaskableTraceError(`${name} of the trace could not be read.`, { cause: error });
  }
}

/** null: it is no text. */
function maskedText(name: string, bytes: Uint8Array, hide: (text: string) => string): string | null {
  if (IMAGE_OR_FONT.test(name)) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? null : hide(text);
  } catch {
    return null;
  }
}

/** What password fields held in the end: while a text is typed, they hold its beginnings. Short ones are only removed from their fields. */
function typedPasswords(events: TraceEvent[]): string[] {
  const all = new Set(
    events.flatMap(({ snapshot }) => (isFields(snapshot) ? passwordsIn(snapshot['html']) : [])),
  );
  return [...all].filter(
    (one) =>
      one.trim().length >= MIN_SECRET_LENGTH &&
      ![...all].some((other) => other !== one && other.startsWith(one)),
  );
}

/** The mask knows escapes and base64, but not one within the other. */
function spellings(secrets: string[]): string[] {
  return [
    ...new Set(
      secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)]),
    ),
  ];
}
