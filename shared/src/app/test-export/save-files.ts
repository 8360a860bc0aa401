import { saveFile } from 'shared/http';
import type { ExportedFiles } from './load-export.ts';

/** Hands the files to the browser as a download: a single one as it is, several as a ZIP archive of this name. */
export async function saveFiles(files: ExportedFiles['files'], archiveName: string): Promise<void> {
  const [file] = files;
  if (!file) return;
  if (files.length === 1) {
    saveFile(new Blob([file.content], { type: 'text/plain' }), file.path.split('/').at(-1) ?? file.path);
    return;
  }
  const { strToU8, zipSync } = await import('fflate');
  const archive = zipSync(Object.fromEntries(files.map(({ path, content }) => [path, strToU8(content)])));
  saveFile(new Blob([archive], { type: 'application/zip' }), archiveName);
}
