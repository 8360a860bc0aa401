import { createRequire } from 'node:module';
import { join } from 'node:path';
import { baseConfig } from './base-config.mjs';
import { buildId } from './build-id.mjs';
import { BuildNamePlugin } from './build-name-plugin.mjs';
import { coreChunk } from './core-chunk.mjs';
import { borrowedRuntime, containerName, EXPOSED_CHUNK, federationOptions } from './federation.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { pagePlugin } from './page-plugin.mjs';
import { PreloadPlugin } from './preload-plugin.mjs';
import { startChunk } from './start-chunk.mjs';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/**
 * The webpack configuration of the host or of a remote, as it is deployed. All six builds come from here, since a remote
 * that was built with other sharing rules breaks without a word.
 * @param {{ name: string, kind: 'host' | 'remote', root?: string }} build `name` is the package's name, `root` its folder
 * @returns {import('webpack').Configuration}
 */
export function createWebpackConfig({ name, kind, root = process.cwd() }) {
  const config = federatedConfig({ name, kind, root, build: buildId(root) });
  return {
    ...config,
    plugins: [...config.plugins, ...(kind === 'remote' ? [new IntegrityPlugin()] : [])],
  };
}

/**
 * What the deployed builds and those of development have in common.
 * @param {{ name: string, kind: 'host' | 'remote', root: string, build: string, isDevelopment?: boolean, folder?: string }} options
 *   `build` names it on the page
 */
export function federatedConfig({ name, kind, root, build, isDevelopment, folder = join(root, 'dist') }) {
  const isHost = kind === 'host';
  const base = baseConfig({ root, isDevelopment });
  const hash = isDevelopment ? '' : '.[contenthash:8]';
  return {
    ...base,
    name,
    entry: isHost ? { main: './src/index.ts' } : {},
    output: {
      path: folder,
      clean: true,
      publicPath: isHost ? '/' : 'auto',
      filename: `[name]${hash}.js`,
      assetModuleFilename: '[name].[contenthash:8][ext]',
      uniqueName: isHost ? name : `${containerName(name)}_${build}`,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: 4000,
      hashFunction: 'xxhash64',
    },
    optimization: {
      ...base.optimization,
      splitChunks: isHost
        ? { cacheGroups: { core: coreChunk(), start: startChunk('bootstrap', 'main') } }
        : { chunks: 'async', cacheGroups: { start: startChunk(EXPOSED_CHUNK, containerName(name)) } },
    },
    plugins: [
      ...base.plugins,
      new ModuleFederationPlugin(federationOptions({ name, kind, root, entry: `remoteEntry${hash}.js` })),
      ...(isHost
        ? [pagePlugin(), new PreloadPlugin(), new BuildNamePlugin(root, build)]
        : [borrowedRuntime(), new ManifestPlugin({ name, root, build })]),
    ],
  };
}
