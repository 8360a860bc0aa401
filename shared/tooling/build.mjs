import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { compressFolder } from './compress.mjs';
import { largestModules, firstLoad, kilobytes } from './first-load.mjs';

const root = process.cwd();
const startedAt = performance.now();
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { default: config } = await import(pathToFileURL(join(root, 'webpack.config.mjs')).href);

webpack(config, async (error, stats) => {
  // Warnings fail the build: webpack warns about missing exports and modules that would not be shared.
  const problems = error
    ? [error.stack ?? String(error)]
    : [...stats.compilation.errors, ...stats.compilation.warnings].map((problem) => problem.message);
  if (problems.length > 0) {
    console.error(`${manifest.name}: build failed\n\n${problems.join('\n\n')}`);
    process.exit(1);
  }
  const folder = join(root, 'dist');
  await compressFolder(folder);
  const { bytes, chunks } = firstLoad(stats.compilation, folder);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const { firstLoadKilobytes: budget } = manifest.config;
  if (bytes > budget * 1000) {
    const largest = largestModules(stats.compilation, chunks).join('\n');
    console.error(
      `${manifest.name}: the first load takes ${kilobytes(bytes)} kB (brotli), its budget is ${budget} kB (config.firstLoadKilobytes in package.json). Its largest modules, by source:\n${largest}`,
    );
    process.exit(1);
  }
  console.log(
    `${manifest.name}: built, first load ${kilobytes(bytes)} of ${budget} kB (brotli), ${seconds} s`,
  );
  process.exit(0);
});
