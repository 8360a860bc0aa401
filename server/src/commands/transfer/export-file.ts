import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { CommandError } from '../command.ts';

const FORMAT = 'steplight-export';

export interface ExportHead {
  format: typeof FORMAT;
  version: 1;
  /** How many migrations the database had. */
  migrations: number;
  /** The company's id where only one was exported. */
  company: number | null;
  /** The same for products that have the same key. */
  keyMark: string;
  exportedAt: string;
}

export type Row = Record<string, unknown>;

/** Rows of one table. */
export interface RowBatch {
  table: string;
  rows: Row[];
}

/** Writes lines of JSON, compressed; the file appears under its name only when it is whole. */
export async function writeExport(
  path: string,
  head: Omit<ExportHead, 'format' | 'version'>,
  batches: AsyncIterable<RowBatch>,
): Promise<number> {
  let count = 0;
  async function* lines() {
    yield `${JSON.stringify({ format: FORMAT, version: 1, ...head })}\n`;
    for await (const batch of batches) {
      count += batch.rows.length;
      yield `${JSON.stringify(batch)}\n`;
    }
    yield `${JSON.stringify({ rows: count })}\n`;
  }
  const draft = `${path}.part`;
  try {
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(draft, { mode: 0o600 }));
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return count;
}

/** The head, then the rows. Throws a sentence for what is no whole export. @throws CommandError */
export async function readExport(
  path: string,
): Promise<{ head: ExportHead; batches: AsyncIterable<RowBatch> }> {
  const source = createReadStream(path);
  const text = source.pipe(createGunzip());
  source.on('error', (error) => text.destroy(error));
  const lines = createInterface({ input: text, crlfDelay: Infinity })[Symbol.asyncIterator]();
  const next = async () => {
    try {
      const { done, value } = await lines.next();
      return done ? undefined : (JSON.parse(value) as unknown);
    } catch (error) {
      throw new CommandError(
        `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  };
  const head = (await next()) as ExportHead | undefined;
  if (head?.format !== FORMAT || head.version !== 1)
    throw new CommandError(`${path} is no export of Steplight.`);

  async function* batches() {
    let count = 0;
    for (;;) {
      const line = (await next()) as RowBatch | { rows: number } | undefined;
      if (line && 'table' in line) {
        count += line.rows.length;
        yield line;
      } else if (line?.rows === count) return;
      else throw new CommandError(`${path} is not whole: its end is missing.`);
    }
  }
  return { head, batches: batches() };
}
