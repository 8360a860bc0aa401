import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { kindOf } from '../modules/test-files/format/file-kind.ts';
import type { TextFile } from '../modules/test-files/test-files-service.ts';
import { CommandError } from './command.ts';

/** Writes files to a folder that is empty or does not exist yet. @throws CommandError */
export async function writeTestFolder(folder: string, files: TextFile[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new CommandError(`${folder} is not empty, and nothing is overwritten. Name another folder.`);
  for (const { path, content } of files) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content, { flag: 'wx' });
  }
}

/** Tests, plans, tables and suites of a folder and those within it, but for hidden ones; in the order of their paths. @throws CommandError */
export async function readTestFolder(folder: string): Promise<TextFile[]> {
  const entries = await readdir(folder, { recursive: true }).catch(() => {
    throw new CommandError(`${folder} cannot be read. Name a folder of tests.`);
  });
  const paths = entries
    .map((entry) => entry.replaceAll('\\', '/'))
    .filter((path) => kindOf(path) !== undefined && !/(^|\/)(\.|node_modules\/)/.test(path))
    .sort();
  if (paths.length === 0) throw new CommandError(`${folder} has no tests: their names end in .steps.md.`);
  return Promise.all(
    paths.map(async (path) => ({ path, content: await readFile(join(folder, path), 'utf8') })),
  );
}
