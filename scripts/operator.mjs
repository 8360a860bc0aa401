/** `npm run operator -- <command>`: the operator's commands, with the product running or stopped. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { main, requireNode } from './lib/main.mjs';
import { install } from './lib/prepare.mjs';
import { environment, manifest, pinnedNode, root } from './lib/project.mjs';

await main(async () => {
  requireNode(manifest.engines.node);
  // Only `npm start` updates an existing installation.
  if (!existsSync(pinnedNode)) await install();
  const program = join(root, 'server', 'src', 'commands', 'operator.ts');
  const child = spawn(pinnedNode, [program, ...process.argv.slice(2)], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
});
