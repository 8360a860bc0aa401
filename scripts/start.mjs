/** `npm start`: brings everything that is missing, then runs the whole product until Ctrl-C. Needs nothing but Node and npm. */
import { main, requireNode } from './lib/failure.mjs';
import { onLostNpm } from './lib/parent.mjs';
import { build, install } from './lib/prepare.mjs';
import { startProduct } from './lib/product.mjs';
import { manifest } from './lib/project.mjs';

await main(async () => {
  requireNode(manifest.engines.node);
  await install();
  await build();
  const product = startProduct(process.argv.slice(2));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => product.kill(signal));
  onLostNpm(() => product.kill('SIGTERM'));
  const [code] = await new Promise((resolve) => product.once('exit', (...result) => resolve(result)));
  process.exit(code ?? 1);
});
