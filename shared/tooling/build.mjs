import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { compressFolder } from './compress.mjs';
import { biggestModules, firstLoad, kilobytes } from './first-load.mjs';

const root = process.cwd();
const started = performance.now();
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { default: config } = await import(pathToFileURL(join(root, 'webpack.config.mjs')).href);

webpack(config, async (failure, stats) => {
  // Warnings are failures: the ones that webpack gives are missing exports and modules that would not be shared.
  const problems = failure
    ? [failure.stack ?? String(failure)]
    : [...stats.compilation.errors, ...stats.compilation.warnings].map((problem) => problem.message);
  if (problems.length > 0) {
    console.error(`${manifest.name}: build failed\n\n${problems.join('\n\n')}`);
    process.exit(1);
  }
  const folder = join(root, 'dist');
  await compressFolder(folder);
  const { bytes, chunks } = firstLoad(stats.compilation, folder);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const { firstLoadKilobytes: budget } = manifest.config;
  if (bytes > budget * 1000) {
    const biggest = biggestModules(stats.compilation, chunks).join('\n');
    console.error(
      `${manifest.name}: a first load takes ${kilobytes(bytes)} kB (brotli), its budget is ${budget} kB (config.firstLoadKilobytes in package.json). Its biggest modules, as source:\n${biggest}`,
    );
    process.exit(1);
  }
  console.log(
    `${manifest.name}: built, first load ${kilobytes(bytes)} of ${budget} kB (brotli), ${seconds} s`,
  );
  process.exit(0);
});
