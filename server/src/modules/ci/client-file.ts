import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { linkModules } from './link-modules.ts';

const ENTRY = join(import.meta.dirname, '../../../../cli/steplight.mjs');

/** The command line client of the repository as one file. Rejects if a part of it is missing. */
export async function readClientFile() {
  const content = await linkModules(ENTRY);
  return { content, etag: `"${createHash('sha256').update(content).digest('base64url')}"` };
}
