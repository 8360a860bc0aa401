import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from 'shared/registry';
import { root, startPageServer, temporaryFolder, type PageServer } from './page-server.ts';

/** A page whose host and one remote are in development; what is edited is a copy of the remote. */
export interface Development extends PageServer {
  /** Replaces a text in a file of the remote. */
  edit: (file: string, text: string, replacement: string) => Promise<void>;
}

/** Starts the web server of `pnpm dev:remote`. */
export async function startDevelopment(name: RemoteName): Promise<Development> {
  const folder = await temporaryFolder();
  const copy = join(folder, `remote-${name}`);
  const original = join(root, `remote-${name}`);
  for (const entry of ['package.json', 'src'])
    await cp(join(original, entry), join(copy, entry), { recursive: true });
  await symlink(join(original, 'node_modules'), join(copy, 'node_modules'), 'dir');

  const args = ['--free-ports', `${name}=${copy}`];
  return {
    ...(await startPageServer(folder, 'scripts/development/web.mjs', { args })),
    async edit(file, text, replacement) {
      const path = join(copy, file);
      const content = await readFile(path, 'utf8');
      if (!content.includes(text)) throw new Error(`${file} does not contain "${text}".`);
      await writeFile(path, content.replaceAll(text, replacement));
    },
  };
}

/** Starts a standalone remote in development, as of `pnpm --filter remote-… dev`. */
export async function startStandalone(name: RemoteName): Promise<PageServer> {
  const cwd = join(root, `remote-${name}`);
  return startPageServer(await temporaryFolder(), 'shared/tooling/development/remote.mjs', { cwd });
}
