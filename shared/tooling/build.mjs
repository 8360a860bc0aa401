import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { compressFolder } from './compress.mjs';

const root = process.cwd();
const started = performance.now();
const { default: config } = await import(pathToFileURL(join(root, 'webpack.config.mjs')).href);

webpack(config, async (failure, stats) => {
  // Warnings are failures: the ones that webpack gives are missing exports and modules that would not be shared.
  const problems = failure
    ? [failure.stack ?? String(failure)]
    : [...stats.compilation.errors, ...stats.compilation.warnings].map((problem) => problem.message);
  if (problems.length > 0) {
    console.error(`${basename(root)}: build failed\n\n${problems.join('\n\n')}`);
    process.exit(1);
  }
  const folder = join(root, 'dist');
  await compressFolder(folder);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${basename(root)}: built, ${kilobytesOfScripts(folder)} kB of brotli JavaScript, ${seconds} s`,
  );
  process.exit(0);
});

function kilobytesOfScripts(folder) {
  const bytes = readdirSync(folder)
    .filter((file) => file.endsWith('.js.br'))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  return Math.round(bytes / 1000);
}
