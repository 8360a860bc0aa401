/** `node build-one-bundle.mjs FOLDER` builds the product as one bundle into `FOLDER/dist`. */
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import { compressFolder } from './compress.mjs';
import { createOneBundleConfig } from './one-bundle.mjs';

const folder = resolve(process.argv[2]);
webpack(createOneBundleConfig(folder), async (error, stats) => {
  const problems = error ? [error] : stats.compilation.errors;
  if (problems.length > 0) {
    console.error(problems.map(({ message }) => message).join('\n\n'));
    process.exit(1);
  }
  await compressFolder(join(folder, 'dist'));
  process.exit(0);
});
