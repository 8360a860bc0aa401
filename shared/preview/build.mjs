import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';

const require = createRequire(import.meta.url);

/** @type {import('webpack').Configuration} */
const config = {
  context: import.meta.dirname,
  mode: 'development',
  devtool: false,
  target: ['web', 'es2022'],
  entry: './index.tsx',
  output: { path: join(import.meta.dirname, 'dist'), clean: true },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: require.resolve('swc-loader'),
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
  plugins: [
    new HtmlWebpackPlugin({ title: 'Steplight components', meta: { viewport: 'width=device-width' } }),
  ],
  performance: { hints: false },
};

webpack(config, (error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error ?? stats.toString('errors-only'));
    process.exit(1);
  }
  console.log(`Open ${pathToFileURL(join(config.output.path, 'index.html'))}`);
});
