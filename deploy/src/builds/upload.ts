import pLimit from 'p-limit';
import { DeployError } from '../errors.ts';
import { ConflictError, type Target } from '../targets/target.ts';
import { digestOf, type Build } from './build.ts';

/** Lists every file of a build with its digest. Written last: a folder that has it is complete. */
export const FILE_LIST = 'files.json';
const CONCURRENCY = 8;

/** The digests of a build's files by name. */
export type FileList = Record<string, string>;

/**
 * Uploads a build to its folder, whose content never changes afterwards.
 * @returns whether it was already there
 * @throws DeployError if another build has that name
 */
export async function upload(target: Target, build: Build): Promise<'uploaded' | 'present'> {
  const list = fileList(build);
  const path = build.folder + FILE_LIST;
  const existing = await target.read(path);
  if (existing) return requireSameFiles(existing.content, list, build);
  await pLimit(CONCURRENCY).map([...build.files], ([name, content]) =>
    target.write(build.folder + name, content, { cache: 'immutable' }),
  );
  try {
    await target.write(path, Buffer.from(`${JSON.stringify(list, null, 2)}\n`), {
      cache: 'immutable',
      expected: null,
    });
    return 'uploaded';
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    return requireSameFiles((await target.read(path))?.content, list, build);
  }
}

function fileList({ files }: Build): FileList {
  const names = [...files.keys()].sort();
  return Object.fromEntries(names.map((name) => [name, digestOf(files.get(name)) ?? '']));
}

function requireSameFiles(existing: Buffer | undefined, list: FileList, { app, folder }: Build): 'present' {
  const stored = JSON.parse(existing?.toString() ?? '{}') as FileList;
  if (uncompressedFiles(stored) === uncompressedFiles(list)) return 'present';
  throw new DeployError(
    `${folder} contains another build, and deployed builds never change. Raise the version in the package.json of ${app}, and deploy again.`,
  );
}

/** Without compressed files, which may differ between machines. */
function uncompressedFiles(list: FileList): string {
  return JSON.stringify(Object.entries(list).filter(([name]) => !/\.(br|gz)$/.test(name)));
}
