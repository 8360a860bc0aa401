import { createRequire } from 'node:module';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { baseConfig } from './base-config.mjs';
import { buildId } from './build-id.mjs';
import { BuildInfoPlugin } from './build-info-plugin.mjs';
import { coreChunk } from './core-chunk.mjs';
import { externalRuntimePlugin, containerName, EXPOSED_CHUNK, federationOptions } from './federation.mjs';
import { firstStyle } from './first-paint.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import { LoadTimeoutPlugin } from './load-timeout-plugin.mjs';
import { ManifestPlugin } from './manifest-plugin.mjs';
import { PreloadPlugin } from './preload-plugin.mjs';
import { startChunk } from './start-chunk.mjs';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

/**
 * The webpack configuration of the deployed host and remotes. All six builds use it, since a remote that is built with
 * other sharing rules fails silently.
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
 * The options common to deployed and development builds.
 * @param {{ name: string, kind: 'host' | 'remote', root: string, build: string, isDevelopment?: boolean, folder?: string }} options
 *   `build` is the build's id
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
      new LoadTimeoutPlugin(),
      new ModuleFederationPlugin(federationOptions({ name, kind, root, entry: `remoteEntry${hash}.js` })),
      ...(isHost
        ? [pagePlugin(), new PreloadPlugin(), new BuildInfoPlugin(root, build)]
        : [externalRuntimePlugin(), new ManifestPlugin({ name, root, build })]),
    ],
  };
}

/** The host's page; the server adds what differs between loads. */
function pagePlugin() {
  return new HtmlWebpackPlugin({
    template: './src/index.html',
    templateParameters: { firstStyle: firstStyle() },
    favicon: './src/icon.svg',
    scriptLoading: 'defer',
  });
}
