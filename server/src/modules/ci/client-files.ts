import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../../../cli');

const TYPES = {
  'steplight.mjs': 'text/javascript; charset=utf-8',
  'steplight.sh': 'text/x-shellscript; charset=utf-8',
} as const;

export interface ClientFile {
  name: string;
  type: string;
  content: Buffer;
  etag: string;
}

/** The command line clients as they are in the repository. Rejects if one is missing. */
export function readClientFiles(): Promise<ClientFile[]> {
  return Promise.all(
    Object.entries(TYPES).map(async ([name, type]) => {
      const content = await readFile(join(FOLDER, name));
      const etag = `"${createHash('sha256').update(content).digest('base64url')}"`;
      return { name, type, content, etag };
    }),
  );
}
