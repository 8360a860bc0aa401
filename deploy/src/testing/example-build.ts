import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from 'shared/registry';
import { digestOf } from '../builds/build.ts';

interface Example {
  build: string;
  contract?: number;
  /** Source of the entry script. */
  script?: string;
}

/** Writes the `dist` folder of a remote's build and returns its path. */
export async function writeExampleBuild(
  folder: string,
  name: RemoteName,
  { build, contract = 1, script = `globalThis.build = '${build}';` }: Example,
): Promise<string> {
  const dist = join(folder, `${name}-${build}`);
  const entry = 'remoteEntry.0123abcd.js';
  const manifest = {
    name,
    container: `remote_${name}`,
    version: '1.0.0',
    build,
    contract,
    entry,
    integrity: { [entry]: digestOf(Buffer.from(script)) },
  };
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, entry), script);
  await writeFile(join(dist, `${entry}.br`), 'brotli bytes');
  await writeFile(join(dist, 'manifest.json'), JSON.stringify(manifest));
  return dist;
}
