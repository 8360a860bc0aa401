import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import config from './webpack.config.mjs';

webpack(config, (failure, stats) => {
  if (failure || stats.hasErrors()) {
    console.error(failure ?? stats.toString('errors-only'));
    process.exit(1);
  }
  console.log(`Open ${pathToFileURL(join(config.output.path, 'index.html'))}`);
});
