/**
 * `pnpm dev`: the whole product with every edit of the dashboard shown in the open page, until Ctrl-C. `pnpm dev:remote runs`
 * watches the host and that remote only and takes the others as they were built.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Failure, main, requireNode } from './lib/failure.mjs';
import { onLostNpm } from './lib/parent.mjs';
import { build, install } from './lib/prepare.mjs';
import { startProduct } from './lib/product.mjs';
import { environment, manifest, pinnedNode, root, webPackages } from './lib/project.mjs';
import { paint, secondsSince } from './lib/terminal.mjs';

const PIPED = { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] };

await main(async () => {
  requireNode(manifest.engines.node);
  const names = process.argv.slice(2);
  const remotes = webPackages.filter((name) => name !== 'host').map((name) => name.replace('remote-', ''));
  const unknown = names.filter((name) => !remotes.includes(name));
  if (unknown.length > 0)
    throw new Failure(`There is no remote ${unknown.join(', ')}. There are ${remotes.join(', ')}.`);
  await install();
  if (names.length > 0) await build();
  const begin = performance.now();
  const offset = process.env.PORT_OFFSET || '0';
  const product = startProduct(['--no-dashboard', '--port-offset', offset], PIPED);
  const web = startWeb(['--port-offset', offset, ...names]);
  const children = { product, web };
  for (const [name, child] of Object.entries(children)) label(name, child);

  const stop = () => Object.values(children).forEach((child) => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  onLostNpm(stop);
  // One without the other is of no use.
  const ends = Object.values(children).map((child) => new Promise((resolve) => child.once('exit', resolve)));
  void Promise.race(ends).then(stop);

  const messages = Object.values(children).map(
    (child) => new Promise((resolve) => child.once('message', resolve)),
  );
  void Promise.all(messages).then(([, { address }]) =>
    console.log(paint('bold', `\nReady after ${secondsSince(begin)} s: ${address}\n`)),
  );
  const codes = await Promise.all(ends);
  process.exitCode = codes.every((code) => code === 0 || code === null) ? 0 : 1;
});

function startWeb(args) {
  const program = join(root, 'scripts', 'development', 'web.mjs');
  return spawn(pinnedNode, [program, ...args], { cwd: root, env: environment, ...PIPED });
}

/** Shows what a program says, line by line, with its name in front. */
function label(name, child) {
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) =>
      console.log(`${paint('dim', `${name.padEnd(8)}│`)} ${line}`),
    );
}
