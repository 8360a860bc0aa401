import { createRequire } from 'node:module';
import { join } from 'node:path';
import { baseConfig } from './base-config.mjs';
import { buildId } from './build-id.mjs';
import { coreChunk } from './core-chunk.mjs';
import { containerName, federationOptions } from './federation.mjs';
import { BuildNamePlugin } from './build-name-plugin.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { pagePlugin } from './page-plugin.mjs';
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
  const base = baseConfig({ root });
  return {
    ...base,
    name,
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
    optimization: {
      ...base.optimization,
      splitChunks: isHost ? { cacheGroups: { core: coreChunk() } } : { chunks: 'async' },
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin(federationOptions({ name, kind, root })),
      ...(isHost
        ? [pagePlugin(), new PreloadPlugin(), new BuildNamePlugin(root)]
        : [new IntegrityPlugin(), new ManifestPlugin({ name, root })]),
    ],
  };
}
