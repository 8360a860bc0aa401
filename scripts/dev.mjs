/**
 * `pnpm dev`: the whole product with hot replacement, until Ctrl-C. `pnpm dev:remote runs` watches the host and that remote
 * only and serves the last build of the others.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { UserError, main, requireNode } from './lib/main.mjs';
import { onParentExit } from './lib/parent.mjs';
import { build, install } from './lib/prepare.mjs';
import { startProduct } from './lib/product.mjs';
import { environment, manifest, pinnedNode, root, webPackages } from './lib/project.mjs';
import { paint, secondsSince } from './lib/terminal.mjs';

const PIPED_OUTPUT = { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] };

await main(async () => {
  requireNode(manifest.engines.node);
  const names = process.argv.slice(2);
  const remotes = webPackages.filter((name) => name !== 'host').map((name) => name.replace('remote-', ''));
  const unknown = names.filter((name) => !remotes.includes(name));
  if (unknown.length > 0)
    throw new UserError(`There is no remote ${unknown.join(', ')}. There are ${remotes.join(', ')}.`);
  await install();
  if (names.length > 0) await build();
  const startedAt = performance.now();
  const offset = process.env.PORT_OFFSET || '0';
  const product = startProduct(['--no-dashboard', '--port-offset', offset], PIPED_OUTPUT);
  const web = startWeb(['--port-offset', offset, ...names]);
  const children = { product, web };
  for (const [name, child] of Object.entries(children)) prefixOutput(name, child);

  const stop = () => Object.values(children).forEach((child) => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  onParentExit(stop);
  // Neither is useful without the other.
  const exits = Object.values(children).map((child) => new Promise((resolve) => child.once('exit', resolve)));
  void Promise.race(exits).then(stop);

  const messages = Object.values(children).map(
    (child) => new Promise((resolve) => child.once('message', resolve)),
  );
  void Promise.all(messages).then(([, { address }]) =>
    console.log(paint('bold', `\nReady after ${secondsSince(startedAt)} s: ${address}\n`)),
  );
  const codes = await Promise.all(exits);
  process.exitCode = codes.every((code) => code === 0 || code === null) ? 0 : 1;
});

function startWeb(args) {
  const program = join(root, 'scripts', 'development', 'web.mjs');
  return spawn(pinnedNode, [program, ...args], { cwd: root, env: environment, ...PIPED_OUTPUT });
}

/** Prints the output of a program, each line prefixed by its name. */
function prefixOutput(name, child) {
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) =>
      console.log(`${paint('dim', `${name.padEnd(8)}│`)} ${line}`),
    );
}
