import { join } from 'node:path';
import { createRequire } from 'node:module';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack from 'webpack';
import { buildId } from './build-id.mjs';
import { containerName, federationOptions } from './federation.mjs';
import { BuildNamePlugin } from './build-name-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { PreloadPlugin } from './preload-plugin.mjs';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/**
 * The webpack configuration of the host or of a remote. All six builds come from here, since a remote that was built
 * with other sharing rules breaks without a word.
 * @param {{ name: string, kind: 'host' | 'remote' }} build `name` is the package's name; run from the package's folder
 * @returns {import('webpack').Configuration}
 */
export function createWebpackConfig({ name, kind }) {
  const root = process.cwd();
  const isHost = kind === 'host';
  return {
    name,
    context: root,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: isHost ? { main: './src/index.ts' } : {},
    output: {
      path: join(root, 'dist'),
      clean: true,
      publicPath: isHost ? '/' : 'auto',
      filename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: isHost ? name : `${containerName(name)}_${buildId(root)}`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 4000,
      hashFunction: 'xxhash64',
    },
    resolve: {
      extensions: ['.js', '.mjs', '.json'],
      alias: {
        'react-router/dom$': routerBuild('dom-export.mjs'),
        'react-router$': routerBuild('index.mjs'),
      },
    },
    module: { rules: [{ test: /\.tsx?$/, loader: require.resolve('swc-loader'), options: swcOptions() }] },
    optimization: {
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
        }),
      ],
      splitChunks: isHost ? { cacheGroups: { core: coreChunk() } } : { chunks: 'async' },
    },
    plugins: [
      // moment asks for all of its languages by a computed name; the product speaks English.
      new webpack.IgnorePlugin({ resourceRegExp: /^\.\/locale$/, contextRegExp: /moment$/ }),
      new ModuleFederationPlugin(federationOptions({ name, kind, root })),
      ...(isHost
        ? [
            new HtmlWebpackPlugin({
              template: './src/index.html',
              favicon: './src/icon.svg',
              scriptLoading: 'defer',
            }),
            new PreloadPlugin(),
            new BuildNamePlugin(root),
          ]
        : [new IntegrityPlugin(), new ManifestPlugin({ name, root })]),
    ],
    performance: { hints: false },
    stats: 'none',
    infrastructureLogging: { level: 'error' },
  };
}

/** react-router's package answers a bundler with its development build whatever the mode. */
function routerBuild(file) {
  const router = createRequire(require.resolve('react-router-dom'));
  return join(router.resolve('react-router/package.json'), '../dist/production', file);
}

function swcOptions() {
  return {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    sourceMaps: false,
  };
}

/** What the first paint needs of `shared` and the libraries behind it: one file instead of one for each module. */
function coreChunk() {
  const libraries =
    /[\\/](react|react-dom|scheduler|react-router|react-router-dom|jotai|@tanstack|styled-components|lucide-react|stylis|@emotion)[\\/]/;
  const rooms =
    /[\\/]shared[\\/]src[\\/](auth|constants|environment|feedback|http|query|registry|remote|router|state|theme|ui)[\\/]/;
  return {
    name: 'core',
    chunks: 'async',
    enforce: true,
    test: ({ resource = '' }) =>
      rooms.test(resource) ||
      (resource.includes('node_modules') && libraries.test(resource.split('node_modules').at(-1))),
  };
}
