/** `npm start`: installs and builds what is missing, then runs the whole product until Ctrl-C. Needs only Node and npm. */
import { main, requireNode } from './lib/main.mjs';
import { onParentExit } from './lib/parent.mjs';
import { build, install } from './lib/prepare.mjs';
import { startProduct } from './lib/product.mjs';
import { manifest } from './lib/project.mjs';

await main(async () => {
  requireNode(manifest.engines.node);
  await install();
  await build();
  const product = startProduct(process.argv.slice(2));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => product.kill(signal));
  onParentExit(() => product.kill('SIGTERM'));
  const [code] = await new Promise((resolve) => product.once('exit', (...result) => resolve(result)));
  process.exit(code ?? 1);
});
