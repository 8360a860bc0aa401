/** `npm run operator -- <command>`: what an operator does by hand, on a running product or one at rest. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { main, requireNode } from './lib/failure.mjs';
import { install } from './lib/prepare.mjs';
import { environment, manifest, pinnedNode, root } from './lib/project.mjs';

await main(async () => {
  requireNode(manifest.engines.node);
  // What is there is what the product runs on: only `npm start` changes it.
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
