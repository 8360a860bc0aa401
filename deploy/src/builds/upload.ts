import { DeployError } from '../failure.ts';
import { ConflictError, type Target } from '../targets/target.ts';
import { digestOf, type Build } from './build.ts';

/** Names every file of a build with its digest; written last, so a folder that has it is whole. */
export const FILE_LIST = 'files.json';
const AT_ONCE = 8;

/** The digests of a build's files. */
export type FileList = Record<string, string>;

/**
 * Brings a build to its folder, which never changes afterwards. Answers whether it was there already.
 * @throws DeployError where another build has that name
 */
export async function upload(target: Target, build: Build): Promise<'uploaded' | 'present'> {
  const list = fileList(build);
  const path = build.folder + FILE_LIST;
  const present = await target.read(path);
  if (present) return same(present.content, list, build);
  const waiting = [...build.files];
  const worker = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      await target.write(build.folder + next[0], next[1], { cache: 'immutable' });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  try {
    await target.write(path, Buffer.from(`${JSON.stringify(list, null, 2)}\n`), {
      cache: 'immutable',
      expected: null,
    });
    return 'uploaded';
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    return same((await target.read(path))?.content, list, build);
  }
}

function fileList({ files }: Build): FileList {
  const names = [...files.keys()].sort();
  return Object.fromEntries(names.map((name) => [name, digestOf(files.get(name)) ?? '']));
}

function same(present: Buffer | undefined, list: FileList, { part, folder }: Build): 'present' {
  const stored = JSON.parse(present?.toString() ?? '{}') as FileList;
  if (plainFiles(stored) === plainFiles(list)) return 'present';
  throw new DeployError(
    `${folder} holds another build already, and what was deployed once never changes. Raise the version in the package.json of ${part}, and deploy again.`,
  );
}

/** Without the compressed twins, which another machine may compress otherwise. */
function plainFiles(list: FileList): string {
  return JSON.stringify(Object.entries(list).filter(([name]) => !/\.(br|gz)$/.test(name)));
}
